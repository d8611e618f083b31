import Catalogue
import HeadlessUI
import Observing
import Playing

/// Several apps that get the same events, and have to show the same screens.
@MainActor struct Ensemble {
  /// The number of requests that an app has made, and the number of those that wait for an answer.
  struct Requests {
    let asked: Int
    let waiting: Int
  }

  private let members: [Member]
  /// The first app's screen.
  private(set) var screen: Screen

  /// Creates an ensemble from at least one architecture, the names of the apps, and the data of the
  /// catalogue.
  init(
    _ architectures: [any Architecture], called titles: [String], data: CatalogueData
  ) {
    precondition(!architectures.isEmpty, "There has to be an app.")
    members = zip(architectures, titles).map { architecture, title in
      Member(architecture, called: title, data: data)
    }
    screen = members[0].stage.window.screen()
  }

  /// The requests of the first app.
  var requests: Requests {
    let catalogue = members[0].stage.catalogue
    return Requests(asked: catalogue.requestCount, waiting: catalogue.pending.count)
  }

  /// Performs an event in every app; an event that none of them can perform is skipped.
  ///
  /// - Returns: The difference between the apps afterwards, or nil.
  mutating func perform(_ event: Story.Event) -> Difference? {
    // Objects that are about to be released are remembered weakly, to see that they go.
    let left = members.map { $0.prepare(for: event) }
    let step = Story.Step(event: event, file: #filePath, line: #line)
    let reasons = members.map { member in
      do throws(StoryError) {
        try member.stage.perform(step)
        return Self.done
      } catch {
        return "It cannot be done."
      }
    }
    let moment = event.description
    if let index = members.indices.first(where: { reasons[$0] == Self.done && left[$0].isAlive }) {
      let member = members[index]
      return Difference(survivors: ["the screen that was left"], of: member.title, moment)
    }
    let screens = members.map { $0.stage.window.screen() }
    screen = screens[0]
    return compare(.ability, moment, reasons)
      ?? compare(.screen, moment, screens.map(\.text))
      ?? compare(.reach, moment, screens.map(\.reach))
      ?? compare(.requests, moment, members.map(\.stage.requests))
  }

  private static let done = "It can be done."

  /// Ends every app.
  ///
  /// - Returns: The difference between the apps at the end, or the objects that outlived one of them.
  func end() -> Difference? {
    members.forEach { $0.remember() }
    members.forEach { $0.stage.terminate() }
    if let member = members.first(where: { !$0.objects.survivors.isEmpty }) {
      return Difference(survivors: member.objects.survivors, of: member.title, "The app has ended:")
    }
    return compare(.favourites, "At the end:", members.map(\.kept))
  }

  private func compare(_ kind: Difference.Kind, _ moment: String, _ values: [String]) -> Difference? {
    Difference(kind, moment, zip(members, values).map { ($0.title, $1) })
  }
}

/// An app of an ensemble, with a record of its objects.
@MainActor private struct Member {
  let stage: Stage
  let favourites = InMemoryFavourites()
  let objects: ObjectGraph
  let title: String

  init(
    _ architecture: any Architecture, called title: String, data: CatalogueData
  ) {
    self.title = title
    stage = Stage(architecture, data: data, favourites: favourites)
    objects = ObjectGraph(recordsReferences: false, role: askingOnceForEachClass(architecture.role))
  }

  /// The films that the store keeps, one per line.
  var kept: String {
    favourites.favourites().map(\.rawValue).joined(separator: "\n")
  }

  /// Remembers every object that can be reached now.
  func remember() {
    objects.walk(from: stage.roots)
  }

  /// Remembers the objects that a step should release: the screen that the user leaves, or the whole app.
  ///
  /// - Returns: The screen that the user goes back from; empty for any other step.
  func prepare(for event: Story.Event) -> Left {
    switch event {
    case .relaunch: remember()
    case .goBack where stage.window.holdsNextTransition: break
    case .goBack, .finishSwipe:
      guard let top = stage.window.frontViewController, let stack = top.navigationController else { break }
      objects.walk(from: [top], leavingOut: [stack])
      return Left(screen: top)
    default: break
    }
    return Left(screen: nil)
  }

  /// A screen that is left.
  struct Left {
    private weak var screen: UIViewController?

    init(screen: UIViewController?) {
      self.screen = screen
    }

    var isAlive: Bool { screen != nil }
  }
}

extension Screen {
  /// The reachable elements, one per line.
  fileprivate var reach: String {
    reachable.map { "\($0.kind.rawValue) \($0.label)\($0.isEnabled ? "" : ", disabled")" }.joined(
      separator: "\n")
  }
}

extension Stage {
  /// How often the catalogue was asked, and the requests that wait, one per line.
  fileprivate var requests: String {
    (["\(catalogue.requestCount) in all"] + catalogue.pending.map(\.request.description)).joined(
      separator: "\n")
  }
}
