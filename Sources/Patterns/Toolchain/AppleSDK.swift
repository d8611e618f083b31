import Foundation

/// The SDK of macOS, which the compiler's tools have to be told about if SwiftPM does not start them. Other systems have
/// none.
public enum AppleSDK {
  /// The options for the system that the kit's modules are built for.
  public static let options: [String] = {
    #if os(macOS)
      #if arch(arm64)
        let architecture = "arm64"
      #else
        let architecture = "x86_64"
      #endif
      // As in Package.swift; by default the compiler builds for the system that it runs on.
      return ["-target", "\(architecture)-apple-macosx15.0"] + (folder.map { ["-sdk", $0.path] } ?? [])
    #else
      return []
    #endif
  }()

  /// The options with which a compiler finds Swift Testing, and its programs load it; nil if it needs none, or if there
  /// is no compiler.
  public static let testingOptions: TestingOptions? = {
    #if os(macOS)
      let folder = try? CompilerFolder().executables.deletingLastPathComponent()
      return folder.map { TestingOptions(toolchain: $0, platform: answer(of: "--show-sdk-platform-path")) }
    #else
      return nil
    #endif
  }()

  /// The folder of the SDK: the one that the environment names, or else that of the chosen Xcode.
  private static var folder: URL? {
    ProcessInfo.processInfo.environment["SDKROOT"].map { URL(fileURLWithPath: $0) }
      ?? answer(of: "--show-sdk-path")
  }

  /// Asks the chosen Xcode for a folder. The Command Line Tools have an SDK and no platform.
  private static func answer(of option: String) -> URL? {
    let xcrun = URL(fileURLWithPath: "/usr/bin/xcrun")
    guard let output = try? run(xcrun, ["--sdk", "macosx", option]) else { return nil }
    let path = String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    return path.isEmpty ? nil : URL(fileURLWithPath: path)
  }
}

/// The options for a compiler on a Mac that SwiftPM does not start, so that it finds Swift Testing.
///
/// Swift Testing is in the platform of Xcode, in the Command Line Tools, or in a toolchain from swift.org. If there are
/// two, that of the toolchain comes first. SwiftPM does the same, in `UserToolchain.swift` and `SwiftTestCommand.swift`.
public struct TestingOptions: Equatable, Sendable {
  /// Where modules and macros are.
  public private(set) var compiling: [String] = []
  /// Where libraries are, now and when the program runs.
  public private(set) var linking: [String] = []

  /// - Parameters:
  ///   - toolchain: The folder `usr` of the toolchain.
  ///   - platform: The folder of the platform, if there is one.
  ///   - exists: Says whether there is a file at a path.
  init(
    toolchain: URL, platform: URL?,
    exists: (String) -> Bool = FileManager.default.fileExists
  ) {
    let tools = toolchain.deletingLastPathComponent().appendingPathComponent("Library/Developer")
    let own = toolchain.appendingPathComponent("lib/swift/macosx/testing").path
    if exists(tools.appendingPathComponent("Frameworks/Testing.framework").path) {
      addFrameworks(tools.appendingPathComponent("Frameworks").path)
      addLibraries(tools.appendingPathComponent("usr/lib").path)
    } else if exists(own) {
      addLibraries(own)
    }
    if let developer = platform?.appendingPathComponent("Developer") {
      addFrameworks(developer.appendingPathComponent("Library/Frameworks").path)
      addLibraries(developer.appendingPathComponent("usr/lib").path)
    }
    let macros = toolchain.appendingPathComponent("lib/swift/host/plugins/testing").path
    if exists(macros) { compiling += ["-plugin-path", macros] }
  }

  private mutating func addFrameworks(_ folder: String) {
    compiling += ["-F", folder]
    linking += ["-Xlinker", "-rpath", "-Xlinker", folder]
  }

  private mutating func addLibraries(_ folder: String) {
    compiling += ["-I", folder]
    linking += ["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder]
  }
}
