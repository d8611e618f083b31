import Catalogue
import HeadlessUI

/// Several apps to which the same is done, and which have to show the same.
@MainActor struct Ensemble {
  /// An app with what remembers its objects.
  @MainActor private struct Member {
    let stage: Stage
    let favourites: InMemoryFavourites
    let objects: ObjectGraph

    init(_ architecture: any Architecture) {
      favourites = InMemoryFavourites()
      stage = Stage(architecture, favourites: favourites)
      objects = ObjectGraph(role: architecture.role)
    }

    var title: String { stage.architecture.pattern.title }

    /// Remembers the objects that can be reached now.
    func remember() {
      objects.walk(from: stage.roots)
    }

    /// Remembers the objects of the screen that is on top.
    func rememberTop() {
      guard let root = stage.window.rootViewController as? UINavigationController,
        let top = root.topViewController
      else { return remember() }
      objects.walk(from: [top], leavingOut: root)
    }
  }

  private let members: [Member]
  /// What the first app shows.
  private(set) var screen: Screen

  init(_ architectures: [any Architecture]) {
    precondition(!architectures.isEmpty, "There has to be an app.")
    members = architectures.map(Member.init)
    screen = members[0].stage.window.screen()
  }

  /// The requests that wait for the first app's catalogue.
  var requests: [Int] { members[0].stage.catalogue.pending.map(\.id) }

  /// Does something to every app.
  ///
  /// - Returns: Whether it could be done, and what the apps differ in afterwards.
  mutating func perform(_ event: Story.Event) -> (isDone: Bool, difference: Difference?) {
    // What is about to be let go of is remembered, to see that it goes.
    switch event {
    case .goBack: members.forEach { $0.rememberTop() }
    case .relaunch: members.forEach { $0.remember() }
    default: break
    }
    let step = Story.Step(event: event, file: #filePath, line: #line)
    let reasons = members.map { member in
      do throws(StoryError) {
        try member.stage.perform(step)
        return ""
      } catch {
        return error.reason
      }
    }
    let moment = "After \(event.code):"
    let isDone = reasons[0].isEmpty
    guard reasons.allSatisfy({ $0.isEmpty == isDone }) else {
      return (isDone, compare(.ability, moment, reasons.map { $0.isEmpty ? "It can be done." : $0 }))
    }
    let screens = members.map { $0.stage.window.screen() }
    screen = screens[0]
    let difference =
      compare(.screen, moment, screens.map(\.text))
      ?? compare(.reach, moment, screens.map(\.reach))
      ?? compare(.requests, moment, members.map(\.stage.requests))
    return (isDone, difference)
  }

  /// Ends every app.
  ///
  /// - Returns: What the apps differ in at the end, or what is left of one.
  func end() -> Difference? {
    members.forEach { $0.remember() }
    members.forEach { $0.stage.terminate() }
    if let member = members.first(where: { !$0.objects.survivors.isEmpty }) {
      return Difference(survivors: member.objects.survivors, of: member.title)
    }
    return compare(
      .favourites, "At the end:",
      members.map { $0.favourites.favourites().map(\.rawValue).joined(separator: "\n") })
  }

  private func compare(_ kind: Difference.Kind, _ moment: String, _ values: [String]) -> Difference? {
    Difference(kind, moment, zip(members, values).map { ($0.title, $1) })
  }
}

extension Screen {
  /// What can be reached, one thing a line.
  fileprivate var reach: String {
    elements.map { "\($0.kind.rawValue) \($0.label)\($0.isEnabled ? "" : ", disabled")" }.joined(
      separator: "\n")
  }
}

extension Stage {
  /// The requests that wait, one a line.
  fileprivate var requests: String {
    catalogue.pending.map(\.request.description).joined(separator: "\n")
  }
}
