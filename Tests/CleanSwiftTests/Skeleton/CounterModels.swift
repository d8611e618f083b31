/// The models that cross the boundaries, a namespace for each use case.
enum Counter {
  enum Count {
    struct Request {}
    struct Response { let taps: Int }
    struct ViewModel { let text: String }
  }
}
