// swift-tools-version: 6.3

import PackageDescription

let package = Package(
  name: "BringYourOwn",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "architectures", path: "../..")],
  targets: [
    .target(
      name: "CountryList",
      dependencies: [.product(name: "Checks", package: "architectures")],
      path: "Sources",
      exclude: ["verdicts"],
      sources: ["CountryList", "Observers"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "verdicts", dependencies: ["CountryList"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CountryListTests", dependencies: ["CountryList"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
