import Specification

extension Report {
  init(plan: Plan, outcome: Outcome) {
    schema = 1
    machine = .current
    seed = plan.seed
    sizes = outcome.samples.map(Size.init)
    growth = Self.growth(sizes)
    messages =
      outcome.samples.first.map { samples in
        plan.patterns.flatMap { pattern in
          Work.allCases.compactMap { MessageCost(of: pattern, work: $0, in: samples) }
        }
      } ?? []
    memory = outcome.memory.map { entry, memory in
      Peak(
        contender: entry.name, rows: plan.rows.max() ?? 0, ownBytes: memory.own, peakBytes: memory.peak,
        ratio: memory.ratio)
    }
    unwatched = outcome.unwatched.map {
      Unwatched(pattern: $0.pattern, neverWatched: $0.before, tracingOff: $0.after)
    }
    aims = Aim.all(sizes: sizes, messages: messages, memory: memory, unwatched: unwatched)
  }

  private static func growth(_ sizes: [Size]) -> [Growth] {
    zip(sizes, sizes.dropFirst()).flatMap { fewer, more in
      more.measurements.compactMap { measurement in
        let other = fewer.measurements.first {
          $0.contender == measurement.contender && $0.work == measurement.work
        }
        return other.map {
          Growth(
            contender: measurement.contender, work: measurement.work, from: fewer.rows, to: more.rows,
            ratio: measurement.nanoseconds.median / $0.nanoseconds.median)
        }
      }
    }
  }
}

extension Report.Size {
  fileprivate init(_ samples: Samples) {
    rows = samples.rows
    var measurements: [Report.Measurement] = []
    for work in Work.allCases {
      for entry in samples.entries {
        let key = Samples.Key(contender: entry.kind, work: work)
        let plain = Samples.Key(contender: entry.plain, work: work)
        guard let times = samples.times[key], let plainTimes = samples.times[plain] else { continue }
        measurements.append(
          Report.Measurement(
            contender: entry.name, work: work, nanoseconds: Spread(times),
            toPlainFunction: .ratio(times, to: plainTimes), allocations: samples.allocations[key]))
      }
    }
    rounds = samples.times.values.first?.count ?? 0
    self.measurements = measurements
  }
}

extension Report.MessageCost {
  /// Creates the cost from the samples; returns nil if no message was recorded.
  fileprivate init?(of pattern: Pattern, work: Work, in samples: Samples) {
    func key(_ watching: Watching) -> Samples.Key {
      Samples.Key(contender: .pattern(pattern, watching), work: work)
    }
    guard let off = samples.times[key(.off)], let on = samples.times[key(.messages)],
      let messages = samples.messages[key(.messages)], messages > 0
    else { return nil }
    let count = Double(messages)
    func added(_ times: [Double]) -> Spread { Spread(zip(times, off).map { ($0 - $1) / count }) }
    self.pattern = pattern
    self.work = work
    rows = samples.rows
    self.messages = messages
    untraced = Spread(off.map { $0 / count })
    traced = added(on)
    tracedWithScreens = samples.times[key(.screens)].map(added)
    let objects = samples.allocations[key(.off)].flatMap { off in
      samples.allocations[key(.messages)].map { $0 - off }
    }
    allocations = objects.map { Double($0) / count }
  }
}
