/// A difference between apps that should do the same.
public struct Difference: Codable, Equatable, Sendable, CustomStringConvertible {
  /// The aspect in which the apps differ.
  public enum Kind: String, Codable, Sendable {
    /// The text of the screen.
    case screen
    /// The elements that the user can reach.
    case reach
    /// The number of requests to the catalogue, and those that it has not answered yet.
    case requests
    /// The ability to do a step.
    case ability
    /// Which films are favourites.
    case favourites
    /// Objects alive after their screen was left or the app has ended; a single app can show this.
    case survivors
  }

  /// The aspect in which the apps differ.
  public let kind: Kind
  /// The step, and the value in each app.
  public let description: String

  /// Compares the values in the apps.
  ///
  /// - Parameters:
  ///   - moment: What happened before, as a sentence, or the moment with a colon.
  ///   - values: The value in each app, by the architecture's title; the others are compared with the first.
  /// - Returns: nil if all values are the same.
  init?(_ kind: Kind, _ moment: String, _ values: [(title: String, value: String)]) {
    guard let first = values.first, values.contains(where: { $0.value != first.value }) else { return nil }
    self.kind = kind
    var groups: [(titles: [String], value: String)] = []
    for (title, value) in values {
      if let index = groups.firstIndex(where: { $0.value == value }) {
        groups[index].titles.append(title)
      } else {
        groups.append(([title], value))
      }
    }
    let sections = groups.map { group in
      "\(group.titles.joined(separator: ", ")):\n"
        + (group.value == first.value ? group.value : group.value.marked(against: first.value))
    }
    description = ([moment] + sections).joined(separator: "\n")
  }

  /// Creates a difference from the objects that were not released.
  init(survivors: [String], of title: String, _ moment: String) {
    kind = .survivors
    description = "\(moment)\nStill alive in \(title): \(survivors.joined(separator: ", "))."
  }
}

extension String {
  /// Returns the lines, with a mark at the end of those that differ from the lines of another text.
  func marked(against other: String) -> String {
    let others = other.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      index < others.count && others[index] == line ? String(line) : "\(line)  ← differs"
    }.joined(separator: "\n")
  }
}
