import Foundation
import Synchronization

/// Counts the objects that Swift allocates: instances of classes, the storage of arrays and long texts, closures'
/// contexts.
///
/// The runtime calls its allocator through a pointer that tools may replace. Allocations of C code, as in parts of
/// Foundation, are not counted. Nothing else may run in the process while objects are counted.
enum AllocationCounter {
  fileprivate typealias Allocate =
    @convention(c) (UnsafeRawPointer?, Int, Int) -> UnsafeMutableRawPointer?

  /// Counts the objects that `body` allocates.
  ///
  /// - Returns: nil if the runtime has no such pointer.
  static func count(_ body: () throws -> Void) rethrows -> Int? {
    guard let found = hook else { return nil }
    let original = found.pointer.pointee
    found.pointer.pointee = { metadata, size, alignment in
      // The runtime has just noticed the replacement, and would use other functions to retain and release from now on.
      // In Swift 6.3 on Linux these functions mistake short texts for objects.
      hook?.isNoticed?.pointee = false
      allocations.wrappingAdd(1, ordering: .relaxed)
      return hook?.original(metadata, size, alignment)
    }
    let before = allocations.load(ordering: .relaxed)
    defer { found.pointer.pointee = original }
    try body()
    return allocations.load(ordering: .relaxed) - before
  }
}

nonisolated private let allocations = Atomic(0)

/// The pointer of the runtime, found when it is first used.
nonisolated private let hook = AllocationHook()

/// The runtime's pointer to its allocator.
nonisolated private struct AllocationHook: @unchecked Sendable {
  let pointer: UnsafeMutablePointer<AllocationCounter.Allocate>
  let original: AllocationCounter.Allocate
  /// True if the runtime has noticed that a pointer was replaced.
  let isNoticed: UnsafeMutablePointer<Bool>?

  init?() {
    let program = dlopen(nil, RTLD_NOW)
    guard let address = dlsym(program, "_swift_allocObject") else { return nil }
    pointer = address.assumingMemoryBound(to: AllocationCounter.Allocate.self)
    original = pointer.pointee
    isNoticed = dlsym(
      program, "_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly")?
      .assumingMemoryBound(to: Bool.self)
  }
}
