import HeadlessUI

/// What the view controller can be given to show.
protocol FilmViewControllerInput: AnyObject {
  func displayFetch(viewModel: Film.Fetch.ViewModel)
  func displayToggleFavourite(viewModel: Film.ToggleFavourite.ViewModel)
  func displayCancel(viewModel: Film.Cancel.ViewModel)
}

/// Whom the view controller asks for work.
typealias FilmViewControllerOutput = FilmInteractorInput

/// What a person can do to a film.
protocol FilmEvents: AnyObject {
  func toggleFavourite(_ sender: Any)
  func retry(_ sender: Any)
}

/// Shows one film.
final class FilmViewController: UIViewController {
  @Outlet var name: UILabel
  @Outlet var origin: UILabel
  @Outlet var award: UILabel
  @Outlet var favouriteButton: UIButton
  @Outlet var spinner: UIActivityIndicatorView
  @Outlet var failure: any FailureDisplay

  var output: (any FilmViewControllerOutput)?
  var router: (any FilmRoutingLogic & FilmDataPassing)?

  private var failedAttempt: (() -> Void)?

  init(
    dependencies: any Dependencies,
    configurator: any Configuring<FilmViewController> = FilmConfigurator.shared
  ) {
    super.init()
    configurator.configure(self, dependencies: dependencies)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    fetch()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { output?.cancel(request: Film.Cancel.Request()) }
  }

  private func fetch() {
    output?.fetch(request: Film.Fetch.Request())
  }

  private func toggleFavourite() {
    output?.toggleFavourite(request: Film.ToggleFavourite.Request())
  }

  private func fail(_ message: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    failure.message = message
  }
}

extension FilmViewController: FilmEvents {
  @IBAction func toggleFavourite(_ sender: Any) {
    toggleFavourite()
  }

  @IBAction func retry(_ sender: Any) {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension FilmViewController: FilmViewControllerInput {
  func displayFetch(viewModel: Film.Fetch.ViewModel) {
    switch viewModel {
    case .success(let title, let origin, let award, let buttonTitle):
      name.text = title
      self.origin.text = origin
      self.award.text = award
      favouriteButton.setTitle(buttonTitle, for: .normal)
      failure.message = nil
    case .failure(let message, let title, let origin):
      fail(message) { [weak self] in self?.fetch() }
      name.text = title
      self.origin.text = origin
    }
    spinner.stopAnimating()
  }

  func displayToggleFavourite(viewModel: Film.ToggleFavourite.ViewModel) {
    switch viewModel {
    case .success(let buttonTitle):
      favouriteButton.setTitle(buttonTitle, for: .normal)
    case .failure(let message):
      fail(message) { [weak self] in self?.toggleFavourite() }
    }
  }

  func displayCancel(viewModel: Film.Cancel.ViewModel) {
    spinner.stopAnimating()
  }
}
