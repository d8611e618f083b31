import HeadlessUI
import Tracing

/// A storyboard whose work is recorded: the controllers, views and objects that it creates.
@MainActor final class ObservedStoryboard: UIStoryboard {
  private let observers: Observers
  private var trace: Trace { observers.trace }

  init(scenes: [StoryboardScene], observers: Observers) {
    self.observers = observers
    super.init(scenes: scenes)
  }

  override func instantiateViewController<Controller: UIViewController>(
    identifier: String, creator: () -> Controller
  ) -> Controller {
    let controller = trace.creation(of: .viewController, identifier, past: ["HeadlessUI"]) {
      super.instantiateViewController(identifier: identifier, creator: creator)
    }
    observers.install(from: controller)
    return controller
  }

  override func perform(_ segue: StoryboardScene.Segue, from source: UIViewController, sender: Any?) {
    let participant = Participant(
      role: .system, type: "UIStoryboardSegue", object: "the segue \(segue.identifier)")
    trace.message(
      to: participant, segue.identifier, kind: .navigation, name: "performSegue(withIdentifier:sender:)",
      past: ["HeadlessUI"]
    ) {
      super.perform(segue, from: source, sender: sender)
    }
  }

  override func loadView(
    of scene: StoryboardScene, for owner: UIViewController
  ) throws(StoryboardError) -> UIView {
    let view = Participant.view(of: trace.participant(.viewController, owner).object)
    let loaded = try trace.message(to: view, kind: .creation, name: "loadView(of:for:)") {
      () throws(StoryboardError) in try super.loadView(of: scene, for: owner)
    }
    observers.install(from: owner)
    return loaded
  }

  override func makeObject(_ object: StoryboardScene.Object, in scene: StoryboardScene) -> AnyObject {
    let made = super.makeObject(object, in: scene)
    let participant = trace.participant(observers.role(of: made) ?? .system, made)
    trace.message(
      to: participant, kind: .creation, name: "\(participant.type).init()",
      at: SourceLine(path: object.file, line: object.line)
    ) {}
    return made
  }
}
