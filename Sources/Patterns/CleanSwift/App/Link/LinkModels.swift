/// The models of the scene Link, with a namespace for its use case.
enum FollowLink {
  /// Opens the film that a link leads to.
  enum Open {
    struct Request {
      let link: String
    }

    enum Response {
      case success
      case failure(Failure, link: String)
    }

    enum ViewModel {
      case success
      case failure(message: String, link: String)
    }
  }
}
