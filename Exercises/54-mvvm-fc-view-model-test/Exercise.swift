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
    let scene = makeScene(peru)
    scene.viewModel.reload()
    scene.catalogue.complete(with: .success(films))
    if scene.viewModel.items.count != 2 { faults.append("The view model does not have both films.") }
    // To be written: what the screen shows, and what happens after a failure, a selection and a second request.
    return faults
  }
}
