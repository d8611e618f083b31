import HeadlessUI

/// The view models that the view controller displays.
protocol FilmViewControllerInput: AnyObject {
  func displayFetch(viewModel: ShowFilm.Fetch.ViewModel)
  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel)
}

/// The receiver of the view controller's requests.
typealias FilmViewControllerOutput = FilmInteractorInput

/// The events of the scene's controls.
protocol FilmEvents: AnyObject {
  func reload(_ sender: Any)
  func toggleFavourite(_ sender: Any)
}

/// Shows one film.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  /// Hidden at first, as set in the storyboard.
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  /// Animates from the start, as set in the storyboard.
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FilmViewControllerOutput)?
  var router: (any FilmDataPassing & FailureRouting)?

  init(dependencies: any Dependencies) {
    super.init()
    FilmConfigurator.shared.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { output?.cancel(request: ShowFilm.Cancel.Request()) }
  }

  private func fetch() {
    output?.fetch(request: ShowFilm.Fetch.Request())
  }
}

extension FilmViewController: FilmEvents {
  @IBAction func reload(_ sender: Any) {
    spinner.startAnimating()
    fetch()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
  }
}

extension FilmViewController: FilmViewControllerInput {
  func displayFetch(viewModel: ShowFilm.Fetch.ViewModel) {
    switch viewModel {
    case .success(let title, let origin, let award, let buttonTitle):
      name.text = title
      self.origin.text = origin
      self.award.text = award
      favouriteButton.setTitle(buttonTitle, for: .normal)
      retryButton.isHidden = true
    case .failure(let message, let title):
      router?.showFailure(message) { [weak self] in
        guard let self else { return }
        reload(self)
      }
      name.text = title
      origin.text = message
      retryButton.isHidden = false
    }
    spinner.stopAnimating()
  }

  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {
    switch viewModel {
    case .success(let buttonTitle):
      favouriteButton.setTitle(buttonTitle, for: .normal)
    case .failure(let message):
      router?.showFailure(message) { [weak self] in
        self?.output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
      }
    }
  }
}
