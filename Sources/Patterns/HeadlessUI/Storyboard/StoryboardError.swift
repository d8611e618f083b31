/// The reason why a storyboard cannot load a scene or perform a segue.
nonisolated public enum StoryboardError: Error, Equatable, CustomStringConvertible {
  /// The storyboard has no scene of that name; the scenes that it has follow.
  case unknownScene(String, known: [String])
  /// A scene was asked for its controller, but does not say how to create one.
  case noController(scene: String)
  /// A controller has no segue of that name; the segues that it has follow.
  case unknownSegue(String, scene: String, known: [String])
  /// A connection names an object that the scene does not have; the objects that it has follow.
  case unknownObject(String, scene: String, connection: String, known: [String])
  /// Two things in a scene have the same name.
  case duplicateName(String, scene: String)
  /// A connection needs an object of another type.
  case wrongType(scene: String, connection: String, wanted: String, found: String)
  /// A connection begins at something that sends no actions.
  case notAControl(String, scene: String, found: String)
  /// An outlet of an object is not connected.
  case openOutlet(String, object: String, scene: String)

  /// A sentence that says what is wrong and where, and one that says what to do or which names there are.
  public var description: String {
    switch self {
    case .unknownScene(let name, let known):
      "There is no scene '\(name)' in the storyboard. It has: \(known.joined(separator: ", "))."
    case .noController(let scene):
      "Scene '\(scene)' does not say how its controller is made. Give the scene a controller, or pass a creator."
    case .unknownSegue(let name, let scene, let known):
      "Scene '\(scene)' has no segue '\(name)'. "
        + (known.isEmpty ? "It has none at all." : "It has: \(known.joined(separator: ", ")).")
    case .unknownObject(let name, let scene, let connection, let known):
      "Scene '\(scene)': the \(connection) names '\(name)', which the scene does not have. "
        + "It has: \(known.joined(separator: ", "))."
    case .duplicateName(let name, let scene):
      "Scene '\(scene)': two things are called '\(name)'. Rename one of them."
    case .wrongType(let scene, let connection, let wanted, let found):
      "Scene '\(scene)': the \(connection) needs \(wanted), but finds \(found). "
        + "Connect it to another object, or change the type of one of the two."
    case .notAControl(let name, let scene, let found):
      "Scene '\(scene)': '\(name)' is a \(found), which sends no actions. Connect a control or a bar button."
    case .openOutlet(let outlet, let object, let scene):
      "Scene '\(scene)': the outlet '\(outlet)' of '\(object)' is not connected. "
        + "Add an outlet to the scene that connects it."
    }
  }
}
