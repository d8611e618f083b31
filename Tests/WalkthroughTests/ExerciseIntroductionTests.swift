import Foundation
import TextLayout
import Testing

@testable import Walkthrough

@Suite struct ExerciseIntroductionTests {
  @Test func `a page keeps its code, and its paragraphs, lists and tables fit the terminal`() {
    let markdown = """
      # Title

      A paragraph of `code` and a [link](../of/no/use.md) that
      goes on.

      | class | conforms to |
      |---|---|
      | `FilmPresenter` | `FilmEventHandler` |
      | `FilmViewController` | `FilmView` |

      - One item, which is longer than
        a line of the terminal.
      - *Another*.

      The steps:

      1. **First.** A step that is longer than a line
         of the terminal.
      2. **Second.**

      ```swift
      func run() {

        walk()
      }
      ```
      """
    let text = ExerciseIntroduction(markdown: markdown, page: Page(width: 50, style: .plain)).text()
    #expect(
      text == """
        A paragraph of code and a link that goes on.

          class                     conforms to
          FilmPresenter             FilmEventHandler
          FilmViewController        FilmView

        - One item, which is longer than a line of the
          terminal.
        - Another.

        The steps:

        1. First. A step that is longer than a line of the
           terminal.
        2. Second.

          func run() {
          
            walk()
          }

        """)
  }

  @Test func `the page of each exercise fits a narrow terminal, except for its code`() throws {
    for exercise in try Exercise.all() {
      let markdown = try String(
        contentsOf: exercise.folder.appendingPathComponent("README.md"), encoding: .utf8)
      let text = ExerciseIntroduction(markdown: markdown, page: Page(width: 40, style: .plain)).text()
      let long = text.split(separator: "\n").filter { $0.columns > 40 && !$0.hasPrefix("  ") }
      #expect(long.isEmpty, "\(exercise.id): \(long)")
      #expect(!text.contains("](") && !text.contains("*"), "\(exercise.id)")
    }
  }
}
