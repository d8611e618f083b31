// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "BringYourOwn",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "architectures", path: "../..")],
  targets: [
    .target(
      name: "CountryList",
      dependencies: [.product(name: "Specification", package: "architectures")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .executableTarget(
      name: "verdicts", dependencies: ["CountryList"], swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(
      name: "CountryListTests", dependencies: ["CountryList"],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)
