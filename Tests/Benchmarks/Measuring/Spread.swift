/// A summary of the samples of one measurement: the median, and how far the samples spread.
struct Spread: Codable, Equatable, Sendable {
  let minimum: Double
  let lowerQuartile: Double
  let median: Double
  let upperQuartile: Double
  let maximum: Double

  /// Summarises samples.
  ///
  /// A quantile between two samples is interpolated.
  ///
  /// - Precondition: There is a sample.
  init(_ samples: [Double]) {
    precondition(!samples.isEmpty, "There has to be a sample.")
    let sorted = samples.sorted()
    func quantile(_ part: Double) -> Double {
      let place = part * Double(sorted.count - 1)
      let below = Int(place)
      let above = min(below + 1, sorted.count - 1)
      return sorted[below] + (place - Double(below)) * (sorted[above] - sorted[below])
    }
    minimum = quantile(0)
    lowerQuartile = quantile(0.25)
    median = quantile(0.5)
    upperQuartile = quantile(0.75)
    maximum = quantile(1)
  }

  /// Divides the samples of one measurement by those of another from the same rounds.
  ///
  /// Samples of one round are affected alike by other work of the machine, so the quotients spread less than the
  /// samples.
  static func ratio(_ samples: [Double], to others: [Double]) -> Spread {
    Spread(zip(samples, others).map { $0 / $1 })
  }
}
