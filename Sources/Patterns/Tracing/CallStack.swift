import Foundation
import Synchronization

#if canImport(Runtime)
  import Runtime
#endif

/// The callers of a function, innermost first. Recording them is cheap; finding their lines is not.
///
/// On Linux and from macOS 26 on, the module `Runtime` walks the stack and names the functions. On macOS 15 the C
/// library does.
package struct CallStack: Sendable {
  /// For each caller, an address within its call instruction.
  let callers: [UInt64]

  /// False if the callers are not to be recorded, so that one system can stand for another that cannot see them.
  package static let isRecorded =
    ProcessInfo.processInfo.environment["ARCHITECTURES_WITHOUT_CALLERS"] == nil

  /// Records the callers of the function that calls this one, except the nearest.
  static func current() -> CallStack {
    // The nearest is the trace itself; a sender has never been found further out.
    CallStack(callers: Array(addresses(limit: 30).dropFirst(2)))
  }

  /// Returns the callers of this function, from this function's own frame on.
  @inline(never) private static func addresses(limit: Int) -> [UInt64] {
    guard isRecorded else { return [] }
    #if canImport(Runtime)
      if #available(macOS 26.0, *) { return LoadedImages.capture(limit: limit).addresses }
    #endif
    #if canImport(Darwin)
      var frames = [UnsafeMutableRawPointer?](repeating: nil, count: limit)
      let count = backtrace(&frames, Int32(limit))
      // A return address is that of the instruction after the call.
      return frames.prefix(Int(count)).map { UInt64(UInt(bitPattern: $0)) &- 1 }
    #else
      return []
    #endif
  }
}

extension CallStack {
  /// A function that is being called.
  package struct Frame: Sendable {
    /// The name, such as `static FilmsFactory.pushIn(_:country:)`; in a short or in a full form, as the system gives it.
    package let name: String
    /// An address within the call that the function is making.
    package let address: UInt64
  }

  /// Returns the callers by name, innermost first; without those that the optimiser has inlined.
  package static func frames() -> [Frame] {
    guard isRecorded else { return [] }
    #if canImport(Runtime)
      if #available(macOS 26.0, *) {
        let stack = LoadedImages.capture(limit: 100)
        return known.withLock { names in
          if stack.addresses.contains(where: { names[$0] == nil }) {
            names.merge(LoadedImages.names(in: stack)) { first, _ in first }
          }
          return stack.addresses.map { Frame(name: names[$0] ?? "", address: $0) }
        }
      }
    #endif
    let addresses = addresses(limit: 100)
    return known.withLock { names in
      addresses.map { address in
        let name = names[address] ?? name(at: address)
        names[address] = name
        return Frame(name: name, address: address)
      }
    }
  }

  /// The names that were looked up before, by address.
  private static let known = Mutex<[UInt64: String]>([:])

  /// Returns the full name of the function at an address; empty if there is none.
  private static func name(at address: UInt64) -> String {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(UnsafeRawPointer(bitPattern: UInt(address)), &info) != 0, let symbol = info.dli_sname,
        let name = demangle(symbol, strlen(symbol), nil, nil, 0)
      else { return "" }
      defer { free(name) }
      return String(cString: name)
    #else
      return ""
    #endif
  }
}

#if canImport(Darwin)
  /// The system's own function, which has no header.
  @_silgen_name("swift_demangle") private func demangle(
    _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
    _ size: UnsafeMutablePointer<Int>?, _ flags: UInt32
  ) -> UnsafeMutablePointer<CChar>?
#endif

extension CallStack {
  /// Returns the place of an address in the file that it was loaded from.
  static func place(of address: UInt64) -> Symbolizer.Place? {
    #if canImport(Darwin)
      var info = Dl_info()
      guard dladdr(UnsafeRawPointer(bitPattern: UInt(address)), &info) != 0, let name = info.dli_fname,
        let base = info.dli_fbase
      else { return nil }
      return Symbolizer.Place(
        path: String(cString: name), base: UInt64(UInt(bitPattern: base)), address: address)
    #elseif canImport(Runtime)
      let images = LoadedImages.all
      guard let index = images.indexOfImage(at: Backtrace.Address(address)), let path = images[index].path,
        let base = UInt64(images[index].baseAddress)
      else { return nil }
      return Symbolizer.Place(path: path, base: base, address: address)
    #else
      return nil
    #endif
  }
}

#if canImport(Runtime)
  /// The program and the libraries that it has loaded.
  @available(macOS 26.0, *) private enum LoadedImages {
    static let all = ImageMap.capture()

    static func capture(limit: Int) -> Backtrace? {
      try? Backtrace.capture(limit: limit, top: 0, images: all)
    }

    /// Looks up the functions at all addresses of a stack.
    static func names(in stack: Backtrace?) -> [UInt64: String] {
      let frames = stack?.symbolicated(with: all, options: .useSymbolCache)?.frames ?? []
      return frames.reduce(into: [:]) { names, frame in
        if let address = UInt64(frame.captured.adjustedProgramCounter) {
          names[address] = frame.symbol?.name ?? ""
        }
      }
    }
  }

  @available(macOS 26.0, *) extension Backtrace? {
    fileprivate var addresses: [UInt64] {
      self?.frames.compactMap { UInt64($0.adjustedProgramCounter) } ?? []
    }
  }
#endif
