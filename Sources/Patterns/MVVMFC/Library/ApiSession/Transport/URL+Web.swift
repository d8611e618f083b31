import Foundation

extension URL {
  /// Whether it is an address of http or https with a host.
  var isOfWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// Whether two addresses are of one server, spoken to in one way.
  func isOfSameServer(as other: URL) -> Bool {
    scheme?.lowercased() == other.scheme?.lowercased() && host()?.lowercased() == other.host()?.lowercased()
      && port == other.port
  }
}
