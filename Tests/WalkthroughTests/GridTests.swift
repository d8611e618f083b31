import Testing

@testable import Walkthrough

@Suite struct GridTests {
  @Test func `corresponding parts begin on the same line`() {
    let blocks = [[["a"], ["b", "c"]], [["d", "e"], ["f"]]]
    #expect(
      grid(count: 2, width: 11).text(blocks) == """
        a    │ d
             │ e
        b    │ f
        c    │

        """)
  }

  @Test func `blocks that do not fit side by side are stacked`() {
    let blocks = [[["a"], ["b", "c"]], [["d", "e"], ["f"]]]
    #expect(grid(count: 2, width: 10).text(blocks) == "a\nb\nc\n\nd\ne\nf\n")
  }

  @Test func `blocks are spread evenly over their rows`() {
    let blocks = ["a", "b", "c", "d"].map { [[$0]] }
    #expect(grid(count: 4, width: 18).columnWidth == 7)
    #expect(grid(count: 4, width: 18).text(blocks) == "a       │ b\n\nc       │ d\n")
    #expect(grid(count: 4, width: 25).text(blocks) == "a    │ b    │ c    │ d\n")
    #expect(grid(count: 3, width: 11).text(Array(blocks.prefix(3))) == "a    │ b\n\nc\n")
  }

  private func grid(count: Int, width: Int) -> Grid {
    Grid(count: count, minimum: 4, page: Page(width: width, style: .plain))
  }
}
