import Architectures
import Fuzzing
import Playing
import Specification
import Testing

/// The differential run itself: it finds a broken app, and reports a script from which no step can be removed.
@Suite struct DifferentialRunTests {
  private let pair = Differential(of: [Architectures.of(.swiftIO), Architectures.of(.viper)])

  @Test func `a seed gives the same counts again, and another seed gives different counts`() {
    let first = pair.run(seed: 7, length: 60)
    #expect(first.counts == pair.run(seed: 7, length: 60).counts)
    #expect(first.counts != pair.run(seed: 8, length: 60).counts)
    #expect(first.counts.steps == 60)
  }

  @Test func `scripts have replies in and out of order, failures, cancellations, relaunches and marks`() {
    var counts = ScriptCounts()
    let differential = Differential(of: [Architectures.of(.viper)])
    for seed in 1...16 { counts.add(differential.run(seed: UInt64(seed), length: 60).counts) }
    for count in [
      counts.repliesInOrder, counts.repliesOutOfOrder, counts.failures, counts.cancellations,
      counts.relaunches,
      counts.marks,
    ] { #expect(count > 0) }
  }

  @Test func `an app that does not cancel its requests is found, with the shortest script that shows it`()
    throws
  {
    let failure = try failure(of: .cancelsNothing)
    #expect(failure.difference.kind == .requests)
    #expect(failure.script.count == 2)
    #expect(failure.script[0] == ".launch()")
  }

  @Test func `an app that forgets marks is found`() throws {
    let failure = try failure(of: .forgetsFavourites)
    #expect(failure.script.contains(#".tap("Mark as Favourite")"#))
    #expect(failure.script.count < 12)
  }

  @Test func `an app that leaves objects alive is found`() throws {
    let failure = try failure(of: .leaks)
    #expect(failure.difference.kind == .survivors)
    #expect(failure.difference.description.contains("CountriesViewController"))
    #expect(failure.script == [".launch()"])
  }

  @Test func `no step can be removed from the script of a failure`() throws {
    let failure = try failure(of: .forgetsFavourites)
    let differential = Differential(of: [Saboteur(.forgetsFavourites), Architectures.of(.viper)])
    var script = failure.events
    #expect(differential.difference(in: script)?.kind == failure.difference.kind)
    for index in script.indices {
      let step = script.remove(at: index)
      #expect(differential.difference(in: script)?.kind != failure.difference.kind, "without \(step.code)")
      script.insert(step, at: index)
    }
  }

  @Test func `a failure is reported as a test to paste`() throws {
    let difference = try #require(
      Differential(of: [Saboteur(.leaks)]).difference(in: [.launch]))
    let failure = ScriptFailure(
      seed: 42, events: [.launch, .tap("Name ↑"), .reply(2)], difference: difference)
    #expect(
      failure.test == """
        @Test func `seed 42`() throws {
          try expectNoDifference(in: [
            .launch(),
            .tap("Name ↑"),
            .reply(request: 2),
          ])
        }
        """)
  }

  private func failure(of sabotage: Saboteur.Sabotage) throws -> ScriptFailure {
    let differential = Differential(of: [Saboteur(sabotage), Architectures.of(.viper)])
    for seed in 1...50 {
      if let failure = differential.run(seed: UInt64(seed), length: 60).failure { return failure }
    }
    throw NotFound()
  }

  private struct NotFound: Error {}
}
