import Catalogue
import HeadlessUI

// A fifth pattern: one state, changed by one function. A screen reports an event; `update` changes the state and returns
// effects; the app carries the effects out and shows every open screen its part of the state.

// MARK: The state

/// The state of the app: that of each screen that is open.
struct AppState {
  var countries = CountriesState()
  var regions: RegionsState?
  var films: FilmsState?
  var favourites: FavouritesState?
  var film: FilmState?
}

struct CountriesState {
  var content = ListScreen.Content()
  /// What was found last, in all regions.
  var found: [Country] = []
  /// Those of them that are in the region, in the order.
  var countries: [Country] = []
  var order = CountryOrder.byName
  var region: Region?
  var text: String?
  /// Why the last load or search failed, or nil if it succeeded.
  var failure: CatalogueError?
  var selected: CountryCode?
}

struct RegionsState {
  var content = ListScreen.Content()
  let regions: [Region?] = [nil] + Region.allCases

  init(selected region: Region?) {
    content.rows = regions.map { RowContent($0) }
    content.selectedRow = regions.firstIndex(of: region)
  }
}

struct FilmsState {
  let country: Country
  var content = ListScreen.Content()
  var films: [Film] = []
}

struct FavouritesState {
  var content = ListScreen.Content()
  var films: [Film] = []
  var selected: Film.ID?
}

struct FilmState {
  let film: Film
  var content = FilmScreen.Content()
}

/// The screens, each of which is open at most once.
enum Place: Hashable {
  case countries, regions, films, favourites, film
}

/// Everything that can change the state: the events of the screens, and the results of effects.
enum Message {
  case event(ScreenEvent, on: Place)
  case foundCountries(Result<[Country], CatalogueError>)
  case listedFilms(Result<[Film], CatalogueError>)
  case listedFavourites(Result<[Film], any Error>)
  case checkedFavourites(Result<Void, any Error>)
  case foundFilm(Result<(details: FilmDetails, isFavourite: Bool), any Error>)
  case marked(Result<Bool, any Error>)
  case retried(Effect)
}

/// Everything that the app does besides changing its state.
indirect enum Effect {
  case findCountries(matching: String?)
  case listFilms(of: CountryCode)
  case listFavourites
  case checkFavourites
  case findFilm(Film.ID)
  case toggleMark(Film.ID)
  case cancelRequest(of: Place)
  case open(Place)
  case dismissRegions
  /// Shows why an effect failed; a second try repeats it.
  case showFailure(any Error, on: Place, of: Effect)
}

// MARK: The decisions

extension AppState {
  /// Changes the state, and returns the effects to perform.
  mutating func update(_ message: Message) -> [Effect] {
    switch message {
    case .event(let event, .countries): updateCountries(event)
    case .event(let event, .regions): updateRegions(event)
    case .event(let event, .films): updateFilms(event)
    case .event(let event, .favourites): updateFavourites(event)
    case .event(let event, .film): updateFilm(event)
    case .foundCountries(let result): countries.update(result)
    case .listedFilms(let result): films?.update(result) ?? []
    case .listedFavourites(let result): favourites?.update(result) ?? []
    case .checkedFavourites(let result): openFavourites(result)
    case .foundFilm(let result): film?.update(result) ?? []
    case .marked(let result): film?.update(result) ?? []
    case .retried(let effect): retry(effect)
    }
  }

  private mutating func updateCountries(_ event: ScreenEvent) -> [Effect] {
    switch event {
    case .opened:
      return [.findCountries(matching: nil)]
    case .search(let text):
      countries.text = text
      return [.findCountries(matching: text)]
    case .sort(let key):
      countries.order = countries.order.next(by: key)
      countries.list()
      return []
    case .openRegions:
      regions = RegionsState(selected: countries.region)
      return [.open(.regions)]
    case .pick(let row):
      let country = countries.countries[row]
      countries.selected = country.code
      countries.content.selectedRow = row
      films = FilmsState(country: country)
      return [.open(.films)]
    case .openFavourites:
      return [.checkFavourites]
    case .retry:
      return retry(.findCountries(matching: countries.text))
    default:
      return []
    }
  }

  private mutating func updateRegions(_ event: ScreenEvent) -> [Effect] {
    switch event {
    case .pick(let row):
      if let regions { countries.choose(regions.regions[row]) }
      regions = nil
      return [.dismissRegions]
    case .cancel:
      regions = nil
      return [.dismissRegions]
    case .swipedAway:
      regions = nil
      return []
    default:
      return []
    }
  }

  private mutating func updateFilms(_ event: ScreenEvent) -> [Effect] {
    guard let films else { return [] }
    switch event {
    case .opened: return [.listFilms(of: films.country.code)]
    case .retry: return retry(.listFilms(of: films.country.code))
    case .pick(let row):
      self.films?.content.selectedRow = row
      return open(films.films[row])
    case .willDisappear(isLeaving: true):
      self.films = nil
      return [.cancelRequest(of: .films)]
    default: return []
    }
  }

  private mutating func updateFavourites(_ event: ScreenEvent) -> [Effect] {
    guard let favourites else { return [] }
    switch event {
    case .willAppear: return [.listFavourites]
    case .retry: return retry(.listFavourites)
    case .pick(let row):
      self.favourites?.selected = favourites.films[row].id
      self.favourites?.content.selectedRow = row
      return open(favourites.films[row])
    case .willDisappear(let isLeaving):
      self.favourites?.content.isLoading = false
      if isLeaving { self.favourites = nil }
      return [.cancelRequest(of: .favourites)]
    default: return []
    }
  }

  private mutating func updateFilm(_ event: ScreenEvent) -> [Effect] {
    guard let film else { return [] }
    switch event {
    case .opened: return [.findFilm(film.film.id)]
    case .retry: return retry(.findFilm(film.film.id))
    case .toggleFavourite: return [.toggleMark(film.film.id)]
    case .willDisappear(isLeaving: true):
      self.film = nil
      return [.cancelRequest(of: .film)]
    default: return []
    }
  }

  private mutating func open(_ film: Film) -> [Effect] {
    self.film = FilmState(film: film)
    return [.open(.film)]
  }

  private mutating func openFavourites(_ result: Result<Void, any Error>) -> [Effect] {
    switch result {
    case .success:
      countries.selected = nil
      countries.content.selectedRow = nil
      favourites = FavouritesState()
      return [.open(.favourites)]
    case .failure(let error):
      return [.showFailure(error, on: .countries, of: .checkFavourites)]
    }
  }

  /// Repeats an effect that failed; a load shows that it is under way.
  private mutating func retry(_ effect: Effect) -> [Effect] {
    switch effect {
    case .findCountries: countries.content.isLoading = true
    case .listFilms: films?.content.isLoading = true
    case .listFavourites: favourites?.content.isLoading = true
    case .findFilm: film?.content.isLoading = true
    default: break
    }
    return [effect]
  }
}

extension CountriesState {
  mutating func list() {
    countries = found.filtered(by: region).sorted(by: order)
    content.rows = countries.map { RowContent($0) }
    content.selectedRow = countries.firstIndex { $0.code == selected }
  }

  mutating func choose(_ region: Region?) {
    self.region = region
    list()
    // Before the first load there is nothing to count.
    if !found.isEmpty { summarize() }
  }

  mutating func update(_ result: Result<[Country], CatalogueError>) -> [Effect] {
    content.isLoading = false
    switch result {
    case .success(let found):
      failure = nil
      self.found = found
      list()
      summarize()
      return []
    case .failure(let error):
      failure = error
      summarize()
      return [.showFailure(error, on: .countries, of: .findCountries(matching: text))]
    }
  }

  private mutating func summarize() {
    let count = Texts.count(countries: countries.count)
    content.canRetry = failure != nil
    content.summary =
      failure.map { Texts.failure(Texts.message(for: $0), below: countries.isEmpty ? nil : count) } ?? count
  }
}

extension FilmsState {
  mutating func update(_ result: Result<[Film], CatalogueError>) -> [Effect] {
    content.isLoading = false
    switch result {
    case .success(let found):
      films = found
      content.rows = films.map { RowContent($0) }
      content.summary = Texts.count(films: films.count, of: country)
      content.canRetry = false
      return []
    case .failure(let error):
      content.summary = Texts.message(for: error)
      content.canRetry = true
      return [.showFailure(error, on: .films, of: .listFilms(of: country.code))]
    }
  }
}

extension FavouritesState {
  mutating func update(_ result: Result<[Film], any Error>) -> [Effect] {
    content.isLoading = false
    switch result {
    case .success(let found):
      films = found
      content.rows = films.map { RowContent($0) }
      content.selectedRow = films.firstIndex { $0.id == selected }
      content.summary = Texts.count(favourites: films.count)
      content.canRetry = false
      return []
    case .failure(let error):
      let count = films.isEmpty ? nil : Texts.count(favourites: films.count)
      content.summary = Texts.failure(Texts.message(for: error), below: count)
      content.canRetry = true
      return [.showFailure(error, on: .favourites, of: .listFavourites)]
    }
  }
}

extension FilmState {
  mutating func update(_ result: Result<(details: FilmDetails, isFavourite: Bool), any Error>) -> [Effect] {
    content.isLoading = false
    switch result {
    case .success(let (details, isFavourite)):
      content.title = details.film.title
      content.origin = Texts.origin(of: details)
      content.award = Texts.award(of: details.film)
      content.canRetry = false
      content.buttonTitle = Texts.button(isFavourite: isFavourite)
      return []
    case .failure(let error):
      content.title = film.title
      content.origin = Texts.message(for: error)
      content.canRetry = true
      return [.showFailure(error, on: .film, of: .findFilm(film.id))]
    }
  }

  mutating func update(_ result: Result<Bool, any Error>) -> [Effect] {
    switch result {
    case .success(let isFavourite):
      content.buttonTitle = Texts.button(isFavourite: isFavourite)
      return []
    case .failure(let error):
      return [.showFailure(error, on: .film, of: .toggleMark(film.id))]
    }
  }
}

// MARK: The effects

/// The app: keeps the state, carries out effects, and shows the screens their parts of the state.
final class App: CatalogueApp {
  private let window: UIWindow
  private let catalogue: any CatalogueService
  private let favourites: any FavouritesStore

  private var state = AppState()
  private let navigation = UINavigationController()
  private var screens: [Place: WeakScreen] = [:]
  private var requests: [Place: any Cancellable] = [:]

  init(window: UIWindow, catalogue: any CatalogueService, favourites: any FavouritesStore) {
    self.window = window
    self.catalogue = catalogue
    self.favourites = favourites
  }

  func start() {
    navigation.isToolbarHidden = false
    navigation.setViewControllers([makeScreen(.countries)], animated: false)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
  }

  /// The only way to change the state.
  private func send(_ message: Message) {
    let effects = state.update(message)
    show()
    for effect in effects { perform(effect) }
  }

  private func show() {
    if let screen = screens[.countries]?.screen as? CountriesScreen {
      screen.content = state.countries.content
      screen.order = state.countries.order
      screen.region = state.countries.region
      screen.canChooseRegion = state.regions == nil
    }
    if let regions = state.regions { (screens[.regions]?.screen as? ListScreen)?.content = regions.content }
    if let films = state.films { (screens[.films]?.screen as? ListScreen)?.content = films.content }
    if let favourites = state.favourites {
      (screens[.favourites]?.screen as? ListScreen)?.content = favourites.content
    }
    if let film = state.film { (screens[.film]?.screen as? FilmScreen)?.content = film.content }
  }

  private func perform(_ effect: Effect) {
    switch effect {
    case .findCountries(let text?):
      begin(.countries) {
        catalogue.countries(matching: text) { [weak self] in self?.send(.foundCountries($0)) }
      }
    case .findCountries(nil):
      begin(.countries) { catalogue.countries { [weak self] in self?.send(.foundCountries($0)) } }
    case .listFilms(let country):
      begin(.films) { catalogue.films(of: country) { [weak self] in self?.send(.listedFilms($0)) } }
    case .listFavourites: listFavourites()
    case .checkFavourites: send(.checkedFavourites(Result { _ = try favourites.favourites() }))
    case .findFilm(let id): findFilm(id)
    case .toggleMark(let id): send(.marked(Result { try toggleMark(id) }))
    case .cancelRequest(let place): requests.removeValue(forKey: place)?.cancel()
    case .open(.regions): (makeScreen(.regions) as? RegionsScreen)?.present(over: navigation)
    case .dismissRegions: navigation.dismiss(animated: true)
    case .open(let place): navigation.pushViewController(makeScreen(place), animated: true)
    case .showFailure(let error, let place, let effect):
      screens[place]?.screen?.showFailure(Texts.message(for: error)) { [weak self] in
        self?.send(.retried(effect))
      }
    }
  }

  /// Replaces the request of a screen.
  private func begin(_ place: Place, _ request: () -> any Cancellable) {
    requests[place]?.cancel()
    requests[place] = request()
  }

  private func listFavourites() {
    requests.removeValue(forKey: .favourites)?.cancel()
    do {
      let ids = try favourites.favourites()
      guard !ids.isEmpty else { return send(.listedFavourites(.success([]))) }
      begin(.favourites) {
        catalogue.films(ids) { [weak self] in self?.send(.listedFavourites($0.mapError { $0 })) }
      }
    } catch {
      send(.listedFavourites(.failure(error)))
    }
  }

  private func findFilm(_ id: Film.ID) {
    begin(.film) {
      catalogue.film(id) { [weak self] result in
        guard let self else { return }
        send(.foundFilm(Result { (try result.get(), try self.favourites.contains(id)) }))
      }
    }
  }

  private func toggleMark(_ id: Film.ID) throws -> Bool {
    let isFavourite = try favourites.contains(id)
    if isFavourite {
      try favourites.remove(id)
    } else {
      try favourites.add(id)
    }
    return !isFavourite
  }

  private func makeScreen(_ place: Place) -> PassiveScreen {
    let screen: PassiveScreen =
      switch place {
      case .countries: CountriesScreen()
      case .regions: RegionsScreen()
      case .films: ListScreen(title: strings("films.title"))
      case .favourites: ListScreen(title: strings("favourites.title"))
      case .film: FilmScreen()
      }
    screen.onEvent = { [weak self] in self?.send(.event($0, on: place)) }
    screens[place] = WeakScreen(screen: screen)
    return screen
  }
}

/// A screen that the navigation controller owns.
private struct WeakScreen {
  weak var screen: PassiveScreen?
}
