import Foundation

extension URL {
  /// True if it is an address of http or https with a host.
  var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// The same address with its scheme in small letters, the only ones that swift-corelibs-foundation knows.
  var withPlainScheme: URL {
    guard let scheme, scheme != scheme.lowercased() else { return self }
    return URL(string: scheme.lowercased() + absoluteString.dropFirst(scheme.count)) ?? self
  }

  /// Returns true if two addresses are of one server, spoken to in one way.
  func isOfSameServer(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
      && port == other.port
  }
}
