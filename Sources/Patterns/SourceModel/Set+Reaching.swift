extension Set {
  /// Returns the elements and all those that they lead to, directly or through each other.
  public func reaching(_ next: (Element) -> some Sequence<Element>) -> Set {
    var found = self
    var open = Array(self)
    while let element = open.popLast() { open += next(element).filter { found.insert($0).inserted } }
    return found
  }
}
