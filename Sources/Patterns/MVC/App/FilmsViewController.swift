import Catalogue
import Foundation
import HeadlessUI

/// The films of a country: loads and shows them, and opens the one that the user picks.
final class FilmsViewController: UIViewController {
  private let summary = UILabel()
  private let retryButton = UIButton.retry()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()
  private lazy var alert = UIAlertController.failure { [weak self] in self?.reload() }

  private let country: Country
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  private var films: [Film] = []
  private var request: (any Cancellable)?

  init(country: Country, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.country = country
    self.catalogue = catalogue
    self.favourites = favourites
    super.init()
    title = strings("films.title")
  }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [summary, retryButton, list, spinner])
    stack.axis = .vertical
    view = stack
    summary.numberOfLines = 0
    list.dataSource = self
    list.delegate = self
    retryButton.addTarget(self, action: FilmsViewController.retry, for: .touchUpInside)
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
    request = catalogue.films(of: country.code) { [weak self] result in
      guard let self else { return }
      request = nil
      spinner.stopAnimating()
      switch result {
      case .success(let films): show(films)
      case .failure(let error): show(error)
      }
    }
  }

  private func show(_ films: [Film]) {
    self.films = films
    list.reloadData()
    summary.text = strings.summary(films.count, "films", country.name)
    retryButton.isHidden = true
  }

  private func show(_ error: CatalogueError) {
    summary.text = strings.summary(films.count, "films", country.name, reason: error.message)
    retryButton.isHidden = false
    present(alert, message: error.message)
  }

  private func retry(_ sender: UIButton) {
    reload()
  }
}

extension FilmsViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(films[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let film = FilmViewController(film: films[indexPath.row], catalogue: catalogue, favourites: favourites)
    navigationController?.pushViewController(film, animated: true)
  }
}

extension UITableViewCell {
  /// Creates the row of a film.
  convenience init(_ film: Film) {
    self.init()
    textLabel?.text = film.title
    detailTextLabel?.text = strings.film(year: film.year, won: film.won)
    accessoryType = .disclosureIndicator
  }
}
