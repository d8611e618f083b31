import ApiSession
import Catalogue
import HeadlessUI
import Tracing

/// The boundary from the view controller to the view model, watched.
final class TracingFavouritesViewModel: TracingDecorator<any FavouritesViewModelType>, FavouritesViewModelType
{
  var loadingDidStart: (() -> Void)? {
    get { target.loadingDidStart }
    set {
      let watched = newValue.map { notification("loadingDidStart()", $0) }
      trace.message(to: participant, name: "loadingDidStart") { target.loadingDidStart = watched }
    }
  }

  var loadingDidFinish: (() -> Void)? {
    get { target.loadingDidFinish }
    set {
      let watched = newValue.map { notification("loadingDidFinish()", $0) }
      trace.message(to: participant, name: "loadingDidFinish") { target.loadingDidFinish = watched }
    }
  }

  var itemsDidChange: (() -> Void)? {
    get { target.itemsDidChange }
    set {
      let watched = newValue.map { notification("itemsDidChange()", $0) }
      trace.message(to: participant, name: "itemsDidChange") { target.itemsDidChange = watched }
    }
  }

  var openedIndexDidChange: (() -> Void)? {
    get { target.openedIndexDidChange }
    set {
      let watched = newValue.map { notification("openedIndexDidChange()", $0) }
      trace.message(to: participant, name: "openedIndexDidChange") { target.openedIndexDidChange = watched }
    }
  }

  var summaryDidChange: (() -> Void)? {
    get { target.summaryDidChange }
    set {
      let watched = newValue.map { notification("summaryDidChange()", $0) }
      trace.message(to: participant, name: "summaryDidChange") { target.summaryDidChange = watched }
    }
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

  /// A closure of whoever is running, whose calls by the view model are seen.
  private func notification(_ name: String, _ closure: @escaping () -> Void) -> () -> Void {
    guard let receiver = trace.current else { return closure }
    return { [trace] in trace.message(to: receiver, kind: .notification, name: name) { closure() } }
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
