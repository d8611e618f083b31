import HeadlessUI

/// Creates an interactor to fetch the content of the next scene.
private final class GreetingsRouter {
  func routeToGreeting(segue: UIStoryboardSegue?) {
    GreetingInteractor().fetch()
  }
}

private final class GreetingInteractor {
  func fetch() {}
}
