import Tracing

/// Something that a user wants, with the script that shows whether an app gives it.
///
/// The script works the app through its window, so that one script fits every architecture.
public struct Story: Identifiable, Sendable {
  /// The name that people type, such as `sort-countries`.
  public let id: String
  /// What the user wants; reads on from "As a user, I want to".
  public let wish: String
  /// What happens, in order.
  public let steps: [Step]

  /// Takes a name, a wish that reads on from "As a user, I want to", and what happens.
  public init(id: String, wish: String, steps: [Step]) {
    self.id = id
    self.wish = wish
    self.steps = steps
  }

  /// One thing that happens in a story.
  public struct Step: Sendable {
    /// The step as a person would tell it.
    public let description: String
    /// The path of the source file that the step is written in.
    public let file: String
    /// The line in that file.
    public let line: Int
    /// Whether the step does nothing but look at the screen.
    public let isLook: Bool
    let perform: @MainActor @Sendable (Stage) throws -> Void
  }
}

extension Story.Step {
  private init(
    _ description: String, _ file: String, _ line: Int, isLook: Bool = false,
    _ perform: @escaping @MainActor @Sendable (Stage) throws -> Void
  ) {
    self.description = description
    self.file = file
    self.line = line
    self.isLook = isLook
    self.perform = perform
  }

  /// The user opens the app.
  public static func launch(file: String = #filePath, line: Int = #line) -> Self {
    Self("The user opens the app.", file, line) { stage in
      stage.launch(at: SourceLine(path: file, line: line))
    }
  }

  /// The user closes the app and opens it again; what was stored is still there.
  public static func relaunch(file: String = #filePath, line: Int = #line) -> Self {
    Self("The user closes the app and opens it again.", file, line) { stage in
      stage.terminate()
      stage.launch(at: SourceLine(path: file, line: line))
    }
  }

  /// The user taps a button.
  public static func tap(_ label: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user taps “\(label)”.", file, line) { stage in
      try stage.robot.tap(label, file: file, line: line)
    }
  }

  /// The user picks a row.
  public static func pick(_ label: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user picks “\(label)”.", file, line) { stage in
      try stage.robot.pick(label, file: file, line: line)
    }
  }

  /// The user pastes a text into the search field.
  public static func paste(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user pastes “\(text)”.", file, line) { stage in
      try stage.robot.paste(text, file: file, line: line)
    }
  }

  /// The user types a text into the search field, character by character.
  public static func type(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user types “\(text)”.", file, line) { stage in
      try stage.robot.type(text, file: file, line: line)
    }
  }

  /// The user goes back to the screen below.
  public static func goBack(file: String = #filePath, line: Int = #line) -> Self {
    Self("The user goes back.", file, line) { stage in
      try stage.robot.goBack(file: file, line: line)
    }
  }

  /// The user scrolls the list on by one page.
  public static func scrollDown(file: String = #filePath, line: Int = #line) -> Self {
    Self("The user scrolls down.", file, line) { stage in
      try stage.robot.scrollDown(file: file, line: line)
    }
  }

  /// The catalogue gives the reply that has waited longest.
  public static func reply(file: String = #filePath, line: Int = #line) -> Self {
    Self("The catalogue replies.", file, line) { stage in try stage.reply() }
  }

  /// The catalogue fails the request that has waited longest.
  public static func fail(file: String = #filePath, line: Int = #line) -> Self {
    Self("The catalogue fails.", file, line) { stage in try stage.fail() }
  }

  /// Whatever the catalogue still has to say arrives, were it nothing.
  public static func replyToAll(file: String = #filePath, line: Int = #line) -> Self {
    Self("The catalogue gives every reply that is still wanted.", file, line) { stage in
      stage.replyToAll()
    }
  }

  /// The user sees a text on the screen.
  public static func see(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user sees “\(text)”.", file, line, isLook: true) { stage in
      try stage.expect(text, visible: true)
    }
  }

  /// The user sees a text nowhere on the screen.
  public static func dontSee(_ text: String, file: String = #filePath, line: Int = #line) -> Self {
    Self("The user does not see “\(text)”.", file, line, isLook: true) { stage in
      try stage.expect(text, visible: false)
    }
  }
}

extension Story: CustomStringConvertible {
  /// The name that people type.
  public var description: String { id }
}
