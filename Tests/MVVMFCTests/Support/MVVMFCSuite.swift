import Checks
import Foundation
import MVVMFCChecks
import PatternTesting

@testable import MVVMFC

/// MVVM-FC, as its tests see it.
let mvvmFC = PatternSuite(
  MVVMFCArchitecture(),
  checks: Check.mvvmFC,
  compilations: { suite in
    let all = try SourceFile.swiftFiles(below: suite.sourceFolder)
    func files(in folder: String) -> [URL] {
      all.filter { $0.path.contains("/MVVMFC/\(folder)/") }
    }
    let session = files(in: "Library/ApiSession")
    let library = files(in: "Library").filter { !session.contains($0) }
    let services = files(in: "Services")
    let withoutInterface = try files(in: "Modules").filter { file in
      let name = file.lastPathComponent
      if name.hasSuffix("ViewModel.swift") { return true }
      return try !name.hasSuffix("FlowController.swift")
        && !String(contentsOf: file, encoding: .utf8).contains("import HeadlessUI")
    }
    let common = try files(in: "Common").filter { file in
      try !String(contentsOf: file, encoding: .utf8).contains("import HeadlessUI")
    }
    return [
      try suite.toolchain.typecheck(
        "the session", for: "FC-02", files: session, seeing: [], isOnMainActor: false),
      try suite.toolchain.typecheck(
        "the rest of the library", for: "FC-02", files: library, seeing: ["HeadlessUI", "TextLayout"]),
      try suite.toolchain.typecheck(
        "the services", for: "FC-12", files: services, seeing: ["ApiSession", "Catalogue"]),
      try suite.toolchain.typecheck(
        "the app's view models", for: "FC-33",
        files: Array(Set(withoutInterface + services + common)),
        seeing: ["ApiSession", "Catalogue"]),
    ]
  },
  besides: { .appSession })
