public import Catalogue
import Foundation
public import HeadlessUI
import Observing
public import Tracing

/// The stage of a story: one app in one window, with a catalogue whose replies the story delivers.
@MainActor public final class Stage {
  /// The app's architecture.
  public let architecture: any Architecture
  /// The window that shows the app.
  public let window: UIWindow
  /// The catalogue, with the replies that have not been given yet.
  public let catalogue: InMemoryCatalogue
  /// The clock, which moves on after each step.
  public let clock: StoryClock
  /// The messages of an app that is observed, or nil.
  public let trace: Trace?
  /// The user.
  public let robot: Robot
  /// The height of the window. Stories depend on it: it decides how many rows a list shows, and how far it scrolls.
  private static let lines = 16
  private let width: Int
  private let debouncedCatalogue: DebouncedCatalogue
  private let favourites: StagedFavourites
  private let jobs: JobQueue
  private var app: AnyObject?
  /// True if the app was launched with tabs, as it will be when it is opened again.
  private var hasTabs = false

  /// Creates a stage; the app is not launched yet.
  ///
  /// - Parameters:
  ///   - architecture: The app's architecture.
  ///   - trace: Records the messages; nil for an app that is not observed.
  ///   - width: The columns of the screens that the trace keeps and that errors show.
  ///   - data: The catalogue's data.
  ///   - favourites: The store that outlives a relaunch.
  public init(
    _ architecture: any Architecture, trace: Trace? = nil, width: Int = 60,
    data: CatalogueData = .embedded, favourites: any FavouritesStore = InMemoryFavourites()
  ) {
    self.architecture = architecture
    self.trace = trace
    self.width = width
    self.favourites = StagedFavourites(favourites)
    catalogue = InMemoryCatalogue(data: data)
    clock = StoryClock(trace: trace)
    jobs = JobQueue(trace: trace)
    debouncedCatalogue = DebouncedCatalogue(catalogue, scheduler: clock)
    window = trace.map { ObservedWindow(trace: $0, lines: Self.lines) } ?? UIWindow(lines: Self.lines)
    robot = Robot(window)
    trace?.screen = { [weak window] in window?.screen(width: width).text }
    jobs.endTurn = { [weak window] in window?.updateProperties() ?? false }
  }

  /// Performs a whole story.
  ///
  /// - Throws: `StoryError` for the first step that failed.
  public func perform(_ story: Story) throws(StoryError) {
    for step in story.steps { try perform(step) }
  }

  /// Performs one step of a story, and the pause after it.
  ///
  /// What the app puts off by a task is part of the step. Before each pause of the user, and between two replies, its
  /// tasks run until none of them can go on: each is finished, or waits for a reply or for the clock. The order is that
  /// in which they became ready, and the same each time, on one core and on several. Actors and functions off the main
  /// actor take part. Two things do not: a task that another thread resumes, and one that sleeps; both come back between
  /// two steps or later, if the main actor has time. Whenever no task can go on, a turn of the run loop ends: view
  /// controllers whose observable properties have changed update theirs.
  ///
  /// - Throws: `StoryError` if the step fails, or if a task never comes to rest.
  public func perform(_ step: Story.Step) throws(StoryError) {
    try perform(inOneTurn: [step])
  }

  /// Performs steps between which the app's tasks do not run, such as a reply and what the user does before the task
  /// that waits for it goes on.
  ///
  /// - Throws: `StoryError` for the first step that failed, or the last one if a task never comes to rest.
  public func perform(inOneTurn steps: [Story.Step]) throws(StoryError) {
    guard var current = steps.first else { return }
    do {
      try jobs.collect { () throws in
        for step in steps {
          current = step
          try carryOut(step)
        }
        pause()
        if jobs.isRestless { throw StoryError.Reason.restless }
      }
    } catch {
      throw StoryError(step: current, reason: "\(error)")
    }
  }

  private func carryOut(_ step: Story.Step) throws {
    let (file, line) = (step.file, step.line)
    switch step.event {
    case .launch, .launchWithTabs:
      hasTabs = step.event == .launchWithTabs
      launch(at: SourceLine(path: file, line: line))
    case .relaunch:
      terminate()
      launch(at: SourceLine(path: file, line: line))
    case .openLink(let link): try open(link, at: SourceLine(path: file, line: line))
    case .tap(let label): try robot.tap(label, file: file, line: line)
    case .selectTab(let label): try robot.selectTab(label, file: file, line: line)
    case .pick(let label): try robot.pick(label, file: file, line: line)
    case .paste(let text): try robot.paste(text, file: file, line: line)
    case .type(let text): try robot.type(text, file: file, line: line, pausing: pause)
    case .typeQuickly(let text): try robot.type(text, file: file, line: line, pausing: jobs.run)
    case .edit(let text): try robot.edit(text, file: file, line: line)
    case .goBack: try robot.goBack(file: file, line: line)
    case .beginSwipe: try robot.beginSwipe(file: file, line: line)
    case .cancelSwipe: try robot.cancelSwipe(file: file, line: line)
    case .finishSwipe: try robot.finishSwipe(file: file, line: line)
    case .swipeDown: try robot.swipeDown(file: file, line: line)
    case .holdTransition: window.holdsNextTransition = true
    case .finishTransition: try robot.finishTransition(file: file, line: line)
    case .scrollUp: try robot.scrollUp(file: file, line: line)
    case .scrollDown: try robot.scrollDown(file: file, line: line)
    case .reply(let place): catalogue.deliver(try request(place))
    case .fail(let place): catalogue.fail(try request(place), with: .unavailable)
    case .replyToAll: while catalogue.deliverNext() { jobs.run() }
    case .storeFails(let failure): favourites.failure = failure
    case .storeRecovers: favourites.failure = nil
    case .see(let text): try expect(text, visible: true)
    case .dontSee(let text): try expect(text, visible: false)
    }
  }

  /// Lets the app come to rest, and then the user pause.
  private func pause() {
    jobs.run()
    clock.advance(resting: jobs.run)
  }

  /// The roots of the app's object graph: the app's owner and the window's content.
  package var roots: [AnyObject] { [window.rootViewController, app].compactMap { $0 } }

  /// Ends the app by releasing the root, and with it everything that nothing else holds; tasks that are cancelled by that
  /// finish.
  public func terminate() {
    jobs.collect {
      window.rootViewController = nil
      app = nil
      (window as? ObservedWindow)?.observers?.removeAll()
      jobs.run()
    }
  }

  private func launch(at site: SourceLine) {
    guard let trace else {
      app = architecture.launch(in: window, environment: environment, observedBy: nil)
      return
    }
    let observers = Observers(
      trace: trace, types: architecture.observerTypes, staticRoles: architecture.staticRoles,
      role: architecture.role, connections: architecture.connections)
    if let file = architecture.observersFile { trace.passOver(folderOf: file) }
    (window as? ObservedWindow)?.observers = architecture.isObserved ? observers : nil
    var environment = environment
    environment.catalogue = observers.observed(environment.catalogue, by: CatalogueServiceObserver.self)
    environment.server = observers.observed(environment.server, by: CatalogueServiceObserver.self)
    environment.favourites = observers.observed(environment.favourites, by: FavouritesStoreObserver.self)
    app = trace.message(to: .application, kind: .userEvent, name: "launch()", from: .user, at: site) {
      architecture.launch(in: window, environment: environment, observedBy: observers)
    }
  }

  /// Hands a link to the app, as the system does.
  private func open(_ link: String, at site: SourceLine) throws(StoryError.Reason) {
    guard let url = URL(string: link) else { throw .noLink(link) }
    guard let app = app as? any LinkOpening else { throw .opensNoLinks }
    guard let trace else { return app.open(url) }
    trace.message(to: .application, url, kind: .userEvent, name: "open(_:)", from: .user, at: site) {
      app.open(url)
    }
  }

  private var environment: Environment {
    Environment(
      catalogue: debouncedCatalogue, server: catalogue, favourites: favourites, scheduler: clock,
      hasTabs: hasTabs)
  }

  /// Returns the request at a place in the queue, from 1.
  private func request(_ place: Int) throws(StoryError.Reason) -> PendingReply.ID {
    let pending = catalogue.pending
    guard !pending.isEmpty else { throw .nothingPending }
    guard pending.indices.contains(place - 1) else { throw .fewerPending(pending.count, than: place) }
    return pending[place - 1].id
  }

  private func expect(_ text: String, visible: Bool) throws(StoryError.Reason) {
    guard robot.sees(text) == visible else {
      let screen = window.screen(width: width)
      throw visible ? .notSeen(text, screen) : .seen(text, screen)
    }
  }
}

extension Participant {
  /// The app's application delegate, to which the system hands launches and links.
  fileprivate static let application = Participant(
    role: .application, type: "AppDelegate", object: "the application")
}

extension Stage {
  /// Returns what an observed app does otherwise than this, as far as it can be seen from outside: the screen, the
  /// view controllers, all requests, those that wait, and every access to the store of favourites.
  package func differences(of observed: Stage) -> [String] {
    zip(outside, observed.outside).filter { $0 != $1 }.map { own, other in
      "the observed program has another \(own.key):\n\(other.value)\ninstead of\n\(own.value)"
    }
  }

  private var outside: KeyValuePairs<String, String> {
    [
      "screen": window.screen().text,
      "list of view controllers": window.viewControllers.map { "\(type(of: $0))" }.joined(separator: "\n"),
      "list of requests": catalogue.requests.map(\.description).joined(separator: "\n"),
      "list of waiting requests": catalogue.pending.map(\.request.description).joined(separator: "\n"),
      "use of the store": favourites.accesses.joined(separator: "\n"),
    ]
  }
}

/// The place and the reason of a story's failure.
public struct StoryError: Error, CustomStringConvertible {
  /// The step that went wrong.
  public let step: Story.Step
  /// A description of the failure.
  public let reason: String

  /// The reason, without the screen.
  package var firstSentence: String {
    let line = reason.prefix { $0 != "\n" }
    return line.hasSuffix(":") ? "\(line.dropLast())." : String(line)
  }

  /// Creates an error from a step and the reason why it failed.
  package init(step: Story.Step, reason: String) {
    self.step = step
    self.reason = reason
  }

  /// The place, the step and the reason.
  public var description: String {
    let place = SourceLine(path: step.file, line: step.line)
    return "\(place.file):\(place.line): \(step.description) \(reason)"
  }

  enum Reason: Error, CustomStringConvertible {
    case noLink(String)
    case opensNoLinks
    case nothingPending
    case fewerPending(Int, than: Int)
    case notSeen(String, Screen)
    case seen(String, Screen)
    case restless

    var description: String {
      switch self {
      case .noLink(let text): "But “\(text)” is no link."
      case .opensNoLinks: "But the app is not open, or opens no links."
      case .nothingPending: "But no request is waiting."
      case .fewerPending(let count, let place):
        "But there is no request \(place) among the \(count) that wait."
      case .notSeen(let text, let screen): "But the screen does not show “\(text)”:\n\(screen.text)"
      case .seen(let text, let screen): "But the screen shows “\(text)”:\n\(screen.text)"
      case .restless: "But a task of the app goes on for ever, without waiting for anything."
      }
    }
  }
}
