/// What is written in another way for UIKit than for HeadlessUI. The page on UIKit lists the same differences.
struct Spelling {
  let framework: SceneTemplate.Framework

  private func pick(_ uiKit: String, _ headlessUI: String) -> String {
    framework == .uiKit ? uiKit : headlessUI
  }

  var imports: String { pick("import UIKit", "import HeadlessUI") }

  /// A button that a scene creates in code.
  var button: String { pick("UIButton(type: .system)", "UIButton()") }

  /// The first words of an initializer without parameters.
  var plainInit: String { pick("init()", "override init()") }

  var superInit: String { pick("super.init(nibName: nil, bundle: nil)", "super.init()") }

  /// The initializer that UIKit requires of a view controller that builds its own view.
  var coderInit: String {
    pick(
      """


        @available(*, unavailable)
        required init?(coder: NSCoder) {
          fatalError("The scene is created in code.")
        }
      """, "")
  }

  /// The lines that keep a stack, as the view of a screen, off the edges, and give it a colour.
  var screen: String {
    pick(
      """

          stack.isLayoutMarginsRelativeArrangement = true
          stack.backgroundColor = .systemBackground
      """, "")
  }

  /// A method of a class, as a control calls it.
  func action(_ type: String, _ method: String) -> String {
    pick("#selector(\(method))", "\(type).\(method)")
  }

  /// The attribute of a method that a control calls, in code.
  var actionAttribute: String { pick("@objc ", "") }

  func outlet(_ name: String, _ type: String) -> String {
    pick("@IBOutlet var \(name): \(type)!", "@Outlet var \(name): \(type)")
  }

  /// What follows the name of a class that a storyboard creates.
  var object: String { pick(": NSObject", "") }
}
