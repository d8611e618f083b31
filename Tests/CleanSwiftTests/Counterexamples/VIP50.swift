/// Can count for only one class of interactor.
private final class CountGreetingsWorker {
  private weak var interactor: VIP50GreetingsInteractor?

  init(interactor: VIP50GreetingsInteractor) {
    self.interactor = interactor
  }
}
