public import Foundation
import Processes

/// The folder of the compiler, with the tools and libraries that ship with it.
public struct CompilerFolder: Sendable {
  /// The compiler on the `PATH`. It may be a stand-in, as `/usr/bin/swiftc` is on macOS: that starts the compiler of the
  /// chosen Xcode and tells it where the system's modules are, so compile with this one.
  public let swiftc: URL
  /// The folder that holds the executables.
  public let executables: URL

  /// Finds the compiler.
  ///
  /// - Throws: `SyntaxReaderUnavailable` if there is no `swiftc` on the `PATH`, or if it does not say where it is.
  public init(path: String = ProcessInfo.processInfo.environment["PATH"] ?? "") throws {
    let candidates = path.split(separator: ":").map { "\($0)/swiftc" }
    guard let candidate = candidates.first(where: FileManager.default.isExecutableFile) else {
      throw SyntaxReaderUnavailable(reason: "there is no swiftc on the PATH")
    }
    swiftc = URL(fileURLWithPath: candidate)
    let folder = swiftc.resolvingSymlinksInPath().deletingLastPathComponent()
    let parts = ["swift-frontend", "../lib/swift"].map { folder.appendingPathComponent($0).path }
    if parts.allSatisfy(FileManager.default.fileExists) {
      executables = folder
      return
    }
    guard let info = try? TargetInfo(of: swiftc) else {
      throw SyntaxReaderUnavailable(reason: "\(candidate) does not say where its toolchain is")
    }
    executables = info.toolchain.appendingPathComponent("bin").resolvingSymlinksInPath()
  }

  /// Returns an executable of the toolchain.
  public func tool(_ name: String) -> URL { executables.appendingPathComponent(name) }

  /// The folder with the modules and libraries of SwiftParser.
  var host: URL {
    executables.deletingLastPathComponent().appendingPathComponent("lib/swift/host")
  }
}

/// What a compiler says about itself and the system it compiles for.
public struct TargetInfo: Decodable {
  struct Target: Decodable { let triple: String }
  struct Paths: Decodable { let runtimeResourcePath: String }

  let target: Target
  let paths: Paths

  /// Asks a compiler.
  ///
  /// - Throws: `ToolFailure` if it does not answer, or an error of Foundation.
  public init(of compiler: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: run(compiler, ["-print-target-info"]))
  }

  /// The system, such as `arm64-apple-macosx26.0`.
  public var triple: String { target.triple }

  /// The folder with the folders `bin` and `lib`.
  var toolchain: URL {
    URL(fileURLWithPath: paths.runtimeResourcePath).deletingLastPathComponent().deletingLastPathComponent()
  }
}

/// The reason why no syntax can be read here.
public struct SyntaxReaderUnavailable: Error, CustomStringConvertible {
  let reason: String

  /// The reason, as one sentence.
  public var description: String { "Swift syntax cannot be read here: \(reason)." }
}

/// A tool that could not do its work; it has printed the details.
public struct ToolFailure: Error, CustomStringConvertible {
  let tool: String
  let status: Int32

  /// One sentence that names the tool.
  public var description: String { "\(tool) failed with status \(status)." }
}

/// Runs a tool and returns its standard output.
///
/// - Parameters:
///   - tool: The tool's executable.
///   - arguments: Its arguments.
///   - input: Its standard input.
/// - Throws: `ToolFailure` if the tool does not exit with 0.
@discardableResult
public func run(_ tool: URL, _ arguments: [String], input: FileHandle = .nullDevice) throws -> Data {
  let (output, status) = try Subprocess.output(of: tool, arguments, input: .file(input))
  guard status == 0 else { throw ToolFailure(tool: tool.lastPathComponent, status: status) }
  return output
}
