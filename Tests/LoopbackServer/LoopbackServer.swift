public import Foundation
import ProcessTesting

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An HTTP server in a process of its own, on the loopback interface, with correct or faulty responses on request.
///
/// `server.py` lists the paths that it serves. The process ends when this object is stopped or released, and when this
/// program ends for any reason.
public final class LoopbackServer: Sendable {
  /// True if the server can be started here.
  public static var isAvailable: Bool {
    get async { await probe.value }
  }

  private static let probe = Task { () -> Bool in
    let program = URL(fileURLWithPath: "/usr/bin/env")
    let process = try? ChildProcess(program, ["python3", "-c", ""])
    return await process?.statusAtEnd() == 0
  }

  /// The reason to report if the server is not available.
  public static let reason = "python3 is not on the PATH"

  /// The address of the server, without a path.
  public let url: URL

  private let folder: URL?
  private let process: ChildProcess
  private let input: Pipe

  /// Starts the server on a free port and returns when it answers.
  ///
  /// - Parameter files: The files to serve, by their paths, such as `countries.json`. They are in a temporary folder,
  ///   which is removed with this object.
  /// - Throws: An error of Foundation if the files cannot be written or the process cannot be started.
  public init(serving files: [String: Data] = [:]) async throws {
    Self.avoidProxy
    folder = files.isEmpty ? nil : try Self.folder(with: files)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "server.py")
    let input = Pipe.notInherited()
    let output = Pipe.notInherited()
    self.input = input
    let words = ["python3", script.path] + (folder.map { [$0.path] } ?? [])
    process = try ChildProcess(URL(fileURLWithPath: "/usr/bin/env"), words) { process in
      process.standardInput = input
      process.standardOutput = output
      process.standardError = FileHandle.standardError
    }
    let descriptor = output.fileHandleForReading.fileDescriptor
    let line = await onOwnThread { Self.line(from: descriptor) }
    withExtendedLifetime(output) {}
    guard let port = Int(line), let url = URL(string: "http://127.0.0.1:\(port)") else {
      process.kill()
      throw CocoaError(.executableLoad)
    }
    self.url = url
  }

  deinit {
    process.kill()
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Ends the process and waits for its end; from then on connections are refused.
  public func stop() async {
    process.kill()
    _ = await process.statusAtEnd()
  }

  /// Returns the address of a path, such as `fails/2/x` or `stall?id=x`.
  public func url(_ path: String) -> URL {
    URL(string: path, relativeTo: url)?.absoluteURL ?? url
  }

  /// Makes requests to the loopback interface bypass any proxy that the environment names. It is evaluated once.
  private static let avoidProxy: Void = {
    setenv("no_proxy", "127.0.0.1", 1)
  }()

  /// Creates a temporary folder with some files, given by their paths.
  private static func folder(with files: [String: Data]) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: "LoopbackServer-\(UUID().uuidString)")
    for (path, data) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: file)
    }
    return folder
  }

  /// Waits for a line, and returns it without its line break. Returns what there is if the file ends first.
  ///
  /// `FileHandle` would stop the program if a signal interrupted the wait, and the end of any child process sends one.
  private static func line(from descriptor: Int32) -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = read(descriptor, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1, byte != UInt8(ascii: "\n") else { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
  }
}
