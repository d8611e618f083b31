@testable import Specification

extension Ownership {
  /// An app in which no object was found.
  static let empty = Ownership(moment: "never", references: [], objectCount: 0, survivors: [])
}

extension TypeFacts {
  /// A type that stores nothing.
  static let empty = TypeFacts(Void.self, role: nil)
}

extension Declaration {
  /// A declaration of no interest.
  static let empty = Declaration(
    kind: "struct", path: ["Empty"], parameters: [], documentation: "", conformances: [], isRequirement: false
  )
}
