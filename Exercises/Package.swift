// swift-tools-version: 6.2

import Foundation
import PackageDescription

// The package Solutions has the same manifest, the same support and the same checks, by links.

let package = Package(
  name: "Exercises",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "architectures", path: "..")],
  targets: [
    .target(
      name: "ExerciseSupport",
      dependencies: [.product(name: "Checks", package: "architectures")],
      path: "Support")
  ],
  swiftLanguageModes: [.v6]
)

/// Every folder with a number in front is an exercise: the part to fix, its checks, and sources that both share. Where the
/// learner chooses a pattern, the checks are those of the one that the part imports. Those without checks compile nothing.
let files = FileManager.default
let patterns = ["SwiftIO", "CleanSwift", "VIPER", "MVVMFC"]
for folder in try files.contentsOfDirectory(atPath: Context.packageDirectory).sorted()
where folder.first?.isNumber == true {
  let contents = try files.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
  guard contents.contains("Checks.swift") else { continue }
  let part = try? String(
    contentsOfFile: "\(Context.packageDirectory)/\(folder)/Exercise.swift", encoding: .utf8)
  let lines = (part ?? "").split(separator: "\n").filter { !$0.hasPrefix("//") }
  let chosen = patterns.first { pattern in lines.contains { $0.hasSuffix("import \(pattern)") } } ?? ""
  let checks = contents.contains("Checks+\(chosen).swift") ? "Checks+\(chosen).swift" : "Checks.swift"
  let sources = ["Exercise.swift", "Given.swift", checks].filter(contents.contains)
  package.targets.append(
    .testTarget(
      name: "Exercise\(folder.prefix(2))",
      dependencies: ["ExerciseSupport", .product(name: "Patterns", package: "architectures")],
      path: folder,
      exclude: contents.filter { !sources.contains($0) },
      sources: sources))
}

for target in package.targets {
  target.swiftSettings = [
    .defaultIsolation(MainActor.self),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
