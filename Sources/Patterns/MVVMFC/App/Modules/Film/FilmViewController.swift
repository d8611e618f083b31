import Catalogue
import HeadlessUI
import LibraryUI

/// Shows a film, and passes the user's actions on to its view model.
final class FilmViewController: UIViewController {
  private let name = UILabel.multiline()
  private let origin = UILabel.multiline()
  private let retryButton = UIButton.retry()
  private let award = UILabel()
  private let favouriteButton = UIButton()
  private let spinner = UIActivityIndicatorView()

  private let viewModel: any FilmViewModelType

  init(viewModel: any FilmViewModelType) {
    self.viewModel = viewModel
    super.init()
    title = strings("film.title")
  }

  override func loadView() {
    view = UIView.column(name, origin, retryButton, award, favouriteButton, spinner)
    retryButton.addTarget(self, action: FilmViewController.reload, for: .touchUpInside)
    favouriteButton.addTarget(self, action: FilmViewController.toggleFavourite, for: .touchUpInside)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    viewModel.delegate = self
    favouriteDidChange()
    viewModel.reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { viewModel.cancel() }
  }

  private func reload(_ sender: UIButton) {
    viewModel.reload()
  }

  private func toggleFavourite(_ sender: UIButton) {
    viewModel.toggleFavourite()
  }
}

extension FilmViewController: FilmViewModelDelegate {
  func isLoadingDidChange() {
    spinner.setAnimating(viewModel.isLoading)
  }

  func filmDidChange() {
    name.text = viewModel.titleText
    origin.text = viewModel.originText
    award.text = viewModel.awardText
  }

  func canRetryDidChange() {
    retryButton.isHidden = !viewModel.canRetry
  }

  func favouriteDidChange() {
    favouriteButton.setTitle(viewModel.favouriteText, for: .normal)
    favouriteButton.isEnabled = viewModel.canToggleFavourite
  }
}
