import Checks
import ExerciseSupport
import Observing
import Playing
import Specification
import Testing
import VIPERChecks

@testable import VIPER

@Suite(.serialized) struct Checks {
  /// The kit's app, with this exercise's wireframe in the Favourites module.
  private let app: any Architecture = {
    var program = VIPERProgram()
    program.favourites.wireframe = { store, storyboard, _ in
      part(FavouritesWireframe(store: store, storyboard: storyboard), connectedBy: \.viewController)
    }
    return VIPERArchitecture(program)
  }()

  private let lookIn = Story(
    id: "look-in", wish: "look at my favourites, and go back",
    steps: [
      .launch(),
      .reply(),
      .tap("Favourites"),
      .see("No favourites yet"),
      .goBack(),
    ])

  private let openRashomon = Story(
    id: "open-rashomon", wish: "open a film among my favourites, go back, and open it again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Japan, 1951"),
      .goBack(),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .see("Japan, 1951"),
    ])

  private let tryAgain = Story(
    id: "try-again", wish: "be told when my favourites cannot be loaded, and try again",
    steps: [
      .launch(),
      .reply(),
      .paste("japan"),
      .reply(),
      .pick("Japan"),
      .reply(),
      .pick("Rashomon"),
      .reply(),
      .tap("Mark as Favourite"),
      .goBack(),
      .goBack(),
      .tap("Favourites"),
      .fail(),
      .see("Something went wrong"),
      .see("The catalogue is unavailable."),
      .tap("Try Again"),
      .reply(),
      .see("1 favourite"),
    ])

  @Test func `VPR-31 the Favourites module has no retain cycle`() {
    let leak = Evidence.observed(in: app, performing: [lookIn]).leaks.first
    expectEqual(leak.map(cycle(of:)) ?? "no retain cycle", "no retain cycle", because: "VPR-31")
  }

  @Test func `VPR-31 the Favourites module does not keep the navigation controller alive`() throws {
    try expectKept("VPR-31", by: app, performing: [openRashomon], using: Check.viper)
  }

  @Test func `a favourite can be opened, and opened again`() {
    expectPerformed(openRashomon, by: app)
  }

  @Test func `a failure is shown, and the load can be tried again`() {
    expectPerformed(tryAgain, by: app)
  }

  @Test func `nothing else is broken`() throws {
    try expectNothingElseBroken(in: app, like: VIPERArchitecture(), using: Check.viper)
  }
}

/// The properties by which objects keep each other alive, as a path whose last object is its first.
private func cycle(of leak: Leak) -> String {
  guard let last = leak.cycle.last else { return "\(leak)" }
  return (leak.cycle.map { "\($0.owner).\($0.field)" } + [last.target]).joined(separator: " → ")
}
