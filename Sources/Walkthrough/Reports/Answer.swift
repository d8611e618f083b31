/// The text that the program prints, and its exit status.
struct Answer {
  let text: String
  var status: Int32 = 0
}

extension Answer {
  /// An answer whose exit status is that of success or of failure.
  init(text: String, isSuccess: Bool) {
    self.init(text: text, status: isSuccess ? 0 : 1)
  }

  /// An answer without text, after a session at a terminal that may have been ended by Ctrl-C.
  init(interrupted: Bool) {
    self.init(text: "", status: interrupted ? Walkthrough.interruptedStatus : 0)
  }

  /// True if the exit status is that of success.
  var isSuccess: Bool { status == 0 }
}
