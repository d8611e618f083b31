import Foundation
import Testing
import Toolchain

/// A folder that is made equal to another.
@Suite struct RenewingTests {
  private let files = FileManager.default

  @Test func `a renewed folder equals its source, and files that were equal keep their dates`() throws {
    try inFolders { source, target in
      try write(["same": "1", "deep/same": "2", "changed": "new", "added/file": "3"], in: source)
      try write(["same": "1", "deep/same": "2", "changed": "old", "removed/file": "4"], in: target)
      let long = Date(timeIntervalSince1970: 1e9)
      let kept = ["same", "deep/same"].map { target.appendingPathComponent($0).path }
      for path in kept { try files.setAttributes([.modificationDate: long], ofItemAtPath: path) }
      try files.renew(target, from: source)
      #expect(files.contentsEqual(atPath: source.path, andPath: target.path))
      for path in kept {
        #expect(try files.attributesOfItem(atPath: path)[.modificationDate] as? Date == long)
      }
    }
  }

  @Test func `a folder replaces a file, a file replaces a folder, and a missing target is created`() throws {
    try inFolders { source, target in
      try write(["one/file": "1", "two": "2"], in: source)
      try write(["one": "1", "two/file": "2"], in: target)
      try files.renew(target, from: source)
      #expect(files.contentsEqual(atPath: source.path, andPath: target.path))
      let fresh = target.appendingPathComponent("fresh/folder")
      try files.renew(fresh, from: source)
      #expect(files.contentsEqual(atPath: source.path, andPath: fresh.path))
    }
  }

  private func write(_ texts: [String: String], in folder: URL) throws {
    for (path, text) in texts {
      let file = folder.appendingPathComponent(path)
      try files.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private func inFolders(_ body: (_ source: URL, _ target: URL) throws -> Void) throws {
    let folder = files.temporaryDirectory.appendingPathComponent("renewing-\(UUID().uuidString)")
    defer { try? files.removeItem(at: folder) }
    try body(folder.appendingPathComponent("source"), folder.appendingPathComponent("target"))
  }
}
