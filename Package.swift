// swift-tools-version: 6.3

import PackageDescription

/// The patterns: each has a folder in Sources/Patterns with its app, its launch, its observers, rules, steps and checks.
let patterns = ["CleanSwift", "MVVMFC", "SwiftIO", "VIPER"]

/// The modules that judge a program: what they share, and the rules of each pattern.
let checks = [
  "Checks", "CleanSwiftChecks", "MVVMFCChecks", "SourceModel", "SwiftIOChecks", "Toolchain", "VIPERChecks",
]

/// The part of MVVM-FC's library that needs the user interface.
let viewLibrary = ["Extensions/UIActivityIndicatorView+Animation.swift", "UIKit+Layout"]

let package = Package(
  name: "architectures",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "walkthrough", targets: ["WalkthroughProgram"]),
    // `swift package judge` in a package that depends on this one.
    .plugin(name: "judge", targets: ["JudgePlugin"]),
    // What a scene of `walkthrough new --kit` needs.
    .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
    .library(
      name: "Checks",
      targets: ["Catalogue", "Fuzzing", "HeadlessUI", "Observing", "Playing", "Specification", "Tracing"]
        + checks),
    .library(
      name: "Patterns",
      targets: [
        "Catalogue", "CleanSwift", "HeadlessUI", "Library", "LibraryUI", "MVC", "MVVMFC", "Observing",
        "Playing",
        "Specification", "SwiftIO", "Tracing", "VIPER",
      ] + checks),
    // What the package in Tests needs.
    .library(
      name: "Kit",
      targets: [
        "Architectures", "Catalogue", "Fuzzing", "HeadlessUI", "Library", "LibraryUI", "LoopbackServer",
        "MVC", "Observing", "Playing", "Processes", "ProcessTesting", "Specification", "Templates",
        "TextLayout", "Tracing", "Walkthrough",
      ] + patterns + checks),
  ],
  targets: [
    .target(name: "TextLayout", path: "Sources/Patterns/TextLayout"),
    // Compiling the first module also indexes the system's modules; modules that start at the same time each do so too.
    // So Catalogue, Library, Processes and SourceModel wait for TextLayout, though they use nothing of it.
    .target(name: "Catalogue", dependencies: ["TextLayout"], path: "Sources/Patterns/Catalogue"),
    .target(name: "Tracing", dependencies: ["TextLayout"], path: "Sources/Patterns/Tracing"),
    .target(name: "HeadlessUI", dependencies: ["TextLayout"], path: "Sources/Patterns/HeadlessUI"),
    .target(
      name: "Specification",
      dependencies: ["Tracing"],
      path: "Sources/Patterns",
      // All but the folder Specification, and each pattern's rules and steps.
      exclude: [
        "Architectures", "Catalogue", "Checks", "Fuzzing", "HeadlessUI", "Judge", "MVC", "Observing",
        "Playing",
        "Processes", "SourceModel", "SyntaxReader", "Templates", "TextLayout", "Toolchain", "Tracing",
      ]
        + patterns.flatMap {
          ["\($0)/App", "\($0)/Async", "\($0)/Checks", "\($0)/Launch", "\($0)/\($0)Observers.swift"]
        } + ["MVVMFC/Observable"]),
    .target(
      name: "Observing", dependencies: ["Catalogue", "HeadlessUI", "Tracing"],
      path: "Sources/Patterns/Observing"),
    .target(
      name: "Playing", dependencies: ["Catalogue", "HeadlessUI", "Observing", "Specification", "Tracing"],
      path: "Sources/Patterns/Playing"),
    .target(
      name: "Checks",
      dependencies: [
        "Catalogue", "HeadlessUI", "Observing", "Playing", "Processes", "SourceModel", "Specification",
        "Toolchain", "Tracing",
      ],
      path: "Sources/Patterns/Checks"),
    .target(name: "Processes", dependencies: ["TextLayout"], path: "Sources/Patterns/Processes"),
    .target(name: "SourceModel", dependencies: ["TextLayout"], path: "Sources/Patterns/SourceModel"),
    .target(
      name: "Toolchain", dependencies: ["Processes", "SourceModel"], path: "Sources/Patterns/Toolchain"),
    .target(name: "Templates", dependencies: ["Specification"], path: "Sources/Patterns/Templates"),
    .target(
      name: "Fuzzing", dependencies: ["Catalogue", "HeadlessUI", "Observing", "Playing", "Specification"],
      path: "Sources/Patterns/Fuzzing"),
    // A view model imports the library and must compile without the user interface, so what needs that is apart.
    .target(
      name: "Library", dependencies: ["TextLayout"], path: "Sources/Patterns/MVVMFC/App/Library",
      exclude: viewLibrary),
    .target(
      name: "LibraryUI", dependencies: ["HeadlessUI"], path: "Sources/Patterns/MVVMFC/App/Library",
      exclude: ["ApiSession", "Extensions/DispatchQueue+Main.swift", "Tools"]),
    .target(
      name: "MVC", dependencies: ["Catalogue", "HeadlessUI", "Observing", "Playing", "Specification"],
      path: "Sources/Patterns/MVC"),
    .target(
      name: "Architectures",
      dependencies: ["CleanSwift", "MVC", "MVVMFC", "Playing", "Specification", "SwiftIO", "VIPER"],
      path: "Sources/Patterns/Architectures"),
    .target(
      name: "Walkthrough",
      dependencies: [
        "Architectures", "Catalogue", "Fuzzing", "HeadlessUI", "Library", "Observing", "Playing", "Processes",
        "SourceModel", "Specification", "Templates", "TextLayout", "Toolchain", "Tracing", "VIPER",
      ],
      exclude: ["JudgePlugin", "Program", "Site/Resources"]),
    // Apart from its code, so that a test in another package can import that.
    .executableTarget(
      name: "WalkthroughProgram", dependencies: ["Walkthrough"], path: "Sources/Walkthrough/Program"),
    .plugin(
      name: "JudgePlugin",
      capability: .command(
        intent: .custom(verb: "judge", description: "Judges sources by the rules of a pattern.")),
      path: "Sources/Walkthrough/JudgePlugin"),

    .target(
      name: "PatternTesting",
      dependencies: [
        "Catalogue", "Checks", "HeadlessUI", "Observing", "Playing", "SourceModel", "Specification",
        "Toolchain", "Tracing",
      ],
      path: "Tests/PatternTesting"),
    .target(name: "ProcessTesting", path: "Tests/ProcessTesting"),
    .target(
      name: "LoopbackServer", dependencies: ["Catalogue", "ProcessTesting"], path: "Tests/LoopbackServer",
      exclude: ["server.py"]),
    .testTarget(
      name: "ChecksTests",
      dependencies: [
        "Architectures", "Checks", "CleanSwiftChecks", "HeadlessUI", "MVVMFCChecks", "Observing",
        "PatternTesting", "Playing",
        "SourceModel", "Specification", "SwiftIO", "SwiftIOChecks", "Toolchain", "Tracing", "VIPER",
        "VIPERChecks",
      ]),
    .testTarget(
      name: "SwiftIOTests",
      dependencies: [
        "Catalogue", "Checks", "HeadlessUI", "Observing", "PatternTesting", "Playing", "SourceModel",
        "Specification", "SwiftIO", "SwiftIOAsyncSkeleton", "SwiftIOChecks", "SwiftIOSkeleton", "Toolchain",
        "Tracing",
      ],
      exclude: ["AsyncSkeleton", "Skeleton"]),
    .testTarget(
      name: "CleanSwiftTests",
      dependencies: [
        "Catalogue", "Checks", "CleanSwift", "CleanSwiftAsyncSkeleton", "CleanSwiftChecks",
        "CleanSwiftSkeleton", "HeadlessUI", "PatternTesting", "Playing", "SourceModel", "Specification",
        "Toolchain", "Tracing",
      ],
      exclude: ["AsyncSkeleton", "Skeleton"]),
    .testTarget(
      name: "VIPERTests",
      dependencies: [
        "Catalogue", "Checks", "HeadlessUI", "Observing", "PatternTesting", "Playing", "SourceModel",
        "Specification", "Toolchain", "Tracing", "VIPER", "VIPERAsyncSkeleton", "VIPERChecks",
        "VIPERSkeleton",
      ],
      exclude: ["AsyncSkeleton", "Skeleton"]),
    .testTarget(
      name: "MVVMFCTests",
      dependencies: [
        "Catalogue", "Checks", "HeadlessUI", "Library", "LibraryUI", "LoopbackServer", "MVVMFC",
        "MVVMFCAsyncSkeleton", "MVVMFCChecks", "MVVMFCSkeleton", "PatternTesting", "Playing",
        "ProcessTesting", "SourceModel", "Specification", "Toolchain", "Tracing",
      ],
      exclude: ["AsyncSkeleton", "Skeleton"]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "Architectures", "Catalogue", "Checks", "Fuzzing", "HeadlessUI", "PatternTesting", "Playing",
        "Specification", "Tracing",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

for pattern in patterns {
  let library: [Target.Dependency] = pattern == "MVVMFC" ? ["Library", "LibraryUI"] : []
  package.targets += [
    .target(
      name: pattern,
      dependencies: ["Catalogue", "HeadlessUI", "Observing", "Playing", "Specification", "Tracing"] + library,
      path: "Sources/Patterns/\(pattern)",
      exclude: ["Checks", "\(pattern)Rules.swift", "\(pattern)Steps.swift"]
        + (library.isEmpty ? [] : ["App/Library"])),
    .target(
      name: "\(pattern)Checks",
      dependencies: ["Checks", "Observing", "SourceModel", "Specification", "Tracing"] + library,
      path: "Sources/Patterns/\(pattern)/Checks"),
    .target(
      name: "\(pattern)Skeleton", dependencies: ["HeadlessUI"], path: "Tests/\(pattern)Tests/Skeleton"),
    .target(
      name: "\(pattern)AsyncSkeleton", dependencies: ["HeadlessUI"],
      path: "Tests/\(pattern)Tests/AsyncSkeleton"),
  ]
}

/// The modules whose code is isolated to the main actor by default, as an app's code is.
let mainActorModules = Set(
  [
    "HeadlessUI", "MVC", "Architectures", "Walkthrough", "PatternTesting", "AcceptanceTests",
    "WalkthroughProgram",
  ] + patterns.flatMap { [$0, "\($0)Skeleton", "\($0)AsyncSkeleton", "\($0)Tests"] })

for target in package.targets where target.type != .plugin {
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
