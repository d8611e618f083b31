protocol VIP47PresenterInput: AnyObject {
  func presentGreet(response: String)
}

final class VIP47Presenter: VIP47PresenterInput {
  func presentGreet(response: String) {}
}

/// Can send to only one class of presenter.
final class VIP47Interactor {
  var output: VIP47Presenter?
}
