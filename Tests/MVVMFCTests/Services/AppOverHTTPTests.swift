import Catalogue
import Foundation
import HeadlessUI
import LoopbackServer
import Playing
import ProcessTesting
import Testing

@testable import MVVMFC

/// The app as it ships, from its delegate down to the network, with a real server. Each test runs in its own process.
@Suite(.enabled("\(LoopbackServer.reason)") { await LoopbackServer.isAvailable }, .timeLimit(.minutes(30)))
nonisolated struct AppOverHTTPTests {
  @Test func `the app lists, searches, opens and marks`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let server = try await LoopbackServer.servingCatalogue()
        let app = ShippedApp(asking: server)
        app.expect(sight: "Loading…")
        await app.window.change()
        app.expect(sight: "253 countries")
        try app.robot.paste("japan")
        await app.window.change()
        app.expect(sight: "1 country")
        try app.robot.pick("Japan")
        await app.window.change()
        app.expect(sight: "Japan: 18 films")
        try app.robot.pick("Rashomon")
        await app.window.change()
        try app.robot.tap("Mark as Favourite")
        app.expect(sight: "Unmark Favourite")
        expectEqual(try app.favourites(), ["tt0042876"])
      }
    }
  }

  @Test func `a server that is down is reported, and a retry is offered`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        let gone = try await LoopbackServer()
        await gone.stop()
        let app = ShippedApp(asking: gone)
        await app.window.change()
        app.expect(sight: "The catalogue cannot be reached.")
        app.expect(sight: "Try Again")
      }
    }
  }
}

/// The app in a window, with the dependencies that it ships with; only its favourites are in a suite of the test.
private final class ShippedApp {
  let window = ListeningWindow(lines: 16)
  var robot: Robot { Robot(window) }
  private let suite = DefaultsSuite()
  private let app: AppDelegate

  /// Launches the app.
  init(asking server: LoopbackServer) {
    let dependencies = AppDependencyManager(catalogueURL: server.url, suiteName: suite.name)
    app = AppDelegate(window: window, dependencies: dependencies)
    app.didFinishLaunching()
  }

  /// Returns the saved favourites.
  func favourites() throws -> [Film.ID] {
    try UserDefaultsFavourites(defaults: suite.defaults).favourites()
  }

  /// Records an issue if a text is not on the screen.
  func expect(sight text: String) {
    #expect(robot.sees(text), "\(text) is not on the screen: \(window.screen(width: 60).text)")
  }
}

/// A window that a test can await: a reply changes its views in one go.
private final class ListeningWindow: UIWindow {
  private var resume: (() -> Void)?

  /// Waits until a view changes, which only a reply causes while the test waits.
  func change() async {
    await withCheckedContinuation { continuation in
      resume = { continuation.resume() }
    }
  }

  override func viewDidChange(_ view: UIView, property: String, to value: Any) {
    super.viewDidChange(view, property: property, to: value)
    resume?()
    resume = nil
  }
}
