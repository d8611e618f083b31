/// Returns true if a value is plain: it refers to no object, so it never changes and keeps nothing else alive.
///
/// The answer is false for some plain values too, such as a structure that has an enumeration whose cases have texts.
@MainActor func isPlain(_ value: Any) -> Bool {
  switch Plainness.of(type(of: value)) {
  case .plain: true
  case .dependsOnCase: Mirror(reflecting: value).children.first.map { isPlain($0.value) } ?? true
  case .unknown: false
  }
}

/// The facts known about the values of a type.
private enum Plainness {
  case plain
  /// A value of an enumeration is plain if its associated values are.
  case dependsOnCase
  case unknown

  /// Returns the facts about a type, which are found out once for each type.
  @MainActor static func of(_ type: Any.Type) -> Plainness {
    let id = ObjectIdentifier(type)
    if let known = known[id] { return known }
    // A type that contains itself ends here.
    known[id] = .unknown
    let answer = findOut(about: type)
    known[id] = answer
    return answer
  }

  @MainActor private static var known: [ObjectIdentifier: Plainness] = [:]

  @MainActor private static func findOut(about type: Any.Type) -> Plainness {
    func isPlain(_ type: Any.Type) -> Bool { of(type) == .plain }
    if type == String.self { return .plain }
    if let container = type as? any StandardContainer.Type {
      return container.contents.allSatisfy(isPlain) ? .plain : .unknown
    }
    switch MetadataKind(of: type) {
    case .structure:
      return storedFields(of: type).allSatisfy { $0.isStrong && isPlain($0.type) } ? .plain : .unknown
    case .tuple: return storedFields(of: type).allSatisfy { isPlain($0.type) } ? .plain : .unknown
    case .enumeration:
      return isTrivial(type) ? .plain : type is any CustomReflectable.Type ? .unknown : .dependsOnCase
    case .builtin: return .plain
    default: return .unknown
    }
  }
}

/// Returns true if copying a value of a type only copies bytes. The flags in its value witness table show that; the
/// address of the table precedes the metadata.
private func isTrivial(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
  // The flags come after eight functions, the size and the stride.
  let flags = metadata[-1].load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
  return flags & 0x1_0000 == 0
}
