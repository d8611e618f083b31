protocol VIP28InteractorInput: AnyObject {
  func greet(request: String)
}

final class VIP28Interactor: VIP28InteractorInput {
  func greet(request: String) {}
}

/// Can send to only one class of interactor.
final class VIP28ViewController {
  var output: VIP28Interactor?
}
