import Catalogue
import Foundation

/// The measurements of all contenders with the same number of rows.
struct Samples {
  /// A piece of work of one contender.
  struct Key: Hashable {
    let contender: Entry.Kind
    let work: Work
  }

  let rows: Int
  let entries: [Entry]
  /// Nanoseconds, a sample for each round.
  private(set) var times: [Key: [Double]] = [:]
  /// The objects that were allocated.
  private(set) var allocations: [Key: Int] = [:]
  /// The messages that were recorded.
  private(set) var messages: [Key: Int] = [:]

  init(rows: Int, entries: [Entry]) {
    self.rows = rows
    self.entries = entries
  }

  /// Adds a sample, in nanoseconds.
  mutating func add(_ time: Double, for key: Key) {
    times[key, default: []].append(time)
  }

  /// Measures each contender once.
  ///
  /// - Parameter first: The number of the round; in each round another contender begins.
  mutating func measure(over data: CatalogueData, beginningWith first: Int) throws {
    for index in entries.indices {
      let entry = entries[(index + first) % entries.count]
      let contender = entry.make(data)
      for work in Work.allCases {
        let body = try contender.prepare(work)
        let start = processorTime
        try body()
        add(Double(processorTime - start), for: Key(contender: entry.kind, work: work))
      }
      contender.end()
    }
  }

  /// Counts the objects that each contender allocates, and its messages.
  mutating func count(over data: CatalogueData) throws {
    for entry in entries {
      let contender = entry.make(data)
      for work in Work.allCases {
        let key = Key(contender: entry.kind, work: work)
        let before = (contender as? PatternApp)?.messageCount ?? 0
        let body = try contender.prepare(work)
        allocations[key] = try AllocationCounter.count(body)
        messages[key] = ((contender as? PatternApp)?.messageCount ?? 0) - before
      }
      contender.end()
    }
  }
}

/// The processor time of this thread in nanoseconds; the time of other programs does not count.
private var processorTime: Int {
  var time = timespec()
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
  return Int(time.tv_sec) * 1_000_000_000 + Int(time.tv_nsec)
}
