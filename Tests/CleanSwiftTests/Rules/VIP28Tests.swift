import Checks
import PatternTesting
import Stories
import Testing

@Suite struct VIP28Tests {
  @Test func `VIP-28 the view controller's output may be any object that conforms`() throws {
    try expectKept("VIP-28")
  }

  @Test func `VIP-28 counterexample: the output is the interactor's class`() async throws {
    var evidence = Evidence()
    evidence.compilations = [
      try await cleanSwift.awaitTypecheck("another object as the output", for: "VIP-28", Self.program)
    ]
    try expectBroken(
      "VIP-28", naming: "View Controller → Interactor", "cannot assign value of type 'FilmRemote'",
      by: evidence)
  }

  private static let program = """
    final class FilmScreen {
      var output: FilmInteractor?
    }
    final class FilmRemote: FilmInteractorInput {
      func fetch(request: ShowFilm.Fetch.Request) {}
      func toggleFavourite(request: ShowFilm.ToggleFavourite.Request) {}
      func cancel(request: ShowFilm.Cancel.Request) {}
    }
    func substitute(_ film: FilmScreen) {
      film.output = FilmRemote()
    }
    """
}
