import ApiSession
import Catalogue
import Foundation
import HeadlessUI
import LoopbackServer
import Specification
import Testing

@testable import MVVMFC

/// The app as it ships, from its delegate down to the network: a real session, a real server.
@Suite(.enabled(if: LoopbackServer.isAvailable, "\(LoopbackServer.reason)"), .timeLimit(.minutes(10)))
struct AppOverHTTPTests {
  private let window = ListeningWindow(lines: 16)
  private let suite = DefaultsSuite()
  private var robot: Robot { Robot(window) }

  private func launch(_ url: URL) -> AppDelegate {
    let configuration = AppConfiguration(
      catalogueURL: url, api: ApiConfiguration(retryCount: 0), defaults: suite.defaults)
    let app = AppDelegate(window: window, configuration: configuration)
    app.didFinishLaunching()
    return app
  }

  @Test func `it lists, searches, opens and marks`() async throws {
    let server = try LoopbackServer.servingCatalogue()
    let app = launch(server.url)
    #expect(robot.sees("Loading…"))
    await window.change(of: "text", in: "253 countries")
    try robot.paste("japan")
    await window.change(of: "text", in: "1 country")
    try robot.pick("Japan")
    await window.change(of: "text", in: "Japan: 18 films")
    try robot.pick("Rashomon")
    await window.change(of: "setTitle(_:for:)", in: "Mark as Favourite")
    try robot.tap("Mark as Favourite")
    #expect(robot.sees("Unmark Favourite"))
    #expect(try UserDefaultsFavourites(defaults: suite.defaults).favourites() == ["tt0042876"])
    withExtendedLifetime(app) {}
  }

  @Test func `a server that is not there is told, and found when it is`() async throws {
    let gone = try LoopbackServer()
    gone.stop()
    let app = launch(gone.url)
    await window.change(of: "text", in: "The catalogue cannot be reached.")
    #expect(robot.sees("Try Again"))
    withExtendedLifetime(app) {}
  }
}

/// A window that can be waited for.
private final class ListeningWindow: UIWindow {
  private var awaited: (property: String, text: String, resume: () -> Void)?

  /// Waits until a property of a view has been set to a text.
  func change(of property: String, in text: String) async {
    await withCheckedContinuation { continuation in
      awaited = (property, text, { continuation.resume() })
    }
  }

  override func viewDidChange(_ view: UIView, property: String, to value: Any) {
    super.viewDidChange(view, property: property, to: value)
    guard let awaited, awaited.property == property, value as? String == awaited.text else { return }
    self.awaited = nil
    awaited.resume()
  }
}
