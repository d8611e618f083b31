import HeadlessUI

/// The calls that controllers received, in order.
final class CallLog {
  private var calls: [String] = []

  func note(_ call: String) {
    calls.append(call)
  }

  /// Returns the calls since the last `take()`.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}

/// A controller that records the framework's calls under its title.
class RecordingController: UIViewController {
  private let log: CallLog
  /// The test's own closure for each call.
  var onCall: (String) -> Void = { _ in }

  init(_ title: String, _ log: CallLog, style: ModalPresentationStyle = .automatic) {
    self.log = log
    super.init()
    self.title = title
    modalPresentationStyle = style
  }

  private func note(_ call: String) {
    log.note("\(title ?? "?") \(call)")
    onCall(call)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("did load")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
}
