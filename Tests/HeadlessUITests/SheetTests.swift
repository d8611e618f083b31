import Testing

@testable import HeadlessUI

/// A sheet, which the user can swipe away and code can dismiss.
@Suite struct SheetTests {
  private let log = CallLog()
  private let root: RecordingController
  private let window: UIWindow
  private let sheet: RecordingController
  private let delegate: Delegate

  init() {
    root = RecordingController("A", log)
    window = UIWindow(root: root)
    sheet = RecordingController("B", log)
    delegate = Delegate(log)
    sheet.presentationController?.delegate = delegate
    root.present(sheet, animated: true)
    _ = log.take()
  }

  private func swipe() throws {
    try window.act(on: .sheetTop)
  }

  @Test func `a swipe dismisses the sheet, and the delegate is told when it has gone`() throws {
    try swipe()
    #expect(log.take() == ["B will disappear", "B did disappear", "did dismiss B"])
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `code that dismisses the sheet tells the delegate nothing`() {
    sheet.dismiss(animated: true)
    #expect(log.take() == ["B will disappear", "B did disappear"])
  }

  @Test func `a swipe can be held, and tells the delegate at its end`() throws {
    window.holdsNextTransition = true
    try swipe()
    #expect(log.take() == ["B will disappear"])
    #expect(window.screen().swipes.map(\.kind) == [.transitionEnd])
    window.finishTransition()
    #expect(log.take() == ["B did disappear", "did dismiss B"])
  }

  @Test func `a delegate that has gone is not told, and one without the method hears nothing`() throws {
    var other: AnyObject? = Silent()
    sheet.presentationController?.delegate = other as? Silent
    try swipe()
    #expect(log.take() == ["B will disappear", "B did disappear"])
    root.present(sheet, animated: true)
    sheet.presentationController?.delegate = other as? Silent
    other = nil
    #expect(sheet.presentationController?.delegate == nil)
  }

  @Test func `a presentation controller lasts from the first look at it until the dismissal`() throws {
    let first = try #require(sheet.presentationController)
    #expect(first.presentedViewController === sheet)
    #expect(first.presentingViewController === root)
    try swipe()
    let second = try #require(sheet.presentationController)
    #expect(second !== first)
    #expect(second.delegate == nil)
    #expect(second.presentingViewController == nil)
  }

  @Test func `what is in a container has the presentation controller of the container`() {
    let inner = RecordingController("C", log)
    let navigation = UINavigationController(rootViewController: inner)
    #expect(inner.presentationController === navigation.presentationController)
  }

  @Test func `neither a full screen nor a screen under an alert can be swiped away`() {
    let alert = UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
    sheet.present(alert, animated: true)
    #expect(window.screen().swipes.isEmpty)
    alert.dismiss(animated: true)
    #expect(window.screen().swipes.map(\.kind) == [.sheetTop])
    sheet.dismiss(animated: true)
    root.present(RecordingController("D", log, style: .fullScreen), animated: true)
    #expect(window.screen().swipes.isEmpty)
  }

  @Test func `the sheet in front is drawn with a handle, and in a stack with its bar`() {
    let navigation = UINavigationController(rootViewController: RecordingController("C", log))
    sheet.present(navigation, animated: true)
    #expect(window.frontViewController?.title == "C")
    window.expect(
      """
      ╭──────╴━━━━╶──────╮
      │        C         │
      ├──────────────────┤
      ╰──────────────────╯
      """, width: 20)
  }

  private final class Delegate: UIAdaptivePresentationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) { self.log = log }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      log.note("did dismiss \(presentationController.presentedViewController.title ?? "?")")
    }
  }

  private final class Silent: UIAdaptivePresentationControllerDelegate {}
}
