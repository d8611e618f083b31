/// One object in a trace: the sender or the receiver of messages.
public struct Participant: Hashable, Codable, Sendable {
  /// The part that the object plays.
  public let role: Role
  /// The name of the object's type, without its module.
  public let type: String
  /// The object's name in its trace, such as `CountriesInteractor 1`; two objects never share one.
  public let object: String

  /// Creates the participant for an object, under the object's name in its trace.
  public init(role: Role, type: String, object: String) {
    self.role = role
    self.type = type
    self.object = object
  }
}

extension Participant {
  /// The user of the app.
  public static let user = Participant(role: .user, type: "Person", object: "the user")
  /// The framework that calls an app.
  public static let system = Participant(role: .system, type: "HeadlessUI", object: "the system")
}
