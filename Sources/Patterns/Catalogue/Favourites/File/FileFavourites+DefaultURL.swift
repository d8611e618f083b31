public import Foundation

extension FileFavourites {
  /// Returns the location of the user's favourites by the XDG Base Directory convention; the file need not exist.
  ///
  /// The file is `architectures/favourites.json` in the folder that `XDG_DATA_HOME` names. If that is unset, empty or
  /// not an absolute path, the folder is `~/.local/share`, or `~/Library/Application Support` on Apple's platforms.
  ///
  /// - Parameters:
  ///   - environment: The process's environment variables.
  ///   - home: The user's home folder if `HOME` is not an absolute path.
  public nonisolated static func defaultURL(
    environment: [String: String] = ProcessInfo.processInfo.environment,
    home: URL = URL.homeDirectory
  ) -> URL {
    #if canImport(Darwin)
      let usual = "Library/Application Support"
    #else
      let usual = ".local/share"
    #endif
    let named = environment["XDG_DATA_HOME"] ?? ""
    // The user may have set `HOME` to a folder other than the one in the system's user database.
    let chosen = environment["HOME"].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
    let data =
      named.hasPrefix("/")
      ? URL(fileURLWithPath: named, isDirectory: true)
      : (chosen ?? home).appending(path: usual, directoryHint: .isDirectory)
    return data.appending(path: "architectures/favourites.json", directoryHint: .notDirectory)
  }
}
