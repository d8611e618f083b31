/// The models that cross the boundaries, a namespace for each use case.
enum News {
  enum Read {
    struct Request {}
    struct Response { let news: String }
    struct ViewModel { let text: String }
  }
}
