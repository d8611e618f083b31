import Checks
import Foundation
public import Playing
import SourceModel
import Specification
import Toolchain

/// Runs the kit's app as the checks will run the learner's, while the part is being compiled: sources, types and
/// catalogue are then loaded before the checks begin. It records no findings.
///
/// - Parameters:
///   - app: The kit's app in the pattern of the part.
///   - isOver: True once the part has been compiled; asked before each step.
public func rehearse(_ app: any Architecture, until isOver: () -> Bool) {
  let scenes: [() throws -> Void] = [
    { _ = Evidence.traced(in: app, performing: [.markFavourite]) },
    { _ = try Performance(of: .openFilm, by: app) },
    { _ = Evidence.observed(in: app, performing: [.openFilm]) },
    { _ = try Settings.current.part.map { try SourceFile(name: Part.fileName, text: $0) } },
    { _ = try SourceFile.files(below: Part.folder(of: app.pattern)) },
  ]
  for scene in scenes where !isOver() { try? scene() }
}
