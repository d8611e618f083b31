/// A user's goal, with a script that shows if an app meets it.
///
/// The script operates the app only through its window, so that one script fits every architecture.
public struct Story: Identifiable, Sendable {
  /// The name that people type, such as `sort-countries`.
  public let id: String
  /// The user's goal; completes "As a user, I want to".
  public let wish: String
  /// The steps, in order.
  public let steps: [Step]

  /// Creates a story from its name, a wish that completes "As a user, I want to", and the steps.
  public init(id: String, wish: String, steps: [Step]) {
    self.id = id
    self.wish = wish
    self.steps = steps
  }

  /// One event of a story, with its place in the script.
  public struct Step: Sendable {
    /// The event.
    public let event: Event
    /// The path of the source file that the step is written in.
    public let file: String
    /// The line in that file.
    public let line: Int

    /// Creates a step from an event and its place in the script.
    public init(event: Event, file: String, line: Int) {
      self.event = event
      self.file = file
      self.line = line
    }

    /// The step in plain words.
    public var description: String { event.description }
    /// True if the step is only a look at the screen.
    public var isLook: Bool { event.isLook }
  }
}

extension Story: CustomStringConvertible {
  /// The name that people type.
  public var description: String { id }
}
