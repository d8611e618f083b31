import Catalogue
import HeadlessUI
public import Observing
import Tracing

extension Ownership.Reference {
  /// Finds every reference that the app as it ships holds after at least one step of the stories; steps that only look
  /// at the screen are left out.
  ///
  /// - Throws: `StoryError` for the first step that failed.
  @MainActor public static func all(
    in architecture: any Architecture, performing stories: [Story]
  ) throws(StoryError) -> Set<Ownership.Reference> {
    var references: Set<Ownership.Reference> = []
    let role = askingOnceForEachClass(architecture.roleOnMap)
    for story in stories {
      let stage = Stage(architecture)
      let graph = ObjectGraph(role: role)
      for step in story.steps {
        try stage.perform(step)
        if !step.isLook { graph.walk(from: stage.roots) }
      }
      references.formUnion(graph.references)
      stage.terminate()
    }
    return references
  }

  /// Finds every reference that an app holds after at least one step of a story, like `all`, but lets other work on the
  /// main actor run between the steps.
  ///
  /// - Throws: `StoryError` for the first step that failed; `CancellationError` when the task is cancelled.
  @MainActor public static func interruptiblyAll(
    in architecture: any Architecture, performing story: Story
  ) async throws -> Set<Ownership.Reference> {
    let stage = Stage(architecture)
    defer { stage.terminate() }
    let graph = ObjectGraph(role: askingOnceForEachClass(architecture.roleOnMap))
    for step in story.steps {
      try Task.checkCancellation()
      try stage.perform(step)
      if !step.isLook { graph.walk(from: stage.roots) }
      await Task.yield()
    }
    return graph.references
  }
}

extension Architecture {
  /// Returns the role of an object in a list of all references: its own, or that of what every app receives or begins
  /// with.
  fileprivate func roleOnMap(of object: AnyObject) -> Role? {
    if let role = role(of: object) { return role }
    return switch object {
    case is UIWindow: .window
    case is any CatalogueService: .catalogue
    case is any FavouritesStore: .favourites
    default: String(describing: type(of: object)) == "AppDelegate" ? .application : nil
    }
  }
}
