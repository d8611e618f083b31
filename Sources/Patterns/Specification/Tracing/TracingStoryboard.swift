public import HeadlessUI
public import Tracing

/// A storyboard that sees what it makes, and puts decorators where a connection crosses a boundary.
@MainActor public final class TracingStoryboard: UIStoryboard {
  /// Answers the part that an object plays, or nil for one that plays none.
  public typealias RoleFinder = (AnyObject) -> Role?

  /// Answers what stands for an object that an outlet or an action of another role connects to.
  public typealias Decorator = (AnyObject, Participant) -> AnyObject

  private let trace: Trace
  private let role: RoleFinder
  private let decorate: Decorator
  private var decorators: [ObjectIdentifier: AnyObject] = [:]
  private var sceneInMaking = ""

  /// Takes what tells the part of an object, and what stands for it.
  public init(
    scenes: [StoryboardScene], trace: Trace, role: @escaping RoleFinder, decorate: @escaping Decorator
  ) {
    self.trace = trace
    self.role = role
    self.decorate = decorate
    super.init(scenes: scenes)
  }

  public override func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: () -> Controller
  ) -> Controller {
    let made = super.instantiateViewController(identifier: identifier, creator: creator)
    trace.message(to: trace.participant(.viewController, made), identifier, kind: .creation) {}
    return made
  }

  public override func loadView(
    of scene: StoryboardScene, for owner: UIViewController
  ) throws(StoryboardError) -> UIView {
    let outer = sceneInMaking
    sceneInMaking = scene.identifier
    defer {
      sceneInMaking = outer
      decorators = [:]
    }
    let view = Participant.view(ofScene: scene.identifier)
    return try trace.message(to: view, kind: .creation, name: "loadView(of:for:)") {
      () throws(StoryboardError) in try super.loadView(of: scene, for: owner)
    }
  }

  public override func makeObject(
    _ object: StoryboardScene.Object, in scene: StoryboardScene
  ) -> AnyObject {
    let made = super.makeObject(object, in: scene)
    let participant = trace.participant(role(made) ?? .system, made)
    trace.message(
      to: participant, kind: .creation, name: "\(participant.type).init()",
      at: SourceLine(path: object.file, line: object.line)
    ) {}
    return made
  }

  public override func destination(_ object: AnyObject, connectedFrom source: AnyObject) -> AnyObject {
    guard let target = role(object), target != role(source) else { return object }
    if let decorator = decorators[ObjectIdentifier(object)] { return decorator }
    let participant =
      target == .view
      ? Participant.view(ofScene: sceneInMaking, type: "\(type(of: object))")
      : trace.participant(target, object)
    let decorator = decorate(object, participant)
    decorators[ObjectIdentifier(object)] = decorator
    return decorator
  }
}
