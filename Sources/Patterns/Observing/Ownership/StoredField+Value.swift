import Tracing

extension StoredField {
  /// Reads the value of the property of an object.
  @MainActor func value(of owner: AnyObject) -> Any {
    // The runtime loads weak references.
    isStrong && isCopyable(type) ? load(from: place(in: owner)) : child(of: owner)
  }

  /// Reads the value of the property of a structure.
  @MainActor package func value(in structure: Any) -> Any {
    func child<Structure>(of structure: Structure) -> Any {
      // An existential can hold another, such as the element of a tuple that a mirror shows: its memory is not that of
      // the structure.
      guard isStrong, isCopyable(type), Structure.self == declaration.type else {
        return self.child(of: structure)
      }
      return withUnsafePointer(to: structure) { load(from: UnsafeRawPointer($0) + offset) }
    }
    return _openExistential(structure, do: child)
  }

  private func load(from place: UnsafeRawPointer) -> Any {
    func load<Value>(_ type: Value.Type) -> Any { place.assumingMemoryBound(to: type).pointee }
    return _openExistential(type, do: load)
  }

  private func child<Owner>(of owner: Owner) -> Any {
    var name: UnsafePointer<CChar>?
    var freeName: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    defer { freeName?(name) }
    return reflectedChild(
      of: owner, type: declaration.type, index: declaration.index, name: &name, freeName: &freeName)
  }
}

/// Returns true if the values of a type can be copied, by the flags in its value witness table. The address of the
/// table is before the metadata.
private func isCopyable(_ type: Any.Type) -> Bool {
  let metadata = unsafeBitCast(type, to: UnsafePointer<UnsafeRawPointer>.self)
  // The flags follow eight functions, the size and the stride.
  let flags = metadata[-1].load(fromByteOffset: 10 * MemoryLayout<Int>.size, as: UInt32.self)
  return flags & 0x80_0000 == 0
}

extension StoredField {
  /// Changes the value of the property of an object in place, `let` or not.
  ///
  /// - Precondition: `Value` is the property's type, and nothing else is reading or writing the property.
  @MainActor func withValue<Value>(of owner: AnyObject, as type: Value.Type, _ change: (inout Value) -> Void)
  {
    change(&place(in: owner).assumingMemoryBound(to: type).pointee)
  }

  /// Changes the object that a weak property refers to, unless it is nil. Leaves an `unowned` property unchanged.
  ///
  /// - Precondition: The property's type is `Target?`, and `Target` is the existential type of a class protocol.
  @MainActor func withWeakReference<Target>(
    of owner: AnyObject, to type: Target.Type, _ change: (Target) -> Target
  ) {
    let place = place(in: owner)
    // `unowned` stores the object's own address, `weak` that of a side table. The metadata does not tell them apart.
    guard let held = property(name, of: owner),
      place.load(as: UnsafeRawPointer?.self) != UnsafeRawPointer(Unmanaged.passUnretained(held).toOpaque())
    else { return }
    let reference = place.assumingMemoryBound(to: WeakReference.self)
    guard let target = reference.pointee.object as? Target else { return }
    let new = change(target)
    reference.pointee.object = new as AnyObject
    // The object is followed by the witness tables of the protocols.
    withUnsafeBytes(of: new) { bytes in
      let size = MemoryLayout<AnyObject>.size
      UnsafeMutableRawBufferPointer(start: place + size, count: bytes.count - size)
        .copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes.dropFirst(size)))
    }
  }

  private func place(in owner: AnyObject) -> UnsafeMutableRawPointer {
    Unmanaged.passUnretained(owner).toOpaque() + offset
  }
}

/// A weak reference as it is stored.
private struct WeakReference {
  weak var object: AnyObject?
}

@_silgen_name("swift_reflectionMirror_subscript")
private func reflectedChild<Owner>(
  of owner: Owner, type: Any.Type, index: Int, name: UnsafeMutablePointer<UnsafePointer<CChar>?>,
  freeName: UnsafeMutablePointer<(@convention(c) (UnsafePointer<CChar>?) -> Void)?>
) -> Any
