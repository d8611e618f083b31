// swift-tools-version: 6.3

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

// Each folder whose name begins with a number is an exercise; one without checks gets no target. If the learner chooses
// the pattern, the checks are those of the pattern that the part imports.
let files = FileManager.default
let patterns = ["SwiftIO", "CleanSwift", "VIPER", "MVVMFC"]
for folder in try files.contentsOfDirectory(atPath: Context.packageDirectory).sorted()
where folder.first?.isNumber == true {
  let contents = try files.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
  guard contents.contains("Checks.swift") else { continue }
  let part = try? String(
    contentsOfFile: "\(Context.packageDirectory)/\(folder)/Exercise.swift", encoding: .utf8)
  let lines = (part ?? "").split(whereSeparator: \.isNewline).map { line in
    line.components(separatedBy: "//")[0].split(whereSeparator: \.isWhitespace).map(String.init)
  }
  let chosen = patterns.first { pattern in lines.contains { $0.suffix(2) == ["import", pattern] } } ?? ""
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
