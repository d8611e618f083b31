import Foundation

/// The tool `llvm-symbolizer`, which finds the source lines of many addresses in one run.
struct Symbolizer: Sendable {
  /// An address in a file of machine code.
  struct Place {
    let path: String
    let address: UInt64
  }

  let program: URL

  /// Returns the tool that `LLVM_SYMBOLIZER_PATH` names, or else the one beside `swift`, or else the one on the path;
  /// nil if there is none.
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

  /// Starts the tool, and asks it to look up `first` without waiting for the answer, so that it reads its files
  /// meanwhile.
  ///
  /// - Returns: The running tool, or nil if it cannot be run.
  func start(readingFor first: Place?) -> RunningSymbolizer? {
    let tool = RunningSymbolizer(program)
    if let first { tool?.ask([first]) }
    return tool
  }
}

/// The running tool: it reads one place per line, and answers each with one line.
final class RunningSymbolizer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let writing = DispatchQueue(label: "RunningSymbolizer")
  /// The number of places whose answers have not yet been read.
  private var asked = 0
  /// The output after the last line that was taken from it.
  private var rest = Data()

  fileprivate init?(_ program: URL) {
    process.executableURL = program
    process.arguments = ["--output-style=JSON", "--no-inlines"]
    // The tool would ask these servers for missing debug information.
    process.environment = ProcessInfo.processInfo.environment.filter { $0.key != "DEBUGINFOD_URLS" }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
  }

  /// Asks for some places. Another thread writes, since the tool answers before it has read them all.
  fileprivate func ask(_ places: [Symbolizer.Place]) {
    asked += places.count
    let lines = places.map { "\"\($0.path)\" 0x\(String($0.address, radix: 16))\n" }.joined()
    let handle = input.fileHandleForWriting
    writing.async { try? handle.write(contentsOf: Data(lines.utf8)) }
  }

  /// Asks for some places and waits for the answers.
  ///
  /// - Returns: The symbols of the places, each nil if unknown. Nil instead of an array if the tool fails or knows no
  ///   line at all.
  func symbols(at places: [Symbolizer.Place]) -> [Symbol?]? {
    ask(places)
    var symbols: [Symbol?] = []
    while asked > 0 {
      guard let line = readLine(), let answer = try? JSONDecoder().decode(Answer.self, from: line) else {
        return nil
      }
      asked -= 1
      symbols.append(answer.symbol)
    }
    symbols.removeFirst(symbols.count - places.count)
    return symbols.contains { ($0?.line ?? 0) > 0 } ? symbols : nil
  }

  /// Reads the next line of the tool's output; returns nil at the end.
  private func readLine() -> Data? {
    while true {
      if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
        defer { rest = rest[(end + 1)...] }
        return rest[..<end]
      }
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { return nil }
      rest = Data(rest) + more
    }
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

    /// The frame; missing if the file could not be read.
    let frames: [Frame]?

    enum CodingKeys: String, CodingKey {
      case frames = "Symbol"
    }

    var symbol: Symbol? {
      frames?.first.map { Symbol(path: $0.path, line: $0.line) }
    }
  }
}
