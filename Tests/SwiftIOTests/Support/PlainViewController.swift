import Catalogue
import HeadlessUI

@testable import SwiftIO

/// The plain program's view controller.
class PlainViewController: UIViewController, CountriesInteractorDelegate {
  @Outlet var interactor: any CountriesInteractorInput
  @Outlet var viewModel: any CountriesViewModelInput

  let actions: any ActionFactory

  init(actions: any ActionFactory) {
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    wire()
    interactor.delegate = self
    interactor.load()
  }

  func wire() {
    let model = CountriesModel()
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
  }

  func countriesDidBeginLoading() { viewModel.refresh(.progress) }
  func countriesDidLoad() { viewModel.refresh(.everything) }
  func countriesDidFind() { viewModel.refresh(.list) }
  func countriesDidReorder() { viewModel.refresh(.order) }
  func countriesDidOpen(_ country: Country) {}
  func countriesDidOpenRegions(selected: Region?) {}
  func countriesDidCloseRegions() {}
  func countriesDidFilter() {}
  func countriesDidOpenFavourites() {}
  func countriesDidFailToLoad() {}
  func countriesDidFailToOpenFavourites() {}
}
