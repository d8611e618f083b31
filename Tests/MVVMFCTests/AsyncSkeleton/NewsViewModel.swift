/// The service: does work for view models, which await it.
protocol NewsServiceType: AnyObject { func latest() async -> String }

/// The dependency manager: provides the services that factories give to view models.
final class DependencyManager {
  let news: any NewsServiceType
  init(news: any NewsServiceType) { self.news = news }
}

/// What the flow controller can do.
protocol NewsFlowControllerType: AnyObject { func goBackToPrevious() }

protocol NewsViewModelDelegate: AnyObject { func newsDidChange() }

/// The view model: handles actions, prepares data, announces changes. It owns the task,
/// which does not hold it.
final class NewsViewModel {
  weak var delegate: (any NewsViewModelDelegate)?
  private(set) var news = ""
  private let service: any NewsServiceType
  private let flowController: any NewsFlowControllerType
  private var reading: Task<Void, Never>?

  init(service: any NewsServiceType, flowController: any NewsFlowControllerType) {
    (self.service, self.flowController) = (service, flowController)
  }

  deinit { reading?.cancel() }

  func read() {
    reading?.cancel()
    reading = Task { [weak self, service] in
      let news = await service.latest()
      guard let self, !Task.isCancelled else { return }
      self.news = news
      delegate?.newsDidChange()
    }
  }

  func done() { flowController.goBackToPrevious() }
}
