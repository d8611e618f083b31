import Foundation
import HeadlessUI

/// Opens links, for the application delegate.
protocol LinkHandling: AnyObject {
  /// Opens a link, in place of one that is being opened.
  func open(_ link: URL)
}

/// Passes links on to its view model. It is never on the screen.
final class LinkViewController: UIViewController {
  private let viewModel: any LinkViewModelType

  init(viewModel: any LinkViewModelType) {
    self.viewModel = viewModel
    super.init()
  }
}

extension LinkViewController: LinkHandling {
  func open(_ link: URL) {
    viewModel.open(link: link)
  }
}
