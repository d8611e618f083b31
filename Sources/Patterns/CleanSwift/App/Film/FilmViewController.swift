import HeadlessUI

/// The view models that the view controller displays.
protocol FilmViewControllerInput: AnyObject {
  func displayFetch(viewModel: ShowFilm.Fetch.ViewModel)
  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel)
  func displayCancel(viewModel: ShowFilm.Cancel.ViewModel)
}

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
  @Outlet var retryButton: UIButton
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView

  var output: (any FilmViewControllerOutput)?
  var router: (any FilmRoutingLogic & FilmDataPassing)?

  private let alert = FailureAlert()

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
    fetch()
  }

  @IBAction func toggleFavourite(_ sender: Any) {
    output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
  }
}

extension FilmViewController: FilmViewControllerInput {
  func displayFetch(viewModel: ShowFilm.Fetch.ViewModel) {
    switch viewModel {
    case .loading:
      spinner.startAnimating()
    case .success(let title, let origin, let award, let favouriteTitle):
      name.text = title
      self.origin.text = origin
      self.award.text = award
      favouriteButton.setTitle(favouriteTitle, for: .normal)
      favouriteButton.isEnabled = true
      retryButton.isHidden = true
      spinner.stopAnimating()
    case .failure(let message, let title):
      alert.show(message, over: self) { [weak self] in self?.fetch() }
      name.text = title
      origin.text = message
      retryButton.isHidden = false
      spinner.stopAnimating()
    }
  }

  func displayToggleFavourite(viewModel: ShowFilm.ToggleFavourite.ViewModel) {
    switch viewModel {
    case .success(let favouriteTitle):
      favouriteButton.setTitle(favouriteTitle, for: .normal)
    case .failure(let message):
      alert.show(message, over: self) { [weak self] in
        self?.output?.toggleFavourite(request: ShowFilm.ToggleFavourite.Request())
      }
    }
  }

  func displayCancel(viewModel: ShowFilm.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
