import Catalogue
import HeadlessUI

@testable import MVVMFC

/// Opens the screens that follow the list of countries.
final class CountriesFlowController: FlowController, @MainActor CountriesFlowControllerType {
  /// The screens that this one has opened.
  private var children: [UIViewController] = []

  func showFilms(of country: Country) {
    guard let navigationController else { return }
    FilmsFactory.pushIn(navigationController, country: country, dependencies: dependencies)
    add(navigationController.topViewController)
  }

  func showRegions(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void
  ) {
    guard let viewController else { return }
    RegionsFactory.showIn(
      viewController, selected: selected, onChoose: onChoose, onCancel: onCancel, dependencies: dependencies)
    add(viewController.presentedViewController)
  }

  func showFavourites() {
    guard let navigationController else { return }
    FavouritesFactory.pushIn(navigationController, dependencies: dependencies)
    add(navigationController.topViewController)
  }

  private func add(_ child: UIViewController?) {
    if let child { children.append(child) }
  }
}
