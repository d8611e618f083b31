import Foundation
import Testing

@testable import Toolchain

@Suite struct CompilerFolderTests {
  @Test func `a compiler that is only a stand-in is asked where its toolchain is`() throws {
    let real = try CompilerFolder()
    try withFolder { folder in
      let standIn = folder.appendingPathComponent("swiftc")
      try "#!/bin/sh\nexec '\(real.swiftc.path)' \"$@\"\n".write(
        to: standIn, atomically: true, encoding: .utf8)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: standIn.path)
      let found = try CompilerFolder(path: folder.path)
      #expect(found.swiftc == standIn)
      #expect(found.executables == real.executables)
      #expect(found.host == real.host)
    }
  }

  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "compiler-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }
}

/// The three places of Swift Testing on a Mac.
@Suite struct TestingOptionsTests {
  @Test func `Xcode has it in the platform`() {
    let xcode = "/X.app/Developer/Toolchains/D.xctoolchain/usr"
    let macros = "\(xcode)/lib/swift/host/plugins/testing"
    let options = TestingOptions(
      toolchain: URL(fileURLWithPath: xcode), platform: URL(fileURLWithPath: "/X.app/Mac.platform")
    ) { $0 == macros }
    #expect(
      options.compiling == [
        "-F", "/X.app/Mac.platform/Developer/Library/Frameworks", "-I",
        "/X.app/Mac.platform/Developer/usr/lib",
        "-plugin-path", macros,
      ])
    #expect(
      options.linking == [
        "-Xlinker", "-rpath", "-Xlinker", "/X.app/Mac.platform/Developer/Library/Frameworks",
        "-L", "/X.app/Mac.platform/Developer/usr/lib",
        "-Xlinker", "-rpath", "-Xlinker", "/X.app/Mac.platform/Developer/usr/lib",
      ])
  }

  @Test func `the Command Line Tools have it beside their toolchain, and no platform`() {
    let options = TestingOptions(toolchain: URL(fileURLWithPath: "/Tools/usr"), platform: nil) {
      $0 == "/Tools/Library/Developer/Frameworks/Testing.framework"
    }
    #expect(
      options.compiling == [
        "-F", "/Tools/Library/Developer/Frameworks", "-I", "/Tools/Library/Developer/usr/lib",
      ])
  }

  @Test func `a toolchain from swift.org has its own, which comes before that of Xcode`() {
    let own = "/swift.xctoolchain/usr/lib/swift/macosx/testing"
    let options = TestingOptions(
      toolchain: URL(fileURLWithPath: "/swift.xctoolchain/usr"),
      platform: URL(fileURLWithPath: "/Mac.platform")
    ) { $0 == own }
    #expect(options.compiling.starts(with: ["-I", own, "-F", "/Mac.platform/Developer/Library/Frameworks"]))
    #expect(options.linking.starts(with: ["-L", own]))
  }
}
