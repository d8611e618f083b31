/// A stored property as the running program knows it.
package struct StoredField {
  package let name: String
  package let type: Any.Type
  /// True if the property keeps what it refers to alive; false for `weak` and `unowned`.
  package let isStrong: Bool
  /// The offset of the property from the beginning of the object or value, in bytes.
  package let offset: Int
  /// The class or structure that declares the property, and its place among that type's own stored properties.
  package let declaration: (type: Any.Type, index: Int)
}

/// Returns the stored properties of a class or structure, those of its superclasses first; for a tuple, its elements.
///
/// `Mirror` shows values but cannot tell weak from strong. The metadata that the Swift runtime keeps for
/// reflection can; the entry points below are the ones that the standard library itself calls.
package func storedFields(of type: Any.Type) -> [StoredField] {
  let inherited = (type as? AnyClass).flatMap { _getSuperclass($0) }.map(storedFields) ?? []
  return inherited
    + (inherited.count..<recursiveChildCount(type)).map { index in
      var metadata = FieldReflectionMetadata()
      let fieldType = recursiveChildMetadata(type, index: index, fieldMetadata: &metadata)
      defer { metadata.freeName?(metadata.name) }
      return StoredField(
        name: metadata.name.map { String(cString: $0) } ?? "",
        type: fieldType,
        isStrong: metadata.isStrong,
        offset: recursiveChildOffset(type, index: index),
        declaration: (type, index - inherited.count))
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

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func recursiveChildOffset(_ type: Any.Type, index: Int) -> Int

/// The kinds of types, by the first word of their metadata.
package enum MetadataKind: Int {
  case structure = 0x200
  case enumeration = 0x201
  case builtin = 0x300
  case tuple = 0x301
  case function = 0x302
  case metatype = 0x304
  case existentialMetatype = 0x306

  /// Creates the kind of a type; nil for a class and for any other kind.
  package init?(of type: Any.Type) {
    self.init(rawValue: unsafeBitCast(type, to: UnsafePointer<Int>.self).pointee)
  }
}
