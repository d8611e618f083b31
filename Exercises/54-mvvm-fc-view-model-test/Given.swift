import Catalogue
import Library

@testable import MVVMFC

/// A test of a view model of the films of a country, as the checks run it.
protocol ViewModelTest: AnyObject {
  init()

  /// Returns a sentence for each fault of the view model in a scene; none if the view model is right.
  ///
  /// - Parameter makeScene: Makes a scene with a new view model; call it as often as you need one.
  func faults(in makeScene: (Country) -> FilmsScene) -> [String]
}

/// A view model with doubles of its delegate, its service and its flow controller.
final class FilmsScene {
  let screen = FilmsScreenDouble()
  let catalogue = CatalogueStub()
  let flowController = FilmsFlowControllerSpy()
  let viewModel: any FilmsViewModelType

  init(_ make: (any CatalogueServiceType, any FilmsFlowControllerType) -> any FilmsViewModelType) {
    viewModel = make(catalogue, flowController)
    viewModel.delegate = screen
    screen.viewModel = viewModel
  }
}

/// Shows what the view model said when it announced a change, as the view controller would.
final class FilmsScreenDouble: FilmsViewModelDelegate {
  fileprivate(set) weak var viewModel: (any FilmsViewModelType)?

  private(set) var isLoading = false
  private(set) var items: [ListItem] = []
  private(set) var selectedIndex: Int?
  private(set) var text = ""
  private(set) var offersRetry = false

  func isLoadingDidChange() { isLoading = viewModel?.isLoading ?? false }
  func itemsDidChange() { items = viewModel?.items ?? [] }
  func selectedIndexDidChange() { selectedIndex = viewModel?.selectedIndex }
  func summaryDidChange() { text = viewModel?.summaryText ?? "" }
  func canRetryDidChange() { offersRetry = viewModel?.canRetry ?? false }
}

/// A service that replies to requests for films when a test says so.
final class CatalogueStub: CatalogueServiceType {
  /// The number of requests so far.
  private(set) var requestCount = 0
  private var completions: [Int: (Result<[Film], ApiError>) -> Void] = [:]

  /// The number of requests under way: neither completed nor cancelled.
  var pendingCount: Int { completions.count }

  /// Completes all requests under way, the earliest first.
  func complete(with result: Result<[Film], ApiError>) {
    let pending = completions.sorted { $0.key < $1.key }
    completions = [:]
    for (_, completion) in pending { completion(result) }
  }

  func films(
    of country: Country, completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable {
    requestCount += 1
    let number = requestCount
    completions[number] = completion
    return Request { [weak self] in self?.completions[number] = nil }
  }

  // The view model of the films asks for nothing else.

  func countries(
    matching text: String?, completion: @escaping (Result<[Country], ApiError>) -> Void
  ) -> any Cancellable { Request {} }

  func films(
    _ ids: [Film.ID], completion: @escaping (Result<[Film], ApiError>) -> Void
  ) -> any Cancellable { Request {} }

  func film(
    _ id: Film.ID, completion: @escaping (Result<FilmDetails, ApiError>) -> Void
  ) -> any Cancellable { Request {} }

  private final class Request: Cancellable {
    private let whenCancelled: () -> Void

    init(whenCancelled: @escaping () -> Void) { self.whenCancelled = whenCancelled }

    func cancel() { whenCancelled() }
  }
}

/// Keeps what the view model asks of the flow controller.
final class FilmsFlowControllerSpy: @MainActor FilmsFlowControllerType {
  /// The films that were opened.
  private(set) var openedFilms: [Film] = []
  /// The error of the alert; nil if there was none.
  private(set) var alert: ApiError?
  private var retry: (() -> Void)?

  func showFilm(_ film: Film) { openedFilms.append(film) }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    alert = apiError
    self.retry = retry
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {}

  /// Does what a tap on “Try Again” in the alert does.
  func tapTryAgain() { retry?() }
}
