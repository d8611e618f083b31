/// A stored property as the running program knows it.
struct StoredField {
  let name: String
  let type: Any.Type
  /// Whether the property keeps what it refers to alive; false for `weak` and `unowned`.
  let isStrong: Bool
}

/// The stored properties of a class or structure, those of its superclasses first.
///
/// `Mirror` shows values but cannot tell weak from strong. The metadata that the Swift runtime keeps for
/// reflection can; the entry points below are the ones that the standard library itself calls.
func storedFields(of type: Any.Type) -> [StoredField] {
  (0..<recursiveChildCount(type)).map { index in
    var metadata = FieldReflectionMetadata()
    let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
    defer { metadata.freeName?(metadata.name) }
    return StoredField(
      name: metadata.name.map { String(cString: $0) } ?? "",
      type: fieldType,
      isStrong: metadata.isStrong)
  }
}

/// The layout that the runtime fills in.
private struct FieldReflectionMetadata {
  var name: UnsafePointer<CChar>?
  var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  var isStrong = false
  var isVar = false
}

@_silgen_name("swift_reflectionMirror_recursiveCount")
private func recursiveChildCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func recursiveChildMetadata(
  _ type: Any.Type, index: Int, fieldMetadata: UnsafeMutablePointer<FieldReflectionMetadata>
) -> Any.Type
