import Catalogue
import Foundation
import HeadlessUI

/// What the user did on the sheet of regions. The sheet does not close itself, unless the user swipes it away.
protocol RegionsViewControllerDelegate: AnyObject {
  /// The user has chosen a region, or all for nil.
  func regionsViewController(_ controller: RegionsViewController, didChoose region: Region?)
  /// The user has cancelled the choice, or has swiped the sheet away.
  func regionsViewControllerDidCancel(_ controller: RegionsViewController)
}

/// The regions of the catalogue: lets the user choose one, or all.
final class RegionsViewController: UIViewController {
  weak var delegate: (any RegionsViewControllerDelegate)?

  private let list = UITableView()
  private let regions: [Region?] = [nil] + Region.allCases
  private let selectedRegion: Region?

  init(selected region: Region?) {
    selectedRegion = region
    super.init()
    title = strings("regions.title")
  }

  override func loadView() {
    view = list
    list.dataSource = self
    list.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: strings("regions.cancel"), target: self, action: RegionsViewController.cancel)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list.reloadData()
    let row = regions.firstIndex(of: selectedRegion)
    list.selectRow(
      at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
  }

  private func cancel(_ sender: UIBarButtonItem) {
    delegate?.regionsViewControllerDidCancel(self)
  }
}

extension RegionsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    regions.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = regions[indexPath.row]?.rawValue ?? strings("regions.all")
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    delegate?.regionsViewController(self, didChoose: regions[indexPath.row])
  }
}

extension RegionsViewController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    delegate?.regionsViewControllerDidCancel(self)
  }
}
