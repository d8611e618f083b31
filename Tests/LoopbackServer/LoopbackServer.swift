import Dispatch
public import Foundation

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An HTTP server in a process of its own, on the loopback, that answers well or badly as it is asked to.
///
/// What may be asked is written in `server.py`. The process ends when this object is stopped or goes, and when
/// this program ends, however it ends.
public final class LoopbackServer: Sendable {
  /// Whether the server can be started here.
  public static let isAvailable: Bool = {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", ""]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    let end = LoopbackServer.end(of: process)
    guard (try? process.run()) != nil else { return false }
    end.wait()
    return process.terminationStatus == 0
  }()

  /// Why the server cannot be started where it is not available.
  public static let reason = "python3 is not on the PATH"

  /// The address of the server, without a path.
  public let url: URL

  private let folder: URL?
  private let process: Process
  private let end: DispatchGroup
  private let input: Pipe

  /// Starts the server on a free port and returns when it can be asked.
  ///
  /// - Parameter files: The files to serve, by their paths, such as `countries.json`. They lie in a temporary
  ///   folder, which goes with this object.
  /// - Throws: An error of Foundation where the files cannot be written or the process cannot be started.
  public init(serving files: [String: Data] = [:]) throws {
    Self.avoidProxy
    folder = files.isEmpty ? nil : try Self.folder(with: files)
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "server.py")
    let input = Self.pipe()
    let output = Self.pipe()
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", script.path] + (folder.map { [$0.path] } ?? [])
    process.standardInput = input
    process.standardOutput = output
    self.input = input
    end = Self.end(of: process)
    try process.run()
    let port = Int(Self.line(from: output.fileHandleForReading.fileDescriptor))
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)") else {
      kill(process.processIdentifier, SIGKILL)
      throw CocoaError(.executableLoad)
    }
    self.url = url
  }

  deinit {
    stop()
    if let folder { try? FileManager.default.removeItem(at: folder) }
  }

  /// Ends the process and waits for that; from then on connections are refused.
  public func stop() {
    // A gentler signal might wait for ever: the process was started with those that its starter did not hear.
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    end.wait()
  }

  /// The address of a path, such as `ok` or `fails/2/x?id=x`.
  public func url(_ path: String) -> URL {
    URL(string: path, relativeTo: url)?.absoluteURL ?? url
  }

  /// Keeps requests to the loopback from a proxy that the environment may name, once.
  private static let avoidProxy: Void = {
    setenv("no_proxy", "127.0.0.1", 1)
  }()

  /// A new temporary folder with some files, by their paths.
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

  /// What can wait for the end of a process that is about to be run.
  ///
  /// `waitUntilExit` would run other work meanwhile, which may wait for the end of a process in turn.
  private static func end(of process: Process) -> DispatchGroup {
    let group = DispatchGroup()
    group.enter()
    process.terminationHandler = { _ in group.leave() }
    return group
  }

  /// Waits for a line, without its end; what there is where the end of the file comes first.
  ///
  /// `FileHandle` stops the program where a signal interrupts its waiting, as the end of any child process does.
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

  /// A pipe that no other process inherits, so that it ends when this program does.
  private static func pipe() -> Pipe {
    let pipe = Pipe()
    for end in [pipe.fileHandleForReading, pipe.fileHandleForWriting] {
      _ = fcntl(end.fileDescriptor, F_SETFD, FD_CLOEXEC)
    }
    return pipe
  }
}
