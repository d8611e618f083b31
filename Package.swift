// swift-tools-version: 6.3

import PackageDescription

/// The patterns: each has a folder in Sources/Patterns with its app, its launch, its observers, rules, steps and checks.
let patterns = ["CleanSwift", "MVVMFC", "SwiftIO", "VIPER"]

/// The modules that judge a program: what they share, and the rules of each pattern.
let checks = ["Checks", "CleanSwiftChecks", "Facts", "MVVMFCChecks", "SwiftIOChecks", "VIPERChecks"]

let package = Package(
  name: "architectures",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "walkthrough", targets: ["Walkthrough"]),
    .library(name: "Checks", targets: ["Catalogue", "Fuzzing", "HeadlessUI", "Stories", "Tracing"] + checks),
    .library(
      name: "Patterns",
      targets: [
        "ApiSession", "Catalogue", "CleanSwift", "HeadlessUI", "MVVMFC", "Stories", "SwiftIO", "Tracing",
        "VIPER",
      ] + checks),
    // What the package in Tests needs.
    .library(
      name: "Kit",
      targets: [
        "ApiSession", "Architectures", "Catalogue", "Checks", "Facts", "Fuzzing", "HeadlessUI",
        "LoopbackServer",
        "MVVMFC", "ProcessTesting", "Processes", "Stories", "SwiftIO", "TextLayout", "Tracing",
      ]),
  ],
  targets: [
    .target(name: "TextLayout", path: "Sources/Patterns/TextLayout"),
    // Compiling the first module also indexes the system's modules; modules that start at the same time each do so too.
    // So Catalogue, ApiSession and Processes wait for TextLayout, though they use nothing of it.
    .target(name: "Catalogue", dependencies: ["TextLayout"], path: "Sources/Patterns/Catalogue"),
    .target(name: "Tracing", dependencies: ["TextLayout"], path: "Sources/Patterns/Tracing"),
    .target(name: "HeadlessUI", dependencies: ["TextLayout"], path: "Sources/Patterns/HeadlessUI"),
    .target(
      name: "Stories",
      dependencies: ["Catalogue", "HeadlessUI", "Tracing"],
      path: "Sources/Patterns",
      // All but the folder Stories, and each pattern's rules and steps.
      exclude: [
        "Architectures", "Catalogue", "Checks", "Facts", "Fuzzing", "HeadlessUI", "Judge", "Processes",
        "SyntaxReader", "TextLayout", "Tracing",
      ] + patterns.flatMap { ["\($0)/App", "\($0)/Checks", "\($0)/Launch", "\($0)/\($0)Observers.swift"] }),
    .target(
      name: "Checks",
      dependencies: ["Catalogue", "Facts", "HeadlessUI", "Processes", "Stories", "Tracing"],
      path: "Sources/Patterns/Checks"),
    .target(name: "Processes", dependencies: ["TextLayout"], path: "Sources/Patterns/Processes"),
    .target(name: "Facts", dependencies: ["Processes"], path: "Sources/Patterns/Facts"),
    .target(
      name: "Fuzzing", dependencies: ["Catalogue", "HeadlessUI", "Stories"], path: "Sources/Patterns/Fuzzing"),
    .target(
      name: "ApiSession", dependencies: ["TextLayout"], path: "Sources/Patterns/MVVMFC/App/Library/ApiSession"
    ),
    .target(
      name: "Architectures",
      dependencies: ["CleanSwift", "MVVMFC", "Stories", "SwiftIO", "VIPER"],
      path: "Sources/Patterns/Architectures"),
    .executableTarget(
      name: "Walkthrough",
      dependencies: [
        "ApiSession", "Architectures", "Catalogue", "Facts", "Fuzzing", "HeadlessUI", "Stories",
        "Processes", "TextLayout", "Tracing", "VIPER",
      ],
      exclude: ["Site/Resources"]),

    .target(
      name: "PatternTesting",
      dependencies: ["Catalogue", "Checks", "Facts", "HeadlessUI", "Stories", "Tracing"],
      path: "Tests/PatternTesting"),
    .target(name: "ProcessTesting", path: "Tests/ProcessTesting"),
    .target(
      name: "LoopbackServer", dependencies: ["Catalogue", "ProcessTesting"], path: "Tests/LoopbackServer",
      exclude: ["server.py"]),
    .testTarget(name: "ProcessesTests", dependencies: ["Processes", "Walkthrough"]),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Checks", "CleanSwiftChecks", "Facts", "HeadlessUI", "MVVMFCChecks", "PatternTesting", "Stories",
        "SwiftIO", "SwiftIOChecks", "Tracing", "VIPER", "VIPERChecks",
      ]),
    .testTarget(
      name: "SwiftIOTests",
      dependencies: [
        "Catalogue", "Checks", "Facts", "HeadlessUI", "PatternTesting", "Stories", "SwiftIO", "SwiftIOChecks",
        "Tracing",
      ]),
    .testTarget(
      name: "CleanSwiftTests",
      dependencies: [
        "Catalogue", "Checks", "CleanSwift", "CleanSwiftChecks", "Facts", "HeadlessUI", "PatternTesting",
        "Stories",
        "Tracing",
      ]),
    .testTarget(
      name: "VIPERTests",
      dependencies: [
        "Catalogue", "Checks", "Facts", "HeadlessUI", "PatternTesting", "Stories", "Tracing", "VIPER",
        "VIPERChecks",
      ]),
    .testTarget(
      name: "MVVMFCTests",
      dependencies: [
        "ApiSession", "Catalogue", "Checks", "Facts", "HeadlessUI", "LoopbackServer", "MVVMFC",
        "MVVMFCChecks",
        "PatternTesting", "ProcessTesting", "Stories", "Tracing",
      ]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "Architectures", "Catalogue", "Checks", "Fuzzing", "HeadlessUI", "PatternTesting", "Stories",
        "Tracing",
      ]),
    .testTarget(
      name: "WalkthroughTests",
      dependencies: [
        "Architectures", "Catalogue", "Checks", "Facts", "Fuzzing", "HeadlessUI", "LoopbackServer",
        "ProcessTesting", "Stories", "Processes", "SwiftIO", "TextLayout", "Tracing", "Walkthrough",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for pattern in patterns {
  let library: [Target.Dependency] = pattern == "MVVMFC" ? ["ApiSession"] : []
  package.targets += [
    .target(
      name: pattern,
      dependencies: ["Catalogue", "HeadlessUI", "Stories", "Tracing"] + library,
      path: "Sources/Patterns/\(pattern)",
      exclude: ["Checks", "\(pattern)Rules.swift", "\(pattern)Steps.swift"]
        + (library.isEmpty ? [] : ["App/Library/ApiSession"])),
    .target(
      name: "\(pattern)Checks",
      dependencies: ["Checks", "Facts", "Stories", "Tracing"] + library,
      path: "Sources/Patterns/\(pattern)/Checks"),
  ]
}

/// The modules whose code is isolated to the main actor by default, as an app's code is.
let mainActorModules: Set = [
  "HeadlessUI", "SwiftIO", "CleanSwift", "VIPER", "MVVMFC", "Architectures", "Walkthrough",
  "PatternTesting", "SwiftIOTests", "CleanSwiftTests", "VIPERTests", "MVVMFCTests",
  "AcceptanceTests", "WalkthroughTests",
]

for target in package.targets {
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
