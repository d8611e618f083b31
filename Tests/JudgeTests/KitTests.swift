import Foundation
import ProcessTesting
import Testing
import Toolchain

/// The judge and the kit's own apps.
@Suite(.enabled("this toolchain has no SwiftParser") { hasParser })
struct KitTests {
  @Test(arguments: [
    ("swift-io", "SwiftIO"), ("clean-swift", "CleanSwift"), ("viper", "VIPER"), ("mvvm-fc", "MVVMFC"),
  ])
  func `the judge finds nothing in an app of the kit, not even advice`(
    pattern: String, folder: String
  )
    async throws
  {
    let app = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Patterns/\(folder)/App")
    let answer = try await judge(JudgeRequest(pattern: pattern, folder: app.path, format: .json))
    #expect(answer.status == 0)
    #expect(try Document(answer).findings.map(\.place) == [])
  }
}
