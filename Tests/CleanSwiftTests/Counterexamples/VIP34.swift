import HeadlessUI

/// Lets an interactor of its own fetch what the next scene will show.
private final class GreetingsRouter {
  func routeToGreeting(segue: UIStoryboardSegue?) {
    GreetingInteractor().fetch()
  }
}

private final class GreetingInteractor {
  func fetch() {}
}
