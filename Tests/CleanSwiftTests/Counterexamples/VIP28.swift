protocol VIP28InteractorInput: AnyObject {
  func greet(request: String)
}

final class VIP28Interactor: VIP28InteractorInput {
  func greet(request: String) {}
}

/// Can send to no other class of interactor.
final class VIP28ViewController {
  var output: VIP28Interactor?
}
