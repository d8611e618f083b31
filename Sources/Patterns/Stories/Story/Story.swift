/// Something that a user wants, with the script that shows whether an app gives it.
///
/// The script works the app through its window, so that one script fits every architecture.
public struct Story: Identifiable, Sendable {
  /// The name that people type, such as `sort-countries`.
  public let id: String
  /// The user's goal; completes "As a user, I want to".
  public let wish: String
  /// The steps, in order.
  public let steps: [Step]

  /// Takes a name, a wish that reads on from "As a user, I want to", and what happens.
  public init(id: String, wish: String, steps: [Step]) {
    self.id = id
    self.wish = wish
    self.steps = steps
  }

  /// One thing that happens in a story, and where the script says so.
  public struct Step: Sendable {
    /// The event.
    public let event: Event
    /// The path of the source file that the step is written in.
    public let file: String
    /// The line in that file.
    public let line: Int

    /// Creates a step from an event and the place in the script that says so.
    package init(event: Event, file: String, line: Int) {
      self.event = event
      self.file = file
      self.line = line
    }

    /// The step as a person would tell it.
    public var description: String { event.description }
    /// True if the step does nothing but look at the screen.
    public var isLook: Bool { event.isLook }
  }
}

extension Story: CustomStringConvertible {
  /// The name that people type.
  public var description: String { id }
}
