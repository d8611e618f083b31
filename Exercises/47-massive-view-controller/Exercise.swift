import Catalogue
import Foundation
import HeadlessUI

/// The favourites: shows them, finds them, and opens a film.
final class FavouritesViewController: UIViewController, WholeScreen {
  private let summary = UILabel()
  private let retryButton = UIButton()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore
  private let openFilm: (Film) -> Void

  private var films: [Film] = []
  private var selectedFilm: Film.ID?
  private var request: (any Cancellable)?

  init(
    catalogue: any CatalogueService, favourites: any FavouritesStore, openFilm: @escaping (Film) -> Void
  ) {
    self.catalogue = catalogue
    self.favourites = favourites
    self.openFilm = openFilm
    super.init()
    title = strings("favourites.title")
  }

  override func loadView() {
    let stack = UIStackView(arrangedSubviews: [summary, retryButton, list, spinner])
    stack.axis = .vertical
    view = stack
    retryButton.setTitle(strings("failure.retry"), for: .normal)
    retryButton.isHidden = true
    retryButton.addTarget(self, action: FavouritesViewController.retry, for: .touchUpInside)
    list.dataSource = self
    list.delegate = self
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
        case .failure(let error): show(error)
        }
      }
    } catch {
      show(error)
    }
  }

  private func show(_ films: [Film]) {
    self.films = films
    list.reloadData()
    if let row = films.firstIndex(where: { $0.id == selectedFilm }) {
      list.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
    }
    summary.text = countText
    retryButton.isHidden = true
    spinner.stopAnimating()
  }

  private var countText: String {
    switch films.count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", films.count)
    }
  }

  private func show(_ error: any Error) {
    spinner.stopAnimating()
    let reason = message(for: error)
    summary.text = films.isEmpty ? reason : "\(countText) \(strings("failure.summary", reason))"
    retryButton.isHidden = false
    guard viewIfLoaded?.window != nil else { return }
    if let alert = presentedViewController as? UIAlertController {
      alert.message = reason
      return
    }
    let alert = UIAlertController(title: strings("failure.title"), message: reason, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] action in
        self?.retry(action)
      })
    present(alert, animated: true)
  }

  private func retry(_ sender: Any) {
    spinner.startAnimating()
    load()
  }
}

extension FavouritesViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    films.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let film = films[indexPath.row]
    let cell = UITableViewCell()
    cell.textLabel?.text = film.title
    cell.detailTextLabel?.text = film.won ? strings("films.won", film.year) : "\(film.year)"
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let film = films[indexPath.row]
    selectedFilm = film.id
    openFilm(film)
  }
}
