import Foundation
import Testing
import Toolchain

@Suite(.enabled(if: (try? SyntaxReader.shared()) != nil, "This toolchain has no SwiftParser."))
struct SyntaxProgramTests {
  @Test func `a program is compiled again if its flags change, and not if they stay the same`() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("program-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    var compiled: [String] = []
    for flag in ["-Onone", "-O", "-O", "-Onone"] {
      _ = try SyntaxProgram("sample", sources: [], keptIn: folder, flags: [flag]) { _, arguments in
        compiled.append(flag)
        let output = try #require(arguments.firstIndex(of: "-o")) + 1
        try Data(flag.utf8).write(to: URL(fileURLWithPath: arguments[output]))
        try files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: arguments[output])
      }
    }
    #expect(compiled == ["-Onone", "-O", "-Onone"])
  }
}
