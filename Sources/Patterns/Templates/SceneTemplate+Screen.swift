extension SceneTemplate {
  // The screen that three of the patterns build in code: a label and a button for each use case, and a button that
  // leads back.

  var viewProperties: String {
    """
    \(each { "  let \($0.method)Label = UILabel()\n  private let \($0.method)Button = \(spelling.button)" })
      private let closeButton = \(spelling.button)
    """
  }

  var loadView: String {
    """
      override func loadView() {
        let stack = UIStackView(arrangedSubviews: [
    \(each { "      \($0.method)Label, \($0.method)Button," })
          closeButton,
        ])
        stack.axis = .vertical\(spelling.screen)
        view = stack
      }
    """
  }

  /// The lines of `viewDidLoad` that give the buttons their titles and their actions.
  var buttonSetup: String {
    let names = useCases.map { ($0.method, $0.title) } + [("close", "Close")]
    return names.map { name, title in
      """
          \(name)Button.setTitle("\(title)", for: .normal)
          \(name)Button.addTarget(
            self, action: \(spelling.action("\(self.name)ViewController", "\(name)Tapped")), for: .touchUpInside)
      """
    }.joined(separator: "\n")
  }

  /// The tests of a part: a suite with a title.
  func suite(_ part: String, _ body: String) -> File {
    let suite = body.contains("Task.yield()") ? "@Suite(.timeLimit(.minutes(1)))" : "@Suite"
    return File(
      path: "\(part)Tests.swift",
      text: """
        @MainActor \(suite) struct \(part)Tests {
        \(body)
        }

        """)
  }
}
