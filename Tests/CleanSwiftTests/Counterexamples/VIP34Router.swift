import HeadlessUI

@testable import CleanSwift

/// Can serve one class of view controllers only.
private final class CountriesRouter {
  weak var viewController: CountriesViewController?

  func routeToFilms(segue: UIStoryboardSegue?) {
    viewController?.performSegue(withIdentifier: "Films", sender: nil)
  }
}
