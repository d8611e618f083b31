import Catalogue

/// The response that the presenter formats.
protocol LinkPresenterInput: AnyObject {
  func presentOpen(response: FollowLink.Open.Response)
}

typealias LinkPresenterOutput = LinkViewControllerInput

/// Formats the failure of a link.
final class LinkPresenter {
  weak var output: (any LinkPresenterOutput)?
}

extension LinkPresenter: LinkPresenterInput {
  func presentOpen(response: FollowLink.Open.Response) {
    switch response {
    case .success:
      output?.displayOpen(viewModel: .success)
    case .failure(let failure, let link):
      output?.displayOpen(viewModel: .failure(message: message(for: failure), link: link))
    }
  }
}
