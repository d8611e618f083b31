/// Can work for only one class of interactor.
private final class FetchAgainWorker {
  func fetchAgain(for interactor: GreetingsInteractor) {
    interactor.fetch()
  }
}

private final class GreetingsInteractor {
  func fetch() {}
}
