@testable import VIPER

/// Tests a presenter of the films of a country.
final class FilmsPresenterTest: PresenterTest {
  func faults(in makeScene: (_ countryName: String) -> FilmsScene) -> [String] {
    var faults: [String] = []
    let scene = makeScene("Nepal")
    scene.presenter.updateView()
    if scene.listFilms.requestCount != 1 { faults.append("The films are not asked for, or more than once.") }
    // To be written: what the presenter does with films and failures, and when the user picks, retries and leaves.
    return faults
  }
}
