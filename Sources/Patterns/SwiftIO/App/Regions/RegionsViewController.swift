import Catalogue
import HeadlessUI

/// What the sheet of regions tells the scene that has presented it, which then dismisses it.
protocol RegionsViewControllerDelegate: AnyObject {
  /// The user has chosen a region, or all for nil.
  func regionsSheetDidChoose(_ region: Region?)
  /// The user has cancelled, or has swiped the sheet away.
  func regionsSheetDidCancel()
}

/// The sheet of regions: wires the scene, asks for refreshes and hands the choice back.
final class RegionsViewController: UIViewController {
  @Outlet var interactor: any RegionsInteractorInput
  @Outlet var viewModel: any RegionsViewModelInput

  weak var delegate: (any RegionsViewControllerDelegate)?

  private let selectedRegion: Region?
  private let actions: any ActionFactory

  init(selected region: Region?, actions: any ActionFactory) {
    selectedRegion = region
    self.actions = actions
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let model = RegionsModel(selected: selectedRegion)
    interactor.model = model
    viewModel.model = model
    interactor.actions = actions
    interactor.delegate = self
    interactor.load()
  }
}

extension RegionsViewController: RegionsInteractorDelegate {
  func regionsDidLoad() {
    viewModel.refresh()
  }

  func regionsDidChoose(_ region: Region?) {
    delegate?.regionsSheetDidChoose(region)
  }

  func regionsDidCancel() {
    delegate?.regionsSheetDidCancel()
  }
}

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.regionsSheetDidCancel()
  }
}
