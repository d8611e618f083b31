import HeadlessUI
import Testing

@Suite struct AlertScreenTests {
  private let root = UIViewController()
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    root.title = "Countries"
    navigation = UINavigationController(rootViewController: root)
    window = UIWindow(root: navigation)
  }

  @Test func `an alert is drawn over the content, between the bars`() {
    root.toolbarItems = [UIBarButtonItem(title: "Name"), UIBarButtonItem(title: "Population")]
    navigation.isToolbarHidden = false
    root.view.addSubview(label("Loading"))
    let alert = UIAlertController(
      title: "Something went wrong", message: "The catalogue is unavailable.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Try Again", style: .default))
    root.present(alert, animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────────────────────────╮
      │                        Countries                         │
      ├──────────────────────────────────────────────────────────┤
      │ Loading                                                  │
      │     ╭──────────────────────────────────────────────╮     │
      │     │ Something went wrong                         │     │
      │     │ The catalogue is unavailable.                │     │
      │     │                                              │     │
      │     │ [Cancel]  [Try Again]                        │     │
      │     ╰──────────────────────────────────────────────╯     │
      │                                                          │
      ├──────────────────────────────────────────────────────────┤
      │ [Name]  [Population]                                     │
      ╰──────────────────────────────────────────────────────────╯
      """, width: 60)
  }

  @Test func `a long alert wraps its text and stacks its buttons`() {
    let alert = UIAlertController(
      title: "Delete all the films that you have marked?",
      message: "They are gone then.\nNothing brings them back.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete everything for ever", style: .destructive))
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    root.present(alert, animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │                                      │
      │ ╭──────────────────────────────────╮ │
      │ │ Delete all the films that you    │ │
      │ │ have marked?                     │ │
      │ │ They are gone then.              │ │
      │ │ Nothing brings them back.        │ │
      │ │                                  │ │
      │ │ [Delete everything for ever]     │ │
      │ │ [Keep]                           │ │
      │ ╰──────────────────────────────────╯ │
      │                                      │
      ╰──────────────────────────────────────╯
      """)
    window.expect(
      """
      ╭──────────────────╮
      │    Countries     │
      ├──────────────────┤
      │                  │
      │ ╭──────────────╮ │
      │ │ Delete all   │ │
      │ │ the films    │ │
      │ │ that you     │ │
      │ │ have marked? │ │
      │ │ They are     │ │
      │ │ gone then.   │ │
      │ │ Nothing      │ │
      │ │ brings them  │ │
      │ │ back.        │ │
      │ │              │ │
      │ │ [Delete ev…] │ │
      │ │ [Keep]       │ │
      │ ╰──────────────╯ │
      │                  │
      ╰──────────────────╯
      """, width: 20)
  }

  @Test func `an alert without buttons, title or message is still a box`() {
    root.present(UIAlertController(title: nil, message: "Wait", preferredStyle: .alert), animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │                                      │
      │ ╭──────────────────────────────────╮ │
      │ │ Wait                             │ │
      │ ╰──────────────────────────────────╯ │
      │                                      │
      ╰──────────────────────────────────────╯
      """)
    root.dismiss(animated: true)
    root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
    window.expect(
      """
      ╭──────────────────────────────────────╮
      │              Countries               │
      ├──────────────────────────────────────┤
      │                                      │
      │ ╭──────────────────────────────────╮ │
      │ ╰──────────────────────────────────╯ │
      │                                      │
      ╰──────────────────────────────────────╯
      """)
  }
}
