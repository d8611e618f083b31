import Catalogue
import Foundation
import HeadlessUI
import Observing
import Specification
import Synchronization
import Testing
import Tracing

@testable import Playing

/// Programs with tasks, whose stories play in the same way each time.
@MainActor @Suite struct TaskTests {
  @Test func `a search that replaces another is played in one order, beside busy threads`() throws {
    try withBusyThreads {
      for _ in 1...10 {
        let stage = try played([.launch(), .openLink("search:a"), .openLink("search:b"), .replyToAll()])
        #expect(
          Program.log == [
            "search a", "a asks", "search b", "a is cancelled", "b asks", "b shows 93",
          ])
        #expect(stage.catalogue.requests == [.search("a"), .search("b")])
      }
    }
  }

  @Test func `a step ends when every task is finished or waits for a reply`() throws {
    let stage = try played([.launch(), .openLink("search:a")])
    #expect(Program.log == ["search a", "a asks"])
    try stage.perform(.fail())
    #expect(Program.log.last == "a fails: \(CatalogueError.unavailable)")
  }

  @Test func `actors, functions off the main actor, child tasks and yields take part`() throws {
    for _ in 1...10 {
      _ = try played([.launch(), .openLink("errands:")])
      #expect(
        Program.log == [
          "errands", "before the first job", "actor 1", "elsewhere", "yielded", "children 1 2 3", "detached",
        ])
    }
  }

  @Test func `between two replies, tasks run until they wait for the next`() throws {
    let stage = try played([.launch(), .openLink("chain:3"), .replyToAll()])
    #expect(Program.log == ["chain 3", "chain 2", "chain 1", "end"])
    #expect(stage.catalogue.requestCount == 3)
  }

  @Test func `in one turn, a reply is still on its way when the user goes on`() throws {
    let stage = try played([.launch(), .openLink("search:iceland")])
    try stage.perform(inOneTurn: [.reply(), .openLink("search:finland")])
    #expect(
      Program.log == [
        "search iceland", "iceland asks", "search finland", "iceland shows 1", "finland asks",
      ])
  }

  @Test func `a task that never comes to rest is an error`() throws {
    let error = #expect(throws: StoryError.self) { try played([.launch(), .openLink("forever:")]) }
    #expect(error?.reason == "But a task of the app goes on for ever, without waiting for anything.")
  }

  @Test func `the tasks of other threads run while a story is played`() throws {
    _ = try played([.launch(), .openLink("wait:")])
    #expect(Program.log == ["wait", "another thread's task has run"])
  }

  @Test func `ending the app finishes the tasks that it cancels`() throws {
    let stage = try played([.launch(), .openLink("search:a")])
    stage.terminate()
    #expect(Program.log.last == "a is cancelled")
    #expect(stage.catalogue.pending.isEmpty)
  }

  private func played(_ steps: [Story.Step]) throws -> Stage {
    Program.log = []
    let stage = Stage(ProgramArchitecture())
    for step in steps { try stage.perform(step) }
    return stage
  }

  private func withBusyThreads(_ body: () throws -> Void) throws {
    let flag = Flag()
    for _ in 1...2 {
      Thread.detachNewThread { while !flag.isSet {} }
    }
    defer { flag.set() }
    try body()
  }
}

private final class Flag: Sendable {
  private let value = Mutex(false)
  var isSet: Bool { value.withLock { $0 } }
  func set() { value.withLock { $0 = true } }
}

private struct ProgramArchitecture: Architecture {
  let pattern = Pattern.mvc
  let steps: [String] = []
  let note = ""
  let observerTypes: [any Observer.Type] = []

  func launch(
    in window: UIWindow, environment: Environment, observedBy observers: Observers?
  ) -> AnyObject {
    Program(environment.server)
  }
}

/// A program without a screen; a link tells it what to do.
@MainActor private final class Program: LinkOpening {
  static var log: [String] = []

  private let catalogue: any CatalogueService
  private var task: Task<Void, Never>?

  init(_ catalogue: any CatalogueService) {
    self.catalogue = catalogue
  }

  deinit {
    task?.cancel()
  }

  func open(_ link: URL) {
    let parts = link.absoluteString.split(separator: ":").map(String.init)
    switch parts[0] {
    case "search": search(parts[1])
    case "errands": runErrands()
    case "chain": chain(Int(parts[1]) ?? 0)
    case "forever": Task { while true { await Task.yield() } }
    default: waitForAnotherThread()
    }
  }

  private func search(_ text: String) {
    Self.log.append("search \(text)")
    task?.cancel()
    task = Task { [catalogue] in
      do {
        Self.log.append("\(text) asks")
        let found = try await catalogue.countries(matching: text)
        Self.log.append("\(text) shows \(found.count)")
      } catch is CancellationError {
        Self.log.append("\(text) is cancelled")
      } catch {
        Self.log.append("\(text) fails: \(error)")
      }
    }
  }

  private func runErrands() {
    let counter = Counter()
    Task {
      Self.log.append("before the first job")
      Self.log.append("actor \(await counter.next())")
      Self.log.append(await elsewhere())
      await Task.yield()
      Self.log.append("yielded")
      let numbers = await withTaskGroup(of: Int.self) { group in
        for number in 1...3 { group.addTask { number } }
        var numbers: [Int] = []
        for await number in group { numbers.append(number) }
        return numbers
      }
      Self.log.append("children \(numbers.map(String.init).joined(separator: " "))")
      await Task.detached { await Self.add("detached") }.value
    }
    Self.log.append("errands")
  }

  private static func add(_ line: String) { log.append(line) }

  private func chain(_ length: Int) {
    Task { [catalogue] in
      for left in stride(from: length, to: 0, by: -1) {
        Self.log.append("chain \(left)")
        _ = try? await catalogue.countries()
      }
      Self.log.append("end")
    }
  }

  private func waitForAnotherThread() {
    Self.log.append("wait")
    let hasRun = DispatchSemaphore(value: 0)
    Thread.detachNewThread { Task.detached { hasRun.signal() } }
    hasRun.wait()
    Self.log.append("another thread's task has run")
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}

@concurrent private func elsewhere() async -> String { "elsewhere" }
