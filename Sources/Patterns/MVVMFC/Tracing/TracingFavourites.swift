import ApiSession
import Catalogue
import HeadlessUI
import Tracing

/// The boundary from the view controller to the view model, watched.
final class TracingFavouritesViewModel: TracingDecorator<any FavouritesViewModelType>, FavouritesViewModelType
{
  var loadingDidStart: (() -> Void)? {
    get { target.loadingDidStart }
    set { listen("loadingDidStart", newValue) { target.loadingDidStart = $0 } }
  }

  var loadingDidFinish: (() -> Void)? {
    get { target.loadingDidFinish }
    set { listen("loadingDidFinish", newValue) { target.loadingDidFinish = $0 } }
  }

  var itemsDidChange: (() -> Void)? {
    get { target.itemsDidChange }
    set { listen("itemsDidChange", newValue) { target.itemsDidChange = $0 } }
  }

  var openedIndexDidChange: (() -> Void)? {
    get { target.openedIndexDidChange }
    set { listen("openedIndexDidChange", newValue) { target.openedIndexDidChange = $0 } }
  }

  var summaryDidChange: (() -> Void)? {
    get { target.summaryDidChange }
    set { listen("summaryDidChange", newValue) { target.summaryDidChange = $0 } }
  }

  var isLoading: Bool { trace.read(from: participant) { target.isLoading } }
  var items: [FilmItem] { trace.read(from: participant) { target.items } }
  var openedIndex: Int? { trace.read(from: participant) { target.openedIndex } }
  var summaryText: String { trace.read(from: participant) { target.summaryText } }
  var failureText: String { trace.read(from: participant) { target.failureText } }

  func reload() {
    trace.message(to: participant) { target.reload() }
  }

  func cancel() {
    trace.message(to: participant) { target.cancel() }
  }

  func selectedItem(index: Int) {
    trace.message(to: participant, index) { target.selectedItem(index: index) }
  }

  /// Sets a closure of whoever is running so that its calls by the view model are seen; or none.
  private func listen(_ name: String, _ closure: (() -> Void)?, set: ((() -> Void)?) -> Void) {
    guard let closure, let listener = trace.current else {
      return trace.message(to: participant, closure as Any, name: name) { set(closure) }
    }
    trace.message(to: participant, name: name) {
      set { [trace] in
        trace.message(to: listener, kind: .notification, name: "\(name)()") { closure() }
      }
    }
  }
}

/// The boundary from the view model to the flow controller, watched.
final class TracingFavouritesFlowController: TracingDecorator<any FavouritesFlowControllerType>,
  FavouritesFlowControllerType
{
  func show(film: Film) {
    trace.message(to: participant, film) { target.show(film: film) }
  }

  func show(apiError: ApiError, retry: @escaping () -> Void) {
    trace.message(to: participant, apiError) {
      let reply = trace.reply(named: "retry()") { (_: Void) in retry() }
      target.show(apiError: apiError) { reply(()) }
    }
  }

  func show(favouritesError: FavouritesError, retry: @escaping () -> Void) {
    trace.message(to: participant, favouritesError) {
      let reply = trace.reply(named: "retry()") { (_: Void) in retry() }
      target.show(favouritesError: favouritesError) { reply(()) }
    }
  }
}

extension FavouritesViewController: ViewModelHolder {}
extension FavouritesViewModel: FlowControllerHolder {}
