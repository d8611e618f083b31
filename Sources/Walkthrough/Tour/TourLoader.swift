import Architectures
import Foundation
import Observing
import Playing
import Specification

/// Performs stories for a tour without blocking keyboard input.
enum TourLoader {
  /// A result of the work.
  enum News: Sendable {
    /// A tour without source.
    case performed(Tour)
    /// The same tour with the source of its messages.
    case located(Tour)
    /// The references that the app holds during the story.
    case references(Set<Ownership.Reference>)
    /// The story failed.
    case failed(String)
  }

  /// Performs a story, then looks up the source lines of its messages; reports each result when it is ready.
  static func load(
    _ story: Story, by pattern: Pattern, screenWidth: Int, report: (News) -> Void
  ) async {
    let architecture = Architectures.of(pattern)
    do {
      let performance = try await Performance.interruptible(
        of: story, by: architecture, recordsCallSites: true, width: screenWidth)
      report(.performed(Tour(of: performance, by: architecture)))
      await Task.yield()
      async let source = SourceLibrary.reading(pattern)
      let located = await performance.located()
      report(.located(Tour(of: located, by: architecture, source: await source)))
    } catch is CancellationError {
      return
    } catch {
      report(.failed("\(error)"))
    }
  }

  /// Finds the references that the app holds during a tour's story, and reports them.
  static func findReferences(in tour: Tour, report: (News) -> Void) async {
    do {
      let found = try await Ownership.Reference.interruptiblyAll(
        in: tour.architecture, performing: tour.story)
      report(.references(found))
    } catch is CancellationError {
      return
    } catch {
      report(.failed("\(error)"))
    }
  }
}
