public import HeadlessUI
public import Tracing

/// A storyboard that sees what it makes, and puts decorators where a connection crosses a boundary.
@MainActor public final class TracingStoryboard: UIStoryboard {
  /// Answers the part that an object plays, or nil for one that plays none.
  public typealias RoleFinder = (AnyObject) -> Role?

  /// Answers what stands for an object that an outlet or an action of another role connects to, given the
  /// name that the scene has for the object.
  public typealias Decorator = (_ object: AnyObject, _ name: String, Participant) -> AnyObject

  private let trace: Trace
  private let role: RoleFinder
  private let decorate: Decorator
  private var decorators: [ObjectIdentifier: AnyObject] = [:]
  private var kept: [AnyObject] = []
  private var ownerInMaking = ""

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
    trace.creation(of: .viewController, identifier) {
      super.instantiateViewController(identifier: identifier, creator: creator)
    }
  }

  public override func perform(
    _ segue: StoryboardScene.Segue, from source: UIViewController, sender: Any?
  ) {
    let participant = Participant(
      role: .system, type: "UIStoryboardSegue", object: "the segue \(segue.identifier)")
    trace.message(
      to: participant, segue.identifier, kind: .navigation, name: "performSegue(withIdentifier:sender:)",
      past: "HeadlessUI"
    ) {
      super.perform(segue, from: source, sender: sender)
    }
  }

  public override func loadView(
    of scene: StoryboardScene, for owner: UIViewController
  ) throws(StoryboardError) -> UIView {
    let outer = ownerInMaking
    ownerInMaking = trace.participant(.viewController, owner).object
    defer {
      ownerInMaking = outer
      decorators = [:]
    }
    let view = Participant.view(of: ownerInMaking)
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

  public override func destination(
    _ object: AnyObject, named name: String, connectedFrom source: AnyObject
  ) -> AnyObject {
    guard let target = role(object), target != role(source) else { return object }
    if let decorator = decorators[ObjectIdentifier(object)] { return decorator }
    let participant =
      target == .view
      ? Participant.view(of: ownerInMaking, type: "\(type(of: object))")
      : trace.participant(target, object)
    let decorator = decorate(object, name, participant)
    decorators[ObjectIdentifier(object)] = decorator
    // Whoever reports to a view controller does not keep it alive, nor what stands for it.
    if target == .viewController { kept.append(decorator) }
    return decorator
  }
}
