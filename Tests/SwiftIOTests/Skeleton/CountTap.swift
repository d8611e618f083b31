/// What every action is: a command that can be run and cancelled.
protocol Action<Output>: AnyObject {
  associatedtype Output
  func run(completion: @escaping (Output) -> Void)
  func cancel()
}

/// As a user, I want to count my taps. The action does the work of this one user story.
final class CountTap: Action {
  private let taps: Int
  init(after taps: Int) { self.taps = taps }

  func run(completion: @escaping (Int) -> Void) { completion(taps + 1) }
  func cancel() {}
}
