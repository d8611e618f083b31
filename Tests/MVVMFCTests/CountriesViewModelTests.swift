import Catalogue
import Library
import Testing

@testable import MVVMFC

/// A view model alone: its service, use case and flow controller are test doubles.
@Suite struct CountriesViewModelTests {
  private let service = Service()
  private let findFavourites = FindFavourites()
  private let flow = Flow()
  private let listener = Listener()
  private let viewModel: CountriesViewModel

  init() {
    viewModel = CountriesViewModel(
      catalogue: service, findFavourites: findFavourites, flowController: flow)
    viewModel.delegate = listener
  }

  @Test func `a load is announced from its start to its result`() {
    viewModel.reload()
    #expect(viewModel.isLoading)
    service.reply?(.success([Country(code: "FR", name: "France", capital: "Paris")]))
    #expect(!viewModel.isLoading)
    #expect(viewModel.items.map(\.title) == ["France"])
    #expect(viewModel.items.map(\.detail) == ["Paris"])
    #expect(viewModel.summaryText == "1 country")
    #expect(listener.notices == ["isLoading", "isLoading", "items", "summary"])
  }

  @Test func `a failure goes to the flow controller, and a retry repeats the request`() {
    viewModel.reload()
    service.reply?(.failure(.timedOut))
    #expect(flow.shown == ["timedOut"])
    #expect(viewModel.summaryText == "The catalogue takes too long to answer.")
    service.reply = nil
    flow.retry?()
    #expect(viewModel.isLoading)
    #expect(service.reply != nil)
  }

  @Test func `the summary gives the number of countries, then the failure`() {
    viewModel.reload()
    service.reply?(.success([Country(code: "FR", name: "France")]))
    viewModel.search(text: "fin")
    service.reply?(.failure(.timedOut))
    #expect(viewModel.summaryText == "1 country · The catalogue takes too long to answer.")
  }

  @Test func `a search that failed can be tried again until one succeeds, and the retry is announced`() {
    viewModel.search(text: "fr")
    #expect(!viewModel.isLoading)
    service.reply?(.failure(.timedOut))
    #expect(viewModel.canRetry)
    viewModel.reload()
    #expect(viewModel.isLoading)
    #expect(viewModel.canRetry)
    #expect(service.text == "fr")
    service.reply?(.success([Country(code: "FR", name: "France")]))
    #expect(!viewModel.canRetry)
    #expect(
      listener.notices == ["summary", "canRetry", "isLoading", "isLoading", "items", "summary", "canRetry"])
  }

  @Test func `picking a country opens its films`() {
    viewModel.reload()
    service.reply?(.success([Country(code: "FR", name: "France")]))
    viewModel.selectedItem(index: 0)
    #expect(flow.shown == ["films of France"])
    #expect(viewModel.selectedIndex == 0)
  }

  @Test func `a region that is chosen filters the countries, and the button works again`() {
    viewModel.reload()
    service.reply?(
      .success([
        Country(code: "CN", name: "China", region: .asia),
        Country(code: "FR", name: "France", region: .europe),
      ]))
    viewModel.openRegions()
    #expect(!viewModel.canChooseRegion)
    flow.chooseRegion?(.europe)
    #expect(viewModel.items.map(\.title) == ["France"])
    #expect(viewModel.summaryText == "1 country")
    #expect(viewModel.regionText == "Only Europe")
    #expect(viewModel.canChooseRegion)
  }

  @Test func `a choice that is cancelled changes nothing but that the button works again`() {
    viewModel.openRegions()
    flow.cancelRegions?()
    #expect(viewModel.regionText == "All Regions")
    #expect(listener.notices == ["canChooseRegion", "canChooseRegion"])
    #expect(viewModel.canChooseRegion)
  }

  @Test func `a sheet that outlives the screen neither keeps the view model nor tells it anything`() {
    let flow = Flow()
    weak var released: CountriesViewModel?
    do {
      let viewModel = CountriesViewModel(
        catalogue: service, findFavourites: findFavourites, flowController: flow)
      viewModel.openRegions()
      released = viewModel
    }
    #expect(released == nil)
    flow.chooseRegion?(.europe)
    flow.cancelRegions?()
  }

  @Test func `favourites open only when they can be read, and otherwise the failure is shown`() {
    findFavourites.error = .damagedSetting(key: "favourites")
    viewModel.openFavourites()
    #expect(flow.shown == ["favourites error"])
    findFavourites.error = nil
    flow.retry?()
    #expect(flow.shown == ["favourites error", "favourites"])
  }
}

/// Keeps the request for countries open until the test replies.
private final class Service: CatalogueServiceType {
  var reply: ((Result<[Country], ApiError>) -> Void)?
  private(set) var text: String?

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable {
    self.text = text
    reply = completion
    return Request()
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable { Request() }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable { Request() }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable { Request() }
}

/// Reports that the favourites can be read, unless the test sets an error.
private final class FindFavourites: FindFavouritesUseCaseType {
  var error: FavouritesError?

  func checkFavourites() throws(FavouritesError) {
    if let error { throw error }
  }

  func films(
    completion: @escaping (Result<[Film], ApiError>) -> Void
  ) throws(FavouritesError) -> any Cancellable { Request() }
}

private final class Request: Cancellable {
  func cancel() {}
}

/// Records what the view model asks it to show.
private final class Flow: @MainActor CountriesFlowControllerType {
  private(set) var shown: [String] = []
  private(set) var retry: (() -> Void)?

  func showFilms(of country: Country) {
    shown.append("films of \(country.name)")
  }

  private(set) var chooseRegion: ((Region?) -> Void)?
  private(set) var cancelRegions: (() -> Void)?

  func showRegions(
    selected: Region?, onChoose: @escaping (Region?) -> Void, onCancel: @escaping () -> Void
  ) {
    chooseRegion = onChoose
    cancelRegions = onCancel
  }

  func showFavourites() {
    shown.append("favourites")
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    shown.append(apiError == .timedOut ? "timedOut" : "another error")
    self.retry = retry
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    shown.append("favourites error")
    self.retry = retry
  }
}

/// Records the view model's notifications.
private final class Listener: CountriesViewModelDelegate {
  private(set) var notices: [String] = []

  func isLoadingDidChange() { notices.append("isLoading") }
  func itemsDidChange() { notices.append("items") }
  func selectedIndexDidChange() { notices.append("selected") }
  func regionDidChange() { notices.append("region") }
  func canChooseRegionDidChange() { notices.append("canChooseRegion") }
  func orderDidChange() { notices.append("order") }
  func summaryDidChange() { notices.append("summary") }
  func canRetryDidChange() { notices.append("canRetry") }
}
