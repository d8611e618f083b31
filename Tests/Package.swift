// swift-tools-version: 6.3

import PackageDescription

// The tests of the walkthrough and of all modules but the patterns and the checks, and the programs of those who maintain
// the kit, with their tests: `swift test --package-path Tests`. The specification of the patterns is in the package above.

/// The program, which some tests start.
let walkthrough = Target.Dependency.product(name: "walkthrough", package: "architectures")

let package = Package(
  name: "tests",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "architectures", path: "..")],
  targets: [
    .target(name: "Benchmarks", exclude: ["Program"]),
    .executableTarget(name: "bench", dependencies: ["Benchmarks"], path: "Benchmarks/Program"),
    .executableTarget(name: "mutate", path: "MutationRun", exclude: ["MutantFinder"]),
    .executableTarget(name: "observers", path: "ObserverGenerator"),
    .executableTarget(name: "StoreWriter"),
    .testTarget(name: "ApiSessionTests"),
    .testTarget(name: "BenchmarksTests", dependencies: ["Benchmarks", "bench"]),
    .testTarget(name: "CatalogueTests", dependencies: ["StoreWriter"]),
    .testTarget(name: "FuzzingTests"),
    .testTarget(name: "HeadlessUITests"),
    .testTarget(name: "JudgeTests"),
    .testTarget(name: "MutationRunTests", dependencies: ["mutate"]),
    .testTarget(name: "ObserverGeneratorTests", dependencies: ["observers"]),
    .testTarget(name: "ObservingTests"),
    .testTarget(name: "PlayingTests"),
    .testTarget(name: "ProcessesTests", dependencies: [walkthrough]),
    .testTarget(name: "SourceModelTests"),
    .testTarget(name: "TemplatesTests"),
    .testTarget(name: "TextLayoutTests"),
    .testTarget(name: "ToolchainTests"),
    .testTarget(name: "TracingTests"),
    .testTarget(name: "WalkthroughTests", dependencies: [walkthrough]),
  ],
  swiftLanguageModes: [.v6]
)

/// The modules whose code is isolated to the main actor by default, as an app's code is.
let mainActorModules: Set = [
  "Benchmarks", "bench", "BenchmarksTests", "FuzzingTests", "HeadlessUITests", "WalkthroughTests",
]

for target in package.targets {
  target.path = target.path ?? target.name
  if target.name != "bench" { target.dependencies.append(.product(name: "Kit", package: "architectures")) }
  var settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
  if mainActorModules.contains(target.name) {
    settings.append(.defaultIsolation(MainActor.self))
  }
  target.swiftSettings = settings
}
