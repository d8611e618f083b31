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

/// Every folder with a number in front is an exercise: the part to fix, and its checks. Those without checks compile nothing.
let files = FileManager.default
for folder in try files.contentsOfDirectory(atPath: Context.packageDirectory).sorted()
where folder.first?.isNumber == true {
  let contents = try files.contentsOfDirectory(atPath: "\(Context.packageDirectory)/\(folder)")
  let sources = ["Checks.swift", "Exercise.swift"]
  guard contents.contains("Checks.swift") else { continue }
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
