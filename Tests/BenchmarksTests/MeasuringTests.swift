import Catalogue
import Foundation
import ProcessTesting
import Specification
import Testing

@testable import Benchmarks

@Suite struct MeasuringTests {
  @Test func `a spread has the median, the quartiles and the extremes`() {
    let odd = Spread([5, 1, 4, 2, 3])
    #expect([odd.minimum, odd.lowerQuartile, odd.median, odd.upperQuartile, odd.maximum] == [1, 2, 3, 4, 5])
    let even = Spread([40, 10, 20, 30])
    #expect([even.lowerQuartile, even.median, even.upperQuartile] == [17.5, 25, 32.5])
    let one = Spread([7])
    #expect([one.minimum, one.lowerQuartile, one.median, one.maximum] == [7, 7, 7, 7])
  }

  @Test func `a ratio divides the samples of the same round`() {
    // The slow round slows both programs, so the ratio stays the same.
    #expect(Spread.ratio([20, 2000, 24], to: [10, 1000, 10]).median == 2)
  }

  @Test func `the counter counts the objects that Swift allocates`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        final class Thing {}
        var things: [Thing] = []
        things.reserveCapacity(100)
        #expect(AllocationCounter.count { for _ in 0..<100 { things.append(Thing()) } } == 100)
        #expect(AllocationCounter.count {} == 0)
        // Short texts are stored without an object; the runtime must not mistake them for objects.
        #expect(AllocationCounter.count { for number in 0..<100 { _ = "short \(number)".count } } == 0)
      }
    }
  }

  @Test func `an unobserved app allocates the same before and after an app is observed`() async {
    await #expect(processExitsWith: .success) {
      await inOwnProcess {
        var plan = Plan()
        plan.rows = [10]
        plan.patterns = [.viper]
        let data = CatalogueData(rows: 10, seed: 1)
        let key = Samples.Key(contender: .pattern(.viper, .off), work: .sort)
        var alone = Samples(rows: 10, entries: [Entry(kind: .pattern(.viper, .off))])
        // The first round fills caches.
        try alone.measure(over: data, beginningWith: 0)
        try alone.count(over: data)
        let before = try #require(alone.allocations[key])
        var samples = Samples(rows: 10, entries: plan.entries(with: 10))
        try samples.measure(over: data, beginningWith: 0)
        try samples.count(over: data)
        #expect(samples.allocations[key] == before)
        let messages = samples.messages[Samples.Key(contender: .pattern(.viper, .messages), work: .sort)]
        #expect(try #require(messages) > 0)
        #expect(samples.messages[key] == 0)
      }
    }
  }
}
