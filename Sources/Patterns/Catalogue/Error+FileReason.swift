import Foundation

extension Error {
  /// The reason why a file could not be read or written, worded to follow a colon: `no such file or directory`.
  var fileReason: String {
    let error = self as NSError
    guard let cause = self as? POSIXError ?? error.userInfo[NSUnderlyingErrorKey] as? POSIXError else {
      return error.localizedDescription
    }
    let reason = String(cString: strerror(cause.code.rawValue))
    return reason.prefix(1).lowercased() + reason.dropFirst()
  }
}
