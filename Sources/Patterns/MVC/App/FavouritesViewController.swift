import Catalogue
import Foundation
import HeadlessUI

/// The films that the user has marked: loads them each time the screen appears, and opens the one that the user picks.
final class FavouritesViewController: UIViewController {
  private let summary = UILabel()
  private let retryButton = UIButton.retry()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()
  private lazy var alert = UIAlertController.failure { [weak self] in self?.reload() }

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  private var films: [Film] = []
  private var openedFilm: Film.ID?
  private var request: (any Cancellable)?

  init(catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.catalogue = catalogue
    self.favourites = favourites
    super.init()
    title = strings("favourites.title")
  }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [summary, retryButton, list, spinner])
    stack.axis = .vertical
    view = stack
    summary.numberOfLines = 0
    list.dataSource = self
    list.delegate = self
    retryButton.addTarget(self, action: FavouritesViewController.retry, for: .touchUpInside)
    spinner.startAnimating()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    load()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    request?.cancel()
    request = nil
    // A first load begins again when the screen comes back.
    if summary.text != nil { spinner.stopAnimating() }
  }

  private func reload() {
    spinner.startAnimating()
    load()
  }

  private func load() {
    request?.cancel()
    request = nil
    do {
      let ids = try favourites.favourites()
      guard !ids.isEmpty else { return show([]) }
      request = catalogue.films(ids) { [weak self] result in
        guard let self else { return }
        request = nil
        switch result {
        case .success(let films): show(films)
        case .failure(let error): showFailure(error.message)
        }
      }
    } catch {
      showFailure(error.description)
    }
  }

  private func show(_ films: [Film]) {
    spinner.stopAnimating()
    self.films = films
    list.reloadData()
    let row = films.firstIndex { $0.id == openedFilm }
    list.selectRow(
      at: row.map { IndexPath(row: $0, section: 0) }, animated: false, scrollPosition: .none)
    summary.text = strings.summary(films.count, "favourites")
    retryButton.isHidden = true
  }

  private func showFailure(_ reason: String) {
    spinner.stopAnimating()
    summary.text = strings.summary(films.count, "favourites", reason: reason)
    retryButton.isHidden = false
    present(alert, message: reason)
  }

  private func retry(_ sender: UIButton) {
    reload()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(films[indexPath.row])
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let film = films[indexPath.row]
    openedFilm = film.id
    let next = FilmViewController(film: film, catalogue: catalogue, favourites: favourites)
    navigationController?.pushViewController(next, animated: true)
  }
}
