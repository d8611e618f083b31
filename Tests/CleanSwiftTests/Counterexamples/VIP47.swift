protocol VIP47PresenterInput: AnyObject {
  func presentGreet(response: String)
}

final class VIP47Presenter: VIP47PresenterInput {
  func presentGreet(response: String) {}
}

/// Can respond to one class of presenters only.
final class VIP47Interactor {
  var output: VIP47Presenter?
}
