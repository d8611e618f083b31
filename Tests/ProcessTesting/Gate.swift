/// A gate that lets a limited number of tasks through at once, in the order in which they come.
public actor Gate {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Creates a gate that lets `limit` tasks through at once.
  public init(limit: Int) {
    free = limit
  }

  /// Waits for a turn, then runs `body` on the caller's actor.
  public nonisolated(nonsending) func pass<Value>(
    _ body: () async throws -> Value
  ) async rethrows -> Value {
    await enter()
    do {
      let value = try await body()
      await leave()
      return value
    } catch {
      await leave()
      throw error
    }
  }

  private func enter() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func leave() {
    if waiting.isEmpty {
      free += 1
    } else {
      waiting.removeFirst().resume()
    }
  }
}
