import Catalogue
import HeadlessUI

/// One film: loads and shows it, and marks it as a favourite.
final class FilmViewController: UIViewController {
  private let name = UILabel()
  private let origin = UILabel()
  private let retryButton = UIButton.retry()
  private let award = UILabel()
  private let favouriteButton = UIButton()
  private let spinner = UIActivityIndicatorView()
  private lazy var alert = UIAlertController.failure { [weak self] in self?.retryFailed?() }

  private let film: Film
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  private var request: (any Cancellable)?
  /// Repeats what the alert tells of.
  private var retryFailed: (() -> Void)?

  init(film: Film, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.film = film
    self.catalogue = catalogue
    self.favourites = favourites
    super.init()
    title = strings("film.title")
  }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [name, origin, retryButton, award, favouriteButton, spinner])
    stack.axis = .vertical
    view = stack
    name.numberOfLines = 0
    origin.numberOfLines = 0
    retryButton.addTarget(self, action: FilmViewController.retry, for: .touchUpInside)
    favouriteButton.addTarget(self, action: FilmViewController.toggleFavourite, for: .touchUpInside)
    // Until the film is there, it is not known whether it is a favourite.
    favouriteButton.setTitle(strings("film.mark"), for: .normal)
    favouriteButton.isEnabled = false
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    reload()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard isMovingFromParent else { return }
    request?.cancel()
    request = nil
  }

  private func reload() {
    spinner.startAnimating()
    request?.cancel()
    request = catalogue.film(film.id) { [weak self] result in
      guard let self else { return }
      request = nil
      spinner.stopAnimating()
      switch result {
      case .success(let details): show(details)
      case .failure(let error): showFailure(error.message)
      }
    }
  }

  private func show(_ details: FilmDetails) {
    do {
      show(isFavourite: try favourites.contains(film.id))
      name.text = details.film.title
      origin.text = strings(
        "film.origin", strings.list(details.countries.map(\.name)), details.film.year)
      award.text = strings(details.film.won ? "film.won" : "film.nominated")
      retryButton.isHidden = true
    } catch {
      showFailure(error.description)
    }
  }

  private func show(isFavourite: Bool) {
    favouriteButton.setTitle(strings(isFavourite ? "film.unmark" : "film.mark"), for: .normal)
    favouriteButton.isEnabled = true
  }

  private func showFailure(_ reason: String) {
    name.text = film.title
    origin.text = reason
    retryButton.isHidden = false
    if present(alert, message: reason) {
      retryFailed = { [weak self] in self?.reload() }
    }
  }

  private func retry(_ sender: UIButton) {
    reload()
  }

  private func toggleFavourite(_ sender: UIButton) {
    toggleFavourite()
  }

  private func toggleFavourite() {
    do {
      let isFavourite = try favourites.contains(film.id)
      if isFavourite {
        try favourites.remove(film.id)
      } else {
        try favourites.add(film.id)
      }
      show(isFavourite: !isFavourite)
    } catch {
      if present(alert, message: error.description) {
        retryFailed = { [weak self] in self?.toggleFavourite() }
      }
    }
  }
}
