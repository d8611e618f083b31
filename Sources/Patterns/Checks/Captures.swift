package import SourceModel

extension Code.Node {
  /// True if a closure captures `self` strongly or as `unowned`.
  package var capturesSelfStrongly: Bool { capturesSelf(exceptBy: ["weak "]) }

  /// True if a closure keeps `self` alive. That of a task may use `self` without naming it.
  package var ownsSelf: Bool {
    let isTask = kind == .closure && taker == "Task" && !self.labels.contains { $0.hasSuffix(" self") }
    return isTask || capturesSelf(exceptBy: ["weak ", "unowned ", "unowned("])
  }

  /// Returns true if a closure captures `self`; captures that begin with one of the words do not count.
  private func capturesSelf(exceptBy words: [String]) -> Bool {
    let excepted = self.labels.filter { label in words.contains(where: label.hasPrefix) }
    let isExcepted = excepted.contains { $0.hasSuffix(" self") && !$0.contains("=") }
    guard self.kind == .closure, !isExcepted else { return false }
    let inside = descendants.flatMap { node in
      node.kind == .closure ? node.labels : node.expression.path + [node.name]
    }
    return inside.contains { $0 == "self" || $0.hasSuffix(" self") }
      || self.labels.contains { $0.hasSuffix("self") && !excepted.contains($0) }
  }

  /// What takes a closure: the function or initializer that is called with it, such as `Timer.scheduledTimer`, or the
  /// property to which it is assigned; nil for any other.
  package var taker: String? {
    guard let parent else { return nil }
    switch parent.kind {
    case .call:
      return parent.expression.made ?? (parent.expression.path + [parent.name]).joined(separator: ".")
    case .assignment: return parent.children(.target).first?.name
    default: return nil
    }
  }
}
