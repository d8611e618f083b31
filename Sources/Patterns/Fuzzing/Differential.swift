public import Catalogue
public import Playing
import Specification

/// Differential testing: several apps run the same random script. They must show the same screen and
/// have the same requests after every step, end with the same favourites, and leave no object behind.
@MainActor public struct Differential {
  private let architectures: [any Architecture]
  private let titles: [String]
  private let data: CatalogueData
  private let hasLinksAndTabs: Bool

  /// Creates a test that compares the apps of some architectures, at least one.
  ///
  /// - Parameters:
  ///   - architectures: The apps to compare.
  ///   - titles: The names of the apps in a difference; those of their patterns by default.
  ///   - data: The catalogue's data.
  ///   - hasLinksAndTabs: True if random scripts send links to the apps, and launch some with tabs.
  public init(
    of architectures: [any Architecture], called titles: [String] = [], data: CatalogueData = .embedded,
    hasLinksAndTabs: Bool = true
  ) {
    self.architectures = architectures
    self.titles = titles.isEmpty ? architectures.map(\.pattern.title) : titles
    self.data = data
    self.hasLinksAndTabs = hasLinksAndTabs
  }

  private func makeEnsemble() -> Ensemble {
    Ensemble(architectures, called: titles, data: data)
  }

  /// Generates a script and runs it. Seeds that are divisible by four launch the apps with tabs, if the test has tabs.
  ///
  /// - Parameters:
  ///   - seed: Decides the script; the same seed gives the same script.
  ///   - length: The number of steps after the app has been opened.
  /// - Returns: The result. If the apps differ, it has a script that shows a difference and from which no step can be
  ///   removed.
  public func run(seed: UInt64, length: Int) -> DifferentialResult {
    var writer = ScriptWriter(seed: seed, hasLinks: hasLinksAndTabs)
    var ensemble = makeEnsemble()
    let launch: Story.Event = hasLinksAndTabs && seed.isMultiple(of: 4) ? .launchWithTabs : .launch
    var script = [launch]
    var difference = ensemble.perform(launch)
    var counts = ScriptCounts()
    while difference == nil, script.count <= length {
      let before = ensemble.requests
      let event = writer.event(on: ensemble.screen, requestCount: before.waiting)
      script.append(event)
      difference = ensemble.perform(event)
      counts.count(event, from: before, to: ensemble.requests)
    }
    if let difference { return failure(difference, seed, script, counts) }
    if let difference = ensemble.end() { return failure(difference, seed, script, counts) }
    return DifferentialResult(seed: seed, counts: counts, failure: nil)
  }

  /// Runs a script.
  ///
  /// - Returns: The first difference between the apps, or nil. A step that none of them can do is skipped.
  public func difference(in script: [Story.Event]) -> Difference? {
    var ensemble = makeEnsemble()
    for event in script {
      if let difference = ensemble.perform(event) { return difference }
    }
    return ensemble.end()
  }

  private func failure(
    _ difference: Difference, _ seed: UInt64, _ script: [Story.Event], _ counts: ScriptCounts
  ) -> DifferentialResult {
    let launch = Array(script.prefix(1))
    let tail = shortened(script.dropFirst()) { tail in
      self.difference(in: launch + tail)?.kind == difference.kind
    }
    let shortest = launch + tail
    let failure = ScriptFailure(
      seed: seed, events: shortest, difference: self.difference(in: shortest) ?? difference)
    return DifferentialResult(seed: seed, counts: counts, failure: failure)
  }
}
