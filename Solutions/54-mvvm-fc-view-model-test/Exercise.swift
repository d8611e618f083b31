import Catalogue
import Library

@testable import MVVMFC

/// Tests a view model of the films of a country.
final class FilmsViewModelTest: ViewModelTest {
  private let peru = Country(code: "PE", name: "Peru")
  private let films = [
    Film(id: "1", title: "The Milk of Sorrow", year: 2009, countries: ["PE"], won: false),
    Film(id: "2", title: "Song Without a Name", year: 2019, countries: ["PE"], won: true),
  ]

  func faults(in makeScene: (Country) -> FilmsScene) -> [String] {
    var faults: [String] = []
    func expect(_ isRight: Bool, _ fault: String) {
      if !isRight { faults.append(fault) }
    }

    let success = makeScene(peru)
    success.viewModel.reload()
    expect(success.screen.isLoading, "The screen does not show that the films load.")
    success.catalogue.complete(with: .success(films))
    expect(!success.screen.isLoading, "The loading goes on when the films have arrived.")
    expect(success.screen.items.map(\.title) == films.map(\.title), "The screen does not show the films.")
    expect(success.screen.text == "Peru: 2 films", "The summary is wrong.")
    success.viewModel.selectedItem(index: 1)
    expect(success.screen.selectedIndex == 1, "The screen does not show which film was selected.")
    expect(success.flowController.openedFilms == [films[1]], "Another film is opened.")

    let failure = makeScene(peru)
    failure.viewModel.reload()
    failure.catalogue.complete(with: .failure(.timedOut))
    expect(!failure.screen.isLoading, "The loading goes on after a failure.")
    expect(failure.screen.offersRetry, "The screen does not offer to try again.")
    expect(failure.flowController.alert == .timedOut, "The flow controller is not told of the failure.")
    failure.flowController.tapTryAgain()
    expect(failure.screen.isLoading, "The second try does not show that the films load.")
    failure.catalogue.complete(with: .success(films))
    expect(!failure.screen.offersRetry, "The screen still offers to try again when the films have arrived.")

    let twice = makeScene(peru)
    twice.viewModel.reload()
    twice.viewModel.reload()
    expect(twice.catalogue.pendingCount == 1, "Two requests are under way at once.")
    twice.viewModel.cancel()
    expect(twice.catalogue.pendingCount == 0, "The request goes on when the user has left.")
    expect(!twice.screen.isLoading, "The loading goes on when the request was cancelled.")
    return faults
  }
}
