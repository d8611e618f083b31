import Foundation

/// A tool that finds the source lines of many addresses in one run: `llvm-symbolizer`, or `atos` on macOS.
struct Symbolizer {
  /// An address in this process, and the file of machine code that was loaded there.
  struct Place {
    /// The file.
    let path: String
    /// The address at which the file begins.
    let base: UInt64
    let address: UInt64
  }

  private enum Tool {
    case llvm(RunningSymbolizer)
    case atos(URL)
  }

  private let tool: Tool

  /// Starts the tool; nil if there is none, or if it cannot be run.
  static func installed() -> Symbolizer? {
    if let program = program() {
      return RunningSymbolizer(program).map { Symbolizer(tool: .llvm($0)) }
    }
    #if os(macOS)
      return Symbolizer(tool: .atos(URL(fileURLWithPath: "/usr/bin/atos")))
    #else
      return nil
    #endif
  }

  /// Returns the program `llvm-symbolizer` that `LLVM_SYMBOLIZER_PATH` names, or else the one beside `swift`, or else
  /// the one on the path; nil if there is none.
  static func program(in environment: [String: String] = ProcessInfo.processInfo.environment) -> URL? {
    if let path = environment["LLVM_SYMBOLIZER_PATH"] { return URL(fileURLWithPath: path) }
    #if os(macOS)
      // It would need debug information in one file, which a build on a Mac does not make.
      return nil
    #else
      let folders = (environment["PATH"] ?? "").split(separator: ":").map { URL(fileURLWithPath: String($0)) }
      func find(_ name: String, in folders: [URL]) -> URL? {
        folders.map { $0.appendingPathComponent(name) }
          .first { FileManager.default.isExecutableFile(atPath: $0.path) }
      }
      let swift = find("swift", in: folders)?.resolvingSymlinksInPath().deletingLastPathComponent()
      return find("llvm-symbolizer", in: [swift].compactMap(\.self) + folders)
    #endif
  }

  /// Asks the tool for a place without waiting for the answer, so that it reads its files meanwhile.
  func read(for place: Place?) {
    if case .llvm(let running) = tool, let place { running.ask([place]) }
  }

  /// Asks for some places and waits for the answers.
  ///
  /// - Returns: The symbols of the places, each nil if unknown. Nil instead of an array if the tool fails.
  func symbols(at places: [Place]) -> [Symbol?]? {
    switch tool {
    case .llvm(let running): running.symbols(at: places)
    case .atos(let program): Self.symbols(at: places, by: program)
    }
  }

  /// Runs `atos` once for each file. It cannot be asked bit by bit, since it answers only at the end of its input.
  private static func symbols(at places: [Place], by program: URL) -> [Symbol?]? {
    var found: [UInt64: Symbol] = [:]
    // The system's own libraries have no lines.
    let own = places.filter { place in !["/usr/lib/", "/System/"].contains(where: place.path.hasPrefix) }
    let files = Dictionary(grouping: own, by: \.path)
    for (path, places) in files {
      let process = Process()
      let output = Pipe()
      process.executableURL = program
      process.arguments =
        ["-o", path, "-l", "0x\(String(places[0].base, radix: 16))", "-fullPath"]
        + places.map { "0x\(String($0.address, radix: 16))" }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = FileHandle.nullDevice
      guard (try? process.run()) != nil else { return nil }
      let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
      process.waitUntilExit()
      for (place, line) in zip(places, text.split(separator: "\n", omittingEmptySubsequences: false)) {
        found[place.address] = Symbol(atosLine: String(line))
      }
    }
    return places.map { found[$0.address] }
  }
}

extension Symbol {
  /// Reads what `atos` prints for an address, such as `FilmsFactory.create() (in walkthrough) (/kit/Films.swift:24)`.
  ///
  /// - Returns: nil if it names no line.
  init?(atosLine text: String) {
    guard text.last == ")", let start = text.range(of: " (/", options: .backwards),
      let colon = text.lastIndex(of: ":"), colon > start.lowerBound,
      let line = Int(text[text.index(after: colon)...].dropLast())
    else { return nil }
    path = String(text[text.index(start.lowerBound, offsetBy: 2)..<colon])
    self.line = line
  }
}

/// `llvm-symbolizer`, running: it reads one place per line, and answers each with one line.
private final class RunningSymbolizer {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let writing = DispatchQueue(label: "RunningSymbolizer")
  /// The number of places whose answers have not yet been read.
  private var asked = 0
  /// The output after the last line that was taken from it.
  private var rest = Data()

  init?(_ program: URL) {
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
  func ask(_ places: [Symbolizer.Place]) {
    asked += places.count
    let lines = places.map { "\"\($0.path)\" 0x\(String($0.address - $0.base, radix: 16))\n" }.joined()
    let handle = input.fileHandleForWriting
    writing.async { try? handle.write(contentsOf: Data(lines.utf8)) }
  }

  /// Asks for some places and waits for the answers; nil if the tool fails.
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
    return symbols
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
