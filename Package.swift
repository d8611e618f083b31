// swift-tools-version: 6.2

import PackageDescription

/// The folders in Sources/Patterns, with one for the observers of each module.
let patternFolders = [
  "Architectures", "Catalogue", "Checks", "CleanSwift", "HeadlessUI", "MVVMFC", "Specification", "Stories", "SwiftIO",
  "TextLayout", "Tracing", "VIPER",
  "Observers/Catalogue", "Observers/CleanSwift", "Observers/MVVMFC", "Observers/SwiftIO", "Observers/VIPER",
]

/// The folders to exclude from a target that takes its sources from some of them: the module's own, and its observers'.
func allFolders(except included: String...) -> [String] {
  patternFolders.filter { !included.contains($0) }
}

let package = Package(
  name: "architectures",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "walkthrough", targets: ["Walkthrough"]),
    .library(
      name: "Specification", targets: ["Catalogue", "HeadlessUI", "Specification", "Stories", "Tracing"]),
    .library(
      name: "Patterns",
      targets: [
        "Catalogue", "CleanSwift", "HeadlessUI", "MVVMFC", "Specification", "Stories", "SwiftIO", "Tracing",
        "VIPER",
      ]),
  ],
  targets: [
    .target(
      name: "Catalogue", path: "Sources/Patterns/Catalogue",
      resources: [.embedInCode("Strings/Localizable.strings")]),
    .target(name: "TextLayout", path: "Sources/Patterns/TextLayout"),
    .target(name: "Tracing", dependencies: ["TextLayout"], path: "Sources/Patterns/Tracing"),
    .target(name: "HeadlessUI", dependencies: ["TextLayout"], path: "Sources/Patterns/HeadlessUI"),
    .target(
      name: "Stories",
      dependencies: ["Catalogue", "HeadlessUI", "Tracing"],
      path: "Sources/Patterns",
      exclude: allFolders(except: "Stories", "Observers/Catalogue"),
      sources: ["Stories", "Observers/Catalogue"]),
    .target(
      name: "Specification",
      dependencies: ["Catalogue", "HeadlessUI", "Stories", "Tracing"],
      path: "Sources/Patterns/Specification"),
    .target(name: "Facts", path: "Sources/Patterns/Checks/Facts"),
    .target(
      name: "SwiftIO",
      dependencies: ["Catalogue", "HeadlessUI", "Stories", "Tracing"],
      path: "Sources/Patterns",
      exclude: allFolders(except: "SwiftIO", "Observers/SwiftIO"),
      sources: ["SwiftIO", "Observers/SwiftIO"]),
    .target(
      name: "CleanSwift",
      dependencies: ["Catalogue", "HeadlessUI", "Stories", "Tracing"],
      path: "Sources/Patterns",
      exclude: allFolders(except: "CleanSwift", "Observers/CleanSwift"),
      sources: ["CleanSwift", "Observers/CleanSwift"]),
    .target(
      name: "VIPER",
      dependencies: ["Catalogue", "HeadlessUI", "Stories", "Tracing"],
      path: "Sources/Patterns",
      exclude: allFolders(except: "VIPER", "Observers/VIPER"),
      sources: ["VIPER", "Observers/VIPER"]),
    .target(name: "ApiSession", path: "Sources/Patterns/MVVMFC/Library/ApiSession"),
    .target(
      name: "MVVMFC",
      dependencies: ["ApiSession", "Catalogue", "HeadlessUI", "Stories", "Tracing"],
      path: "Sources/Patterns",
      exclude: allFolders(except: "MVVMFC", "Observers/MVVMFC") + ["MVVMFC/Library/ApiSession"],
      sources: ["MVVMFC", "Observers/MVVMFC"]),
    .target(
      name: "Architectures",
      dependencies: ["CleanSwift", "MVVMFC", "Stories", "SwiftIO", "VIPER"],
      path: "Sources/Patterns/Architectures"),
    .executableTarget(
      name: "Walkthrough",
      dependencies: [
        "ApiSession", "Architectures", "Catalogue", "HeadlessUI", "Specification", "Stories", "TextLayout",
        "Tracing",
        "VIPER",
      ]),

    .target(
      name: "PatternTesting",
      dependencies: ["Catalogue", "HeadlessUI", "Specification", "Stories", "Tracing"],
      path: "Tests/PatternTesting"),
    .target(name: "ProcessTesting", path: "Tests/ProcessTesting"),
    .target(
      name: "LoopbackServer", dependencies: ["Catalogue", "ProcessTesting"], path: "Tests/LoopbackServer",
      exclude: ["server.py"]),
    .executableTarget(
      name: "mutate", dependencies: ["Specification", "Stories"], path: "Tests/MutationRun"),
    .executableTarget(
      name: "observers", dependencies: ["Facts"], path: "Tests/ObserverGenerator"),
    .executableTarget(name: "StoreWriter", dependencies: ["Catalogue"], path: "Tests/StoreWriter"),
    .testTarget(name: "FactsTests", dependencies: ["Facts"]),
    .testTarget(name: "CatalogueTests", dependencies: ["Catalogue", "ProcessTesting", "StoreWriter"]),
    .testTarget(name: "TextLayoutTests", dependencies: ["TextLayout"]),
    .testTarget(name: "HeadlessUITests", dependencies: ["HeadlessUI", "TextLayout"]),
    .testTarget(name: "TracingTests", dependencies: ["Tracing"]),
    .testTarget(
      name: "SpecificationTests",
      dependencies: [
        "Catalogue", "CleanSwift", "HeadlessUI", "PatternTesting", "Specification", "Stories", "SwiftIO",
        "Tracing",
        "VIPER",
      ]),
    .testTarget(
      name: "SwiftIOTests",
      dependencies: [
        "Catalogue", "HeadlessUI", "PatternTesting", "Specification", "Stories", "SwiftIO", "Tracing",
      ]),
    .testTarget(
      name: "CleanSwiftTests",
      dependencies: [
        "Catalogue", "CleanSwift", "HeadlessUI", "PatternTesting", "Specification", "Stories", "Tracing",
      ]),
    .testTarget(
      name: "VIPERTests",
      dependencies: [
        "Catalogue", "HeadlessUI", "PatternTesting", "Specification", "Stories", "Tracing", "VIPER",
      ]),
    .testTarget(name: "ApiSessionTests", dependencies: ["ApiSession", "LoopbackServer", "ProcessTesting"]),
    .testTarget(
      name: "MVVMFCTests",
      dependencies: [
        "ApiSession", "Catalogue", "HeadlessUI", "LoopbackServer", "MVVMFC", "PatternTesting",
        "ProcessTesting", "Specification", "Stories", "Tracing",
      ]),
    .testTarget(name: "ObserverGeneratorTests", dependencies: ["Facts", "observers"]),
    .testTarget(name: "MutationRunTests", dependencies: ["Specification", "Stories", "mutate"]),
    .testTarget(
      name: "AcceptanceTests",
      dependencies: [
        "Architectures", "Catalogue", "HeadlessUI", "PatternTesting", "Specification", "Stories", "Tracing",
      ]),
    .testTarget(
      name: "WalkthroughTests",
      dependencies: [
        "Architectures", "Catalogue", "HeadlessUI", "LoopbackServer", "ProcessTesting", "Specification",
        "Stories",
        "SwiftIO", "TextLayout", "Tracing", "Walkthrough",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

/// The modules that stand for app code: what an app does, it does on the main actor.
let mainActorModules: Set = [
  "HeadlessUI", "SwiftIO", "CleanSwift", "VIPER", "MVVMFC", "Architectures", "Walkthrough", "HeadlessUITests",
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
