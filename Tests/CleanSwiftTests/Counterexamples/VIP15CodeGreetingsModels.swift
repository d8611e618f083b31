/// Leaves the wording to the view controller.
private enum Greetings {
  enum Fail {
    struct ViewModel {
      let reason: Reason
    }
  }

  enum Reason {
    case unavailable
  }
}
