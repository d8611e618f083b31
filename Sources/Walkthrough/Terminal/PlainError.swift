import Foundation

/// An error of Foundation in plain words: the file, the fault, and what to do next.
struct PlainError: Error, CustomStringConvertible {
  let description: String

  /// Creates a plain error from an error about a file or a document; nil for any other.
  ///
  /// - Parameter path: The file, for an error that does not name it.
  init?(_ error: any Error, about path: String? = nil) {
    switch error {
    case let error as CocoaError:
      description = Self.sentence(on: error, path: error.filePath ?? error.url?.path ?? path)
    case is DecodingError:
      description =
        "A file of the kit is damaged: it does not contain the expected JSON. Restore the kit's files."
    default:
      return nil
    }
  }

  private static func sentence(on error: CocoaError, path: String?) -> String {
    let name = path.map { "'\($0)'" } ?? "A file"
    if let path, !error.isAboutWriting, URL(fileURLWithPath: path).isFolder {
      return "\(name) is a folder, and a file is needed there. Move the folder away."
    }
    switch error.code {
    case .fileNoSuchFile, .fileReadNoSuchFile:
      return "\(name) is missing. Restore it, or get the kit again."
    case .fileReadNoPermission:
      return "\(name) cannot be read: permission denied. Make it readable: chmod u+r."
    case .fileWriteNoPermission, .fileWriteVolumeReadOnly:
      return "\(name) cannot be written: permission denied. Make its folder writable: chmod u+w."
    case .fileWriteOutOfSpace:
      return "\(name) cannot be written: the disk is full. Free some space."
    case .fileReadInapplicableStringEncoding, .fileReadCorruptFile:
      return "\(name) is not text in UTF-8. Save it as UTF-8."
    default:
      return "\(name) cannot be \(error.isAboutWriting ? "written" : "read")\(error.reason). "
        + "Check the file and its folder."
    }
  }
}

nonisolated extension URL {
  /// True if there is a folder at the place.
  var isFolder: Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }
}

extension DecodingError {
  /// The fault in the document.
  var reason: String {
    switch self {
    case .dataCorrupted(let context), .keyNotFound(_, let context), .typeMismatch(_, let context),
      .valueNotFound(_, let context):
      context.debugDescription
    @unknown default: "It is not the expected document."
    }
  }
}

extension CocoaError {
  fileprivate var isAboutWriting: Bool { (512...767).contains(code.rawValue) }

  /// The system's reason, after a colon; empty if it gives none.
  fileprivate var reason: String {
    guard let posix = underlying as? POSIXError else { return "" }
    return ": " + String(cString: strerror(posix.code.rawValue)).lowercased()
  }
}
