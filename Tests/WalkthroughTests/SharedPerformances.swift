import Architectures
import Playing
import Specification

@testable import Walkthrough

extension Performance {
  private static var performances: [Pattern: [Story.ID: Performance]] = [:]

  /// Returns the performance of a story by a pattern's app. It is the same each time, so all tests share one.
  static func shared(of story: Story, by pattern: Pattern) throws -> Performance {
    if let known = performances[pattern]?[story.id] { return known }
    let performance = try Performance(of: story, by: Architectures.of(pattern))
    performances[pattern, default: [:]][story.id] = performance
    return performance
  }
}

extension Tour {
  /// Returns a tour, without source, of a performance that all tests share.
  static func shared(of story: Story, by pattern: Pattern) throws -> Tour {
    Tour(of: try .shared(of: story, by: pattern), by: Architectures.of(pattern))
  }
}
