import Foundation

/// The address of this app's server.
private struct Server {
  let url = URL(string: "https://catalogue.example/")
}
