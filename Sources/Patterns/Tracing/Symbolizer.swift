import Foundation

/// The tool `llvm-symbolizer`, which finds the source lines of many addresses in one run.
struct Symbolizer: Sendable {
  /// An address in a file of machine code.
  struct Place {
    let path: String
    let address: UInt64
  }

  let program: URL

  /// The tool that `LLVM_SYMBOLIZER_PATH` names, or else the one beside `swift`, or else the one on the path; nil where
  /// there is none.
  static func installed(
    in environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> Symbolizer? {
    if let path = environment["LLVM_SYMBOLIZER_PATH"] {
      return Symbolizer(program: URL(fileURLWithPath: path))
    }
    let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
    func find(_ name: String, in folders: [URL]) -> URL? {
      folders.map { $0.appendingPathComponent(name) }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
    let swift = find("swift", in: folders)?.resolvingSymlinksInPath().deletingLastPathComponent()
    return find("llvm-symbolizer", in: [swift].compactMap(\.self) + folders).map(Symbolizer.init)
  }

  /// Runs the tool and waits for it.
  ///
  /// - Returns: A symbol for each place, nil where none is known; or nil where the tool cannot be run, fails, or does
  ///   not know a single line.
  func symbols(at places: [Place]) -> [Symbol?]? {
    let process = Process()
    let output = Pipe()
    process.executableURL = program
    process.arguments =
      ["--output-style=JSON", "--no-inlines"]
      + places.map { "\"\($0.path)\" 0x\(String($0.address, radix: 16))" }
    // It would ask these servers for what it does not find.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "DEBUGINFOD_URLS" }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = try? output.fileHandleForReading.readToEnd()
    process.waitUntilExit()
    guard process.terminationStatus == 0, let data,
      let answers = try? JSONDecoder().decode([Answer].self, from: data), answers.count == places.count
    else { return nil }
    let symbols = answers.map(\.symbol)
    return symbols.contains { ($0?.line ?? 0) > 0 } ? symbols : nil
  }

  /// The tool's answer for one address.
  private struct Answer: Decodable {
    struct Frame: Decodable {
      let path: String
      let line: Int

      enum CodingKeys: String, CodingKey {
        case path = "FileName", line = "Line"
      }
    }

    /// The frame; missing where the file could not be read.
    let frames: [Frame]?

    enum CodingKeys: String, CodingKey {
      case frames = "Symbol"
    }

    var symbol: Symbol? {
      frames?.first.map { Symbol(path: $0.path, line: $0.line) }
    }
  }
}
