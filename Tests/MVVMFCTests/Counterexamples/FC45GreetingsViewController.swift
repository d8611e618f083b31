import Catalogue
import HeadlessUI

@testable import MVVMFC

/// Uses a flow controller itself, instead of asking a view model.
private final class GreetingsViewController: UIViewController {
  private let way: any FilmsFlowControllerType

  init(way: any FilmsFlowControllerType) {
    self.way = way
    super.init()
  }

  private func open(_ film: Film) {
    way.showFilm(film)
  }
}
