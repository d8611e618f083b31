import Foundation
import ProcessTesting
import Processes
import TextLayout
import Testing

@testable import Walkthrough

/// The screen that watches an exercise.
@Suite struct ExerciseWatchTests {
  private func state() throws -> ExerciseWatchState { ExerciseWatchState(try .numbered(1)) }

  @Test func `each letter in the screen's last line requests its action`() throws {
    var state = try state()
    for (letter, action) in ExerciseWatchState.actions where action != .reset {
      expectEqual(state.press(.character(letter), isSolved: true, height: 20), action)
      let screen = ExerciseWatchScreen(
        state: state, size: RawTerminal.Size(columns: 200, rows: 10), style: .plain)
      #expect(screen.lines().last?.contains("\(letter) ") == true, "\(letter)")
    }
    expectEqual(state.press(.enter, isSolved: true, height: 20), .judge)
    expectEqual(state.press(.interrupt, isSolved: true, height: 20), .interrupt)
  }

  @Test func `the first solved exercise fills a block, and only all of them fill the bar`() throws {
    var state = try state()
    for (solved, filled) in [(0, 0), (1, 1), (65, 29), (66, 30)] {
      state.progress = ExerciseWatchState.Progress(solved: solved, count: 66)
      let screen = ExerciseWatchScreen(
        state: state, size: RawTerminal.Size(columns: 80, rows: 24), style: .plain)
      let bar = String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
      #expect(screen.lines().contains("\(bar)  \(solved) of 66 solved"))
    }
  }

  @Test func `Esc shows the verdict, and changes nothing as long as there is none`() throws {
    var state = try state()
    state.show("the task")
    expectEqual(state.press(.escape, isSolved: false, height: 20), nil)
    expectEqual(state.lines, ["the task"])
    state.show(verdict: "red", isSolved: false)
    state.show("the task")
    expectEqual(state.press(.escape, isSolved: false, height: 20), nil)
    expectEqual(state.lines, ["red"])
  }

  @Test func `a key shows a shortened verdict whole, and Esc the short one again`() throws {
    var state = try state()
    state.showAll()
    expectEqual(state.lines, [])
    state.show(verdict: "red", whole: "red\n\nand why", isSolved: false)
    expectEqual(state.lines, ["red"])
    expectEqual(state.press(.character("a"), isSolved: false, height: 20), .all)
    state.showAll()
    expectEqual(state.lines, ["red", "", "and why"])
    expectEqual(state.press(.escape, isSolved: false, height: 20), nil)
    expectEqual(state.lines, ["red"])
  }

  @Test func `the solution of an unsolved exercise is shown only after a yes`() throws {
    var state = try state()
    expectEqual(state.press(.character("s"), isSolved: false, height: 20), nil)
    #expect(state.question == .solution)
    expectEqual(state.press(.character("n"), isSolved: false, height: 20), nil)
    #expect(state.question == nil)
    expectEqual(state.press(.character("s"), isSolved: false, height: 20), nil)
    expectEqual(state.press(.character("y"), isSolved: false, height: 20), .solution)
  }

  @Test func `a part is reset only after a yes`() throws {
    var state = try state()
    for isSolved in [false, true] {
      expectEqual(state.press(.character("r"), isSolved: isSolved, height: 20), nil)
      #expect(state.question == .reset)
      expectEqual(state.press(.character("r"), isSolved: isSolved, height: 20), nil)
      #expect(state.question == nil)
      expectEqual(state.press(.character("r"), isSolved: isSolved, height: 20), nil)
      expectEqual(state.press(.character("y"), isSolved: isSolved, height: 20), .reset)
    }
  }

  @Test(arguments: [40, 80, 200])
  func `the screen names the file to edit`(columns: Int) throws {
    let state = try state()
    let size = RawTerminal.Size(columns: columns, rows: 24)
    let lines = ExerciseWatchScreen(state: state, size: size, style: .plain).lines()
    #expect(lines[1...2].joined().hasPrefix(state.exercise.path), "\(lines[1...2])")
  }

  @Test func `a line that is wider than the terminal continues on the next, indented`() throws {
    var state = ExerciseWatchState(try .numbered(1), columns: 20)
    state.show("short\n  - let action = actions.mark(film)")
    expectEqual(state.lines, ["short", "  - let action =", "    actions.mark(", "    film)"])
    state.show(TextStyle.coloured.strong("a heading that is wider than this"))
    #expect(state.lines.allSatisfy { $0.columns <= 20 }, "\(state.lines)")
  }

  @Test(arguments: [(40, 20), (80, 24), (200, 60)])
  func `the screen says at once that it is judging, and stays within the terminal`(
    columns: Int, rows: Int
  )
    throws
  {
    var state = try state()
    let size = RawTerminal.Size(columns: columns, rows: rows)
    func lines() -> [String] { ExerciseWatchScreen(state: state, size: size, style: .plain).lines() }
    state.startJudging()
    #expect(lines()[0].contains("judging…"))
    state.show(verdict: (1...100).map { "line \($0)" }.joined(separator: "\n"), isSolved: false)
    #expect(lines()[0].contains("✘ red"))
    #expect(lines().count == rows)
    #expect(lines().allSatisfy { $0.columns <= columns })
    _ = state.press(
      .end, isSolved: false, height: ExerciseWatchScreen(state: state, size: size, style: .plain).height)
    #expect(lines().contains("line 100"))
    state.show("a hint", isAboveVerdict: true)
    let text = lines().drop { $0 != "a hint" }
    #expect(text.dropFirst().first == "line 1")
    state.show(verdict: "done", isSolved: true)
    #expect(lines()[0].contains("✔ solved"))
  }

  @Test func `a file that is saved, or replaced by another of the same size, is reported once`() throws {
    try inCopy { exercise in
      var watcher = FileWatcher(exercise.part)
      expectEqual(watcher.hasChanged(), false)
      let text = try Data(contentsOf: exercise.part)
      let other = exercise.folder.appendingPathComponent("other")
      try text.write(to: other)
      try FileManager.default.removeItem(at: exercise.part)
      expectEqual(watcher.hasChanged(), false)
      try FileManager.default.moveItem(at: other, to: exercise.part)
      expectEqual(watcher.hasChanged(), true)
      expectEqual(watcher.hasChanged(), false)
      try (text + Data("\n".utf8)).write(to: exercise.part)
      expectEqual(watcher.hasChanged(), true)
      // Emptied and then written, as some editors do; and then empty for good.
      for last in [text, Data()] {
        try Data().write(to: exercise.part)
        expectEqual(watcher.hasChanged(), false)
        if !last.isEmpty { try last.write(to: exercise.part) }
        expectEqual(watcher.hasChanged(), true)
        expectEqual(watcher.hasChanged(), false)
      }
    }
  }

  @Test func `a program's output is kept up to a limit, and its lines are counted beyond it`() throws {
    let folder = FileManager.default.temporaryDirectory
    let run = try Subprocess.run(["seq", "300000"], temporaryFolder: folder)
    #expect(run.isSuccess)
    #expect(run.output.lineCount == 300_000)
    #expect(run.output.text.utf8.count < 1_200_000)
    #expect(run.output.text.hasSuffix("300000\n"))
    #expect(run.output.text.contains("\n…\n"))
    #expect(run.output.beginning(lines: 2) == "1\n2\n… and 299998 more lines")
  }

  @Test func `an output within the limits of its beginning and its end is whole`() throws {
    let folder = FileManager.default.temporaryDirectory
    // The beginning is limited to 1 MiB, the end to 64 KiB.
    let run = try Subprocess.run(["seq", "170000"], temporaryFolder: folder)
    #expect((1 << 20..<17 << 16).contains(run.output.text.utf8.count))
    let isWhole = run.output.text == (1...170_000).map { "\($0)\n" }.joined()
    #expect(isWhole)
  }

  @Test(.timeLimit(.minutes(30)))
  func `at a terminal it shows the exercise, asks before the solution, and ends with q`() async throws {
    // This exercise compiles nothing. For another one, SwiftPM might wait for 'swift test' to end.
    let data = FileManager.default.temporaryDirectory.appendingPathComponent("watch-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: data) }
    let terminal = try PseudoTerminal(
      running: ["exercises", "watch", "37"], environment: ["XDG_DATA_HOME": data.path])
    try await terminal.read(until: "✘ red")
    terminal.type("s")
    try await terminal.read(until: "Show its solution?")
    terminal.type("nh")
    try await terminal.read(until: "Hint 1 of 3")
    terminal.type("t")
    try await terminal.read(until: "swift run walkthrough exercises run 37")
    terminal.type("?")
    try await terminal.read(until: "scroll, as")
    terminal.type("q")
    #expect(await terminal.statusAtEnd() == 0)
    #expect(terminal.modes == terminal.originalModes)
  }
}
