import HeadlessUI

/// The element of the app's screen that keys act on.
struct LiveFocus: Equatable {
  /// The element's place among those of the screen.
  private(set) var index = 0
  private var kind: Screen.Element.Kind?
  private var label = ""

  /// Moves to the next or the previous element, and continues at the other end.
  mutating func move(by distance: Int, among elements: [Screen.Element]) {
    guard !elements.isEmpty else { return }
    take((index + distance + elements.count) % elements.count, of: elements)
  }

  /// Finds the element again after the screen has changed: the same one, else what has taken its place, else the first.
  ///
  /// While nothing can be reached, as during a swipe, it stays.
  mutating func settle(among elements: [Screen.Element]) {
    guard !elements.isEmpty else { return }
    let place =
      elements.firstIndex { $0.kind == kind && $0.label == label }
      ?? (elements.indices.contains(index) && elements[index].kind == kind && kind != .row ? index : nil)
      ?? elements.firstIndex { $0.kind == kind && kind != .row && kind != .button }
      ?? 0
    take(place, of: elements)
  }

  private mutating func take(_ place: Int, of elements: [Screen.Element]) {
    guard elements.indices.contains(place) else {
      self = LiveFocus()
      return
    }
    index = place
    kind = elements[place].kind
    label = elements[place].label
  }
}
