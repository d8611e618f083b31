/// Shortens a list to one that still fails, and that passes if any single element is removed.
///
/// - Parameters:
///   - elements: A list that fails.
///   - fails: Returns true if a list still fails.
func shortened<Element>(_ elements: some Sequence<Element>, where fails: ([Element]) -> Bool) -> [Element] {
  var kept = Array(elements)
  var size = max(1, kept.count / 2)
  while !kept.isEmpty {
    var start = 0
    var hasShrunk = false
    while start < kept.count {
      var shorter = kept
      shorter.removeSubrange(start..<min(start + size, kept.count))
      if fails(shorter) {
        kept = shorter
        hasShrunk = true
      } else {
        start += size
      }
    }
    // An element that was needed before may be removable now that others are gone.
    if size == 1, !hasShrunk { break }
    size = max(1, size / 2)
  }
  return kept
}
