import Catalogue
import Specification
import TextLayout

/// The measurements of a run.
struct Outcome {
  var samples: [Samples] = []
  /// The most memory that contenders took, for the greatest number of rows.
  var memory: [(entry: Entry, memory: Memory)] = []
  /// The objects that apps allocated before any app was observed, and after some were.
  var unwatched: [(pattern: Pattern, before: Int, after: Int)] = []
}

/// Makes the measurements of a plan.
struct Run {
  let plan: Plan
  let progress: ProgressBar

  func outcome() throws -> Outcome {
    var outcome = Outcome()
    let start = ContinuousClock.now
    var done = 0
    func advance(by weight: Int = 1) {
      done += weight
      progress.show(done, of: total, after: ContinuousClock.now - start)
    }
    defer { progress.clear() }
    let small = CatalogueData(rows: 10, seed: plan.seed)
    let before = try plan.patterns.map { try allocations(of: $0, over: small) }
    let memoryEntries = MemoryProcess.entries(for: plan.patterns, with: greatest)
    for index in memoryEntries.indices {
      if let memory = try MemoryProcess.run(index, of: plan, rows: greatest) {
        outcome.memory.append((memoryEntries[index], memory))
      }
      advance(by: greatest)
    }
    for rows in plan.rows {
      let data = CatalogueData(rows: rows, seed: plan.seed)
      var samples = Samples(rows: rows, entries: plan.entries(with: rows))
      if Plan.countsAllocations(with: rows) {
        // The first round only fills caches: formatters, type metadata, collation tables.
        var discarded = samples
        try discarded.measure(over: data, beginningWith: 0)
        try samples.count(over: data)
      }
      for round in 0..<Plan.rounds(for: rows) {
        try samples.measure(over: data, beginningWith: round)
        advance(by: rows * samples.entries.count)
      }
      outcome.samples.append(samples)
    }
    let after = try plan.patterns.map { try allocations(of: $0, over: small) }
    for (index, pattern) in plan.patterns.enumerated() {
      guard let before = before[index], let after = after[index] else { continue }
      outcome.unwatched.append((pattern, before, after))
    }
    return outcome
  }

  private var greatest: Int { plan.rows.max() ?? 0 }

  /// The amount of work, counted in rows, since the time depends mostly on them.
  private var total: Int {
    let memory = MemoryProcess.entries(for: plan.patterns, with: greatest).count * greatest
    return plan.rows.reduce(memory) { sum, rows in
      sum + Plan.rounds(for: rows) * rows * plan.entries(with: rows).count
    }
  }

  /// Counts the objects that an unobserved app allocates.
  private func allocations(of pattern: Pattern, over data: CatalogueData) throws -> Int? {
    let entry = Entry(kind: .pattern(pattern, .off))
    func work(_ contender: any Contender) throws -> Int? {
      defer { contender.end() }
      return try Work.allCases.reduce(0) { sum, work in
        let body = try contender.prepare(work)
        return try AllocationCounter.count(body).flatMap { count in sum.map { $0 + count } }
      }
    }
    // The first app fills caches.
    _ = try work(entry.make(data))
    return try work(entry.make(data))
  }
}
