extension Rule {
  /// The kinds of evidence that decide the rule, in the order in which they are declared.
  public var evidence: [String] {
    guard case .decided(let kinds) = verification else { return [] }
    return Evidence.allCases.filter(kinds.contains).map(\.rawValue)
  }

  /// The ground of a verdict on the rule: `observed in messages and lifetimes, read from syntax`.
  public var decision: String {
    guard case .decided(let kinds) = verification else { return "" }
    return Basis.allCases.compactMap { basis in
      let own = Evidence.allCases.filter { kinds.contains($0) && $0.basis == basis }
      let details = own.compactMap(\.detail).joined(separator: " and ")
      return own.isEmpty
        ? nil : details.isEmpty ? basis.rawValue : "\(basis.rawValue) \(basis.preposition) \(details)"
    }.joined(separator: ", ")
  }

  /// The reason why nothing decides the rule, or nil.
  public var undecidableReason: String? {
    guard case .undecidable(let reason) = verification else { return nil }
    return reason
  }
}

extension Rule.Basis {
  fileprivate var preposition: String { self == .read ? "from" : "in" }
}

extension Rule.Evidence {
  /// The evidence that a check looks at; nil if the basis says it already.
  fileprivate var detail: String? {
    switch self {
    case .trace: "messages"
    case .lifetime: "lifetimes"
    case .types: "objects"
    case .source: "syntax"
    case .names, .compiler: nil
    }
  }
}
