public import Foundation

extension FileFavourites {
  /// The place for a person's own favourites, by the XDG Base Directory convention; it need not exist.
  ///
  /// It is `architectures/favourites.json` in the folder that `XDG_DATA_HOME` names, or, where that is unset, empty
  /// or not an absolute path, in `~/.local/share`, on Apple's platforms in `~/Library/Application Support`.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - home: The person's home folder where `HOME` names none.
  public nonisolated static func defaultURL(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = FileManager.default.homeDirectoryForCurrentUser
  ) -> URL {
    #if canImport(Darwin)
      let usual = "Library/Application Support"
    #else
      let usual = ".local/share"
    #endif
    let named = environment["XDG_DATA_HOME"] ?? ""
    // `HOME` is the person's choice, which the system's list of users does not know.
    let chosen = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let data =
      named.hasPrefix("/")
      ? URL(fileURLWithPath: named, isDirectory: true)
      : (chosen ?? home).appending(path: usual, directoryHint: .isDirectory)
    return data.appending(path: "architectures/favourites.json", directoryHint: .notDirectory)
  }
}
