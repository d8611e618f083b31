/// What every action is: a command that can be awaited. Cancelling the task cancels it.
protocol Action<Output>: AnyObject {
  associatedtype Output
  func run() async -> Output
}

/// As a user, I want to read the latest news. The action does the work of this one user story.
final class ReadNews: Action {
  private let fetch: @MainActor () async -> String
  init(fetch: @escaping @MainActor () async -> String) { self.fetch = fetch }
  func run() async -> String { await fetch() }
}
