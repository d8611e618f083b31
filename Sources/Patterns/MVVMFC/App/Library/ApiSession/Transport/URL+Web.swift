import Foundation

extension URL {
  /// True if this is an http or https address with a host.
  var isHTTP: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// The same address with its scheme in lower case, as swift-corelibs-foundation requires.
  var withPlainScheme: URL {
    guard let scheme, scheme != scheme.lowercased() else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }

  /// Returns true if two addresses have the same scheme, host and port.
  func hasSameServer(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
      && port == other.port
  }
}
