import Foundation
import HeadlessUI

/// The view model that the view controller displays.
protocol LinkViewControllerInput: AnyObject {
  func displayOpen(viewModel: FollowLink.Open.ViewModel)
}

typealias LinkViewControllerOutput = LinkInteractorInput

/// Opens links, for the application delegate.
protocol LinkHandling: AnyObject {
  /// Opens a link, in place of one that is being opened.
  func open(_ link: URL)
}

/// Knows the navigation controller in which links are opened.
protocol LinkRoot: AnyObject {
  var root: UINavigationController? { get }
}

/// The scene of links, which is never on the screen; it shows an alert over whatever is in front.
final class LinkViewController: UIViewController, LinkRoot {
  var output: (any LinkViewControllerOutput)?
  var router: (any LinkRoutingLogic & LinkDataPassing)?

  /// The navigation controller in which the router shows films.
  weak var root: UINavigationController?

  init(dependencies: any Dependencies) {
    super.init()
    LinkConfigurator.shared.configure(self, dependencies: dependencies)
  }

  private func open(_ link: String) {
    output?.open(request: FollowLink.Open.Request(link: link))
  }
}

extension LinkViewController: LinkHandling {
  func open(_ link: URL) {
    open(link.absoluteString)
  }
}

extension LinkViewController: LinkViewControllerInput {
  func displayOpen(viewModel: FollowLink.Open.ViewModel) {
    switch viewModel {
    case .success:
      router?.routeToFilm(segue: nil)
    case .failure(let message, let link):
      let alert = UIAlertController.failure(message) { [weak self] in self?.open(link) }
      root?.whenAtRest { [weak root] in root?.presentInFront(alert) }
    }
  }
}
