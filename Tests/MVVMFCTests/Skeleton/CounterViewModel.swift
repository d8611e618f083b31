/// The service: does work for view models.
protocol CountServiceType: AnyObject { func next(after taps: Int) -> Int }
final class CountService: CountServiceType {
  func next(after taps: Int) -> Int { taps + 1 }
}

/// The dependency manager: provides the services that factories give to view models.
final class DependencyManager {
  let counting: any CountServiceType = CountService()
}

/// What the flow controller can do.
protocol CounterFlowControllerType: AnyObject { func goBackToPrevious() }

protocol CounterViewModelDelegate: AnyObject { func countDidChange() }

/// The view model: handles actions, prepares data, announces changes.
final class CounterViewModel {
  weak var delegate: (any CounterViewModelDelegate)?
  private(set) var countText = "0 taps"
  private var taps = 0 { didSet { countText = taps == 1 ? "1 tap" : "\(taps) taps" } }
  private let service: any CountServiceType
  private let flowController: any CounterFlowControllerType

  init(service: any CountServiceType, flowController: any CounterFlowControllerType) {
    (self.service, self.flowController) = (service, flowController)
  }

  func count() {
    taps = service.next(after: taps)
    delegate?.countDidChange()
  }

  func done() { flowController.goBackToPrevious() }
}
