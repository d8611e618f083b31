import Testing

@testable import Fuzzing

@Suite struct ShorteningTests {
  @Test func `elements that do not matter are removed, wherever they are`() {
    let kept = shortened(1...60) { Set($0).isSuperset(of: [3, 30, 59]) }
    #expect(kept == [3, 30, 59])
  }

  @Test func `an element that is needed only because of another is removed with it`() {
    // 2 is needed as long as 1 is there.
    let kept = shortened(1...8) { $0.contains(8) && (!$0.contains(1) || $0.contains(2)) }
    #expect(kept == [8])
  }

  @Test func `nothing is left if the empty list fails`() {
    #expect(shortened(1...5) { _ in true } == [])
    #expect(shortened([Int]()) { _ in true } == [])
  }

  @Test func `no single element can be removed from the result`() {
    let fails: ([Int]) -> Bool = { $0.reduce(0, +) >= 20 }
    let kept = shortened(1...10, where: fails)
    #expect(fails(kept))
    for index in kept.indices {
      var shorter = kept
      shorter.remove(at: index)
      #expect(!fails(shorter))
    }
  }
}
