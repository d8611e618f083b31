@testable import VIPER

/// Tests a presenter of the films of a country.
final class FilmsPresenterTest: PresenterTest {
  private let nepal = [FilmFacts(id: "1", title: "Caravan", year: 1999, won: false)]
  private let peru = [
    FilmFacts(id: "2", title: "The Milk of Sorrow", year: 2009, won: false),
    FilmFacts(id: "3", title: "Song Without a Name", year: 2019, won: true),
  ]

  func faults(in makeScene: (_ countryName: String) -> FilmsScene) -> [String] {
    var faults: [String] = []
    func expect(_ isRight: Bool, _ fault: String) {
      if !isRight { faults.append(fault) }
    }

    let success = makeScene("Peru")
    success.presenter.updateView()
    expect(success.listFilms.requestCount == 1, "The films are not asked for, or more than once.")
    expect(success.view.isLoading, "The loading ends before the films arrive.")
    success.presenter.listedFilms(peru)
    expect(success.view.films == peru.map { ListItem($0) }, "Not every film is shown.")
    expect(success.view.text == "Peru: 2 films", "The summary is wrong.")
    expect(!success.view.isLoading, "The loading goes on when the films have arrived.")
    expect(!success.view.offersRetry, "The screen offers to try again, though nothing failed.")
    success.presenter.openFilm(at: 1)
    expect(success.wireframe.openedFilms == ["3"], "Another film is opened than the one in the row.")
    expect(success.listFilms.cancelCount == 0, "A request is cancelled, though the user stays.")
    success.presenter.leave()
    expect(success.listFilms.cancelCount == 1, "Leaving does not cancel.")

    let single = makeScene("Nepal")
    single.presenter.updateView()
    single.presenter.listedFilms(nepal)
    expect(single.view.text == "Nepal: 1 film", "One film is not counted as one.")

    let failure = makeScene("Peru")
    failure.presenter.updateView()
    failure.presenter.failedToListFilms(.unavailable)
    expect(failure.view.text == "The catalogue is unavailable.", "The reason is not put into words.")
    expect(failure.wireframe.alert == failure.view.text, "The alert gives another reason.")
    expect(failure.view.offersRetry, "The screen does not offer to try again.")
    expect(!failure.view.isLoading, "The loading goes on after a failure.")
    failure.wireframe.tapTryAgain()
    expect(failure.listFilms.requestCount == 2, "Trying again asks for nothing.")
    expect(failure.view.isLoading, "Trying again does not show that the films load.")
    failure.presenter.listedFilms(peru)
    expect(!failure.view.offersRetry, "The screen still offers to try again when the films have arrived.")
    return faults
  }
}
