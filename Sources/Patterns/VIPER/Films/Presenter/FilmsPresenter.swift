/// What a list of films reports.
protocol FilmsEventHandler: AnyObject {
  func viewDidLoad()
  func viewWillLeave()
  func open(row: Int)
  func retry()
}

/// Decides what the list of films shows, and when to leave it.
final class FilmsPresenter {
  weak var view: (any FilmsView)?

  var listFilms: any ListFilmsInteractorInput
  var openFilm: any OpenFilmInteractorInput
  var wireframe: any FilmsRouting
  private var failedAttempt: (() -> Void)?

  init(
    listFilms: any ListFilmsInteractorInput, openFilm: any OpenFilmInteractorInput,
    wireframe: any FilmsRouting
  ) {
    self.listFilms = listFilms
    self.openFilm = openFilm
    self.wireframe = wireframe
  }

  private func fail(_ reason: String, again attempt: @escaping () -> Void) {
    failedAttempt = attempt
    view?.show(failure: reason)
  }

  private func content(_ facts: FilmFacts) -> FilmContent {
    FilmContent(title: facts.title, facts: facts.won ? "\(facts.year), won" : "\(facts.year)")
  }

  private func summary(_ country: String, _ count: Int) -> String {
    switch count {
    case 0: "\(country): no films"
    case 1: "\(country): 1 film"
    default: "\(country): \(count) films"
    }
  }
}

extension FilmsPresenter: FilmsEventHandler {
  func viewDidLoad() {
    listFilms.listFilms()
  }

  func viewWillLeave() {
    listFilms.cancel()
  }

  func open(row: Int) {
    openFilm.open(row: row)
  }

  func retry() {
    let attempt = failedAttempt
    failedAttempt = nil
    attempt?()
  }
}

extension FilmsPresenter: ListFilmsInteractorOutput {
  func listed(_ films: FilmOverview) {
    view?.show(films.films.map(content), openedRow: films.openedRow)
    view?.show(summary: summary(films.country, films.films.count))
    view?.showRest()
  }

  func failedToList(_ failure: ListFilmsFailure) {
    fail(failure.reason) { [weak self] in self?.listFilms.listFilms() }
    let kept = failure.kept == 0 ? "" : "\(summary(failure.country, failure.kept)) · "
    view?.show(summary: kept + failure.reason)
    view?.showRest()
  }
}

extension FilmsPresenter: OpenFilmInteractorOutput {
  func opened(_ film: OpenedFilm) {
    view?.showOpened(row: film.row)
    wireframe.showFilm(film.id)
  }

  func failedToOpen(row: Int, reason: String) {
    fail(reason) { [weak self] in self?.open(row: row) }
  }
}
