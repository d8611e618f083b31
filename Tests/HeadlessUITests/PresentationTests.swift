import HeadlessUI
import Testing

@Suite struct PresentationTests {
  private let log = CallLog()
  private let root: RecordingController
  private let window: UIWindow

  init() {
    root = RecordingController("A", log)
    window = UIWindow(root: root)
    _ = log.take()
  }

  private func controller(
    _ title: String, _ style: UIViewController.ModalPresentationStyle = .automatic
  ) -> RecordingController {
    RecordingController(title, log, style: style)
  }

  @Test func `a full screen makes its presenter disappear`() {
    root.present(controller("B", .fullScreen), animated: true) { [log] in log.note("completion") }
    #expect(
      log.take() == [
        "B did load", "A will disappear", "B will appear", "B did appear", "A did disappear", "completion",
      ])
  }

  @Test func `a presenter appears again when its full screen is dismissed`() {
    root.present(controller("B", .fullScreen), animated: true)
    _ = log.take()
    root.dismiss(animated: true) { [log] in log.note("completion") }
    #expect(
      log.take() == ["B will disappear", "A will appear", "A did appear", "B did disappear", "completion"])
    #expect(root.presentedViewController == nil)
  }

  @Test(arguments: [UIViewController.ModalPresentationStyle.automatic, .pageSheet])
  func `a sheet causes no appearance calls of its presenter`(style: UIViewController.ModalPresentationStyle) {
    root.present(controller("B", style), animated: true)
    #expect(log.take() == ["B did load", "B will appear", "B did appear"])
    root.dismiss(animated: true)
    #expect(log.take() == ["B will disappear", "B did disappear"])
  }

  @Test func `a presented controller can dismiss itself through its presenter`() {
    let sheet = controller("B")
    root.present(sheet, animated: true)
    #expect(sheet.presentingViewController === root)
    #expect(root.presentedViewController === sheet)
    sheet.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `a second presentation is refused with a warning of the window`() {
    let first = controller("B")
    root.present(first, animated: true)
    _ = log.take()
    root.present(controller("C"), animated: true) { [log] in log.note("completion") }
    #expect(log.take() == [])
    #expect(root.presentedViewController === first)
    #expect(
      window.warnings == [
        "Attempt to present RecordingController on RecordingController, "
          + "which is already presenting RecordingController."
      ])
  }

  @Test func `a controller outside the window presents nothing`() {
    let hidden = UIWindow()
    let controller = controller("B")
    hidden.rootViewController = controller
    controller.present(UIViewController(), animated: true)
    #expect(controller.presentedViewController == nil)
    #expect(
      hidden.warnings == [
        "Attempt to present UIViewController on RecordingController, whose view is not in the window."
      ])
  }

  @Test func `a controller can present only after it has appeared`() {
    let eager = controller("B")
    eager.onCall = { [unowned eager] call in
      if call != "did appear" {
        eager.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      }
    }
    window.rootViewController = UINavigationController(rootViewController: eager)
    #expect(eager.presentedViewController == nil)
    #expect(window.warnings.count == 2)
    eager.onCall = { _ in }
    eager.present(UIViewController(), animated: true)
    #expect(eager.presentedViewController != nil)
  }

  @Test func `a controller has only one presenter at a time`() {
    let sheet = controller("B")
    root.present(sheet, animated: true)
    sheet.present(sheet, animated: true)
    #expect(sheet.presentedViewController == nil)
    #expect(
      window.warnings == [
        "Attempt to present RecordingController on RecordingController, while another controller is presenting it."
      ])
  }

  @Test func `a dismissal removes all controllers above, and those in between do not appear`() {
    let middle = controller("B", .fullScreen)
    root.present(middle, animated: true)
    middle.present(controller("C", .fullScreen), animated: true)
    _ = log.take()
    root.dismiss(animated: true)
    #expect(log.take() == ["C will disappear", "A will appear", "A did appear", "C did disappear"])
    #expect(root.presentedViewController == nil)
    #expect(middle.presentedViewController == nil)
  }

  @Test func `sheets that are dismissed together disappear from the top down`() {
    let middle = controller("B")
    root.present(middle, animated: true)
    middle.present(controller("C"), animated: true)
    _ = log.take()
    root.dismiss(animated: true)
    #expect(log.take() == ["C will disappear", "B will disappear", "C did disappear", "B did disappear"])
  }

  @Test func `a screen in a navigation controller presents over the whole navigation controller`() {
    let inner = controller("B")
    let navigation = UINavigationController(rootViewController: inner)
    window.rootViewController = navigation
    _ = log.take()
    let sheet = controller("C", .fullScreen)
    inner.present(sheet, animated: true)
    #expect(
      log.take() == ["C did load", "B will disappear", "C will appear", "C did appear", "B did disappear"])
    #expect(sheet.presentingViewController === navigation)
    #expect(navigation.presentedViewController === sheet)
    #expect(inner.presentedViewController === sheet)
  }

  @Test func `a screen in a presented navigation controller knows its presenter and can be dismissed`() {
    let inner = controller("B")
    root.present(UINavigationController(rootViewController: inner), animated: true)
    #expect(inner.presentingViewController === root)
    inner.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
  }

  @Test func `a push under a full screen appears when the full screen is dismissed`() {
    let inner = controller("B")
    let navigation = UINavigationController(rootViewController: inner)
    window.rootViewController = navigation
    navigation.present(controller("C", .fullScreen), animated: true)
    _ = log.take()
    navigation.pushViewController(controller("D"), animated: false)
    #expect(log.take() == [])
    navigation.dismiss(animated: true)
    #expect(
      log.take() == ["C will disappear", "D did load", "D will appear", "D did appear", "C did disappear"])
  }

  @Test func `a root that leaves the window takes its presented controller with it`() {
    root.present(controller("B"), animated: true)
    _ = log.take()
    window.rootViewController = nil
    #expect(log.take() == ["B will disappear", "B did disappear", "A will disappear", "A did disappear"])
    #expect(root.presentedViewController == nil)
  }

  @Test func `a dismissed controller is released`() {
    weak var presented: UIViewController?
    do {
      let sheet = controller("B")
      presented = sheet
      root.present(sheet, animated: true)
    }
    #expect(presented != nil)
    root.dismiss(animated: true)
    #expect(presented == nil)
  }

  @Test func `a person can reach only the topmost screen`() {
    root.view.addSubview(button("below"))
    let sheet = controller("B")
    sheet.view.addSubview(button("above"))
    root.present(sheet, animated: true)
    #expect(window.reachable() == ["above"])
  }

  private func button(_ title: String) -> UIButton {
    let button = UIButton()
    button.setTitle(title, for: .normal)
    return button
  }
}
