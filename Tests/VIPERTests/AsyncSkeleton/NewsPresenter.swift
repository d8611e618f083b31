protocol NewsEventHandler: AnyObject { func readTapped() }
protocol NewsView: AnyObject { func showNews(_ text: String) }

/// The presenter: gathers events, awaits the interactor, turns results into content. It owns the task,
/// which does not hold it.
final class NewsPresenter: NewsEventHandler {
  weak var view: (any NewsView)?
  private let interactor: any ReadNewsInteractorInput
  private var reading: Task<Void, Never>?
  init(interactor: any ReadNewsInteractorInput) { self.interactor = interactor }
  deinit { reading?.cancel() }

  func readTapped() {
    reading?.cancel()
    reading = Task { [weak self, interactor] in
      let news = await interactor.read()
      guard let self, !Task.isCancelled else { return }
      view?.showNews(news)
    }
  }
}
