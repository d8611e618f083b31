import HeadlessUI

@testable import CleanSwift

/// Lets an interactor of its own fetch what the next scene will show.
private final class GreetingsRouter {
  func routeToFilms(segue: UIStoryboardSegue?) {
    guard let dependencies else { return }
    FilmsInteractor(dependencies: dependencies).fetch(request: ListFilms.Fetch.Request())
  }

  var dependencies: (any Dependencies)?
}
