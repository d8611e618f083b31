/// A row of a list.
struct Row: Equatable {
  let title: String
  let detail: String
}
