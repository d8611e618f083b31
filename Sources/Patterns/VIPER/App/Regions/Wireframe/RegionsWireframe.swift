import HeadlessUI

/// Presents the sheet of regions, and takes it away.
final class RegionsWireframe: RegionsRouting {
  weak var viewController: UIViewController?

  func close() {
    viewController?.dismiss(animated: true)
  }
}

extension RegionsWireframe {
  /// Creates the module of the regions, and returns the controller to present: a sheet that tells `delegate` of the
  /// choice, and its view of a swipe.
  static func makeModule(
    delegate: any RegionsModuleDelegate, store: any DataStore, storyboard: UIStoryboard
  ) -> UIViewController {
    let listRegions = ListRegionsInteractor(store: store)
    let wireframe = RegionsWireframe()
    let presenter = RegionsPresenter(listRegions: listRegions, wireframe: wireframe)
    listRegions.output = presenter
    presenter.delegate = delegate
    let view = storyboard.instantiateViewController(identifier: "Regions") {
      RegionsViewController(presenter: presenter)
    }
    presenter.view = view
    wireframe.viewController = view
    let navigation = UINavigationController(rootViewController: view)
    navigation.presentationController?.delegate = view
    return navigation
  }
}
