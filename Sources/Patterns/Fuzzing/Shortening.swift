/// A list that leaving out elements leads to and that still fails: no single one can be left out of it.
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
    // A step that had to stay before may be left out now that others have gone.
    if size == 1, !hasShrunk { break }
    size = max(1, size / 2)
  }
  return kept
}
