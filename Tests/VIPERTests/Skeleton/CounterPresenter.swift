protocol CounterEventHandler: AnyObject { func countTapped() }
protocol CounterView: AnyObject { func showCount(_ text: String) }

/// The presenter: gathers events, sends requests to the interactor, turns results into content.
final class CounterPresenter: CounterEventHandler, CountInteractorOutput {
  weak var view: (any CounterView)?
  private let interactor: any CountInteractorInput
  init(interactor: any CountInteractorInput) { self.interactor = interactor }

  func countTapped() { interactor.count() }
  func counted(taps: Int) { view?.showCount(taps == 1 ? "1 tap" : "\(taps) taps") }
}
