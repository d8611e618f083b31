/// Can work for one interactor only.
private final class FetchAgainWorker {
  func fetchAgain(for interactor: GreetingsInteractor) {
    interactor.fetch()
  }
}

private final class GreetingsInteractor {
  func fetch() {}
}
