import Catalogue
import Foundation
import HeadlessUI

/// The favourites: shows them, finds them, and opens a film.
final class FavouritesViewController: UIViewController, WholeScreen {
  private let summary = UILabel()
  private let list = UITableView()
  private let spinner = UIActivityIndicatorView()

  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore
  private let openFilm: (Film) -> Void

  private var films: [Film] = []
  private var selectedFilm: Film.ID?
  private var request: (any Cancellable)?
  private var wasLoading = false

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
    let stack = UIStackView(arrangedSubviews: [summary, list, spinner])
    stack.axis = .vertical
    view = stack
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
    do {
      request = catalogue.films(try favourites.favourites()) { [weak self] result in
        guard let self else { return }
        request = nil
        switch result {
        case .success(let films):
          self.films = films
          list.reloadData()
          if let row = films.firstIndex(where: { $0.id == selectedFilm }) {
            list.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
          }
          summary.text = countText
          spinner.stopAnimating()
        case .failure(let error):
          show(error)
        }
      }
    } catch {
      show(error)
    }
  }

  private var countText: String {
    switch films.count {
    case 0: strings("favourites.none")
    case 1: strings("favourites.one")
    default: strings("favourites.many", films.count)
    }
  }

  private func show(_ error: any Error) {
    wasLoading = spinner.isAnimating
    spinner.stopAnimating()
    let reason = message(for: error)
    summary.text = films.isEmpty ? reason : "\(countText) \(strings("failure.summary", reason))"
    guard viewIfLoaded?.window != nil else { return }
    if let alert = presentedViewController as? UIAlertController {
      alert.message = reason
      return
    }
    let alert = UIAlertController(title: strings("failure.title"), message: reason, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: strings("failure.cancel"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: strings("failure.retry"), style: .default) { [weak self] _ in
        guard let self else { return }
        if wasLoading { spinner.startAnimating() }
        load()
      })
    present(alert, animated: true)
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
