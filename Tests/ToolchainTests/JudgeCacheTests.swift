import Foundation
import Testing
import Toolchain

/// The judge's cache on disk.
struct JudgeCacheTests {
  @Test func `the cache has a size, and clearing it leaves the judge`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("cache-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(JudgeCache(in: folder).size == 0)
    for (name, count) in [("facts-1/a", 7), ("facts-2/b", 30), ("judge", 100)] {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(count: count).write(to: file)
    }
    let cache = JudgeCache(in: folder)
    #expect(cache.size == 37)
    try cache.clear()
    #expect(cache.size == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["judge"])
    try cache.clear()
  }
}
