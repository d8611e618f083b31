import Checks
import SourceModel

/// A part of a scene. The end of a class's name tells which part it is.
enum Component: String, CaseIterable {
  case viewController = "ViewController"
  case interactor = "Interactor"
  case presenter = "Presenter"
  case router = "Router"
  case configurator = "Configurator"
  case worker = "Worker"

  /// The parts of a cycle.
  static let components: [Component] = [.viewController, .interactor, .presenter]

  /// The part's name for a reader.
  var title: String { self == .viewController ? "View Controller" : rawValue }
}

extension TypeDeclaration {
  /// The part of a scene that the type or the extension belongs to; nil for protocols, enumerations and classes of the
  /// user interface.
  var part: Component? {
    guard kind != .protocol, kind != .enum, !name.hasPrefix("UI") else { return nil }
    return Component.allCases.first { name.hasSuffix($0.rawValue) }
  }

  /// Returns true if it belongs to one of the parts.
  func isPart(_ parts: [Component]) -> Bool { part.map(parts.contains) == true }

  /// The name of the scene: `Films` for `FilmsRouter`.
  var scene: String { String(name.dropLast(part?.rawValue.count ?? 0)) }

  /// The name of the outermost type around it, or its own.
  var outermost: String { outer.first ?? name }
}

extension SourceFile {
  /// Returns the members of a part's types, extensions and nested types, and, if the file declares the part's class,
  /// the members outside of types.
  func members(of part: Component) -> [Member] {
    let own = types.filter { $0.part == part }
    let names = Set(own.map(\.name))
    let nested = types.filter { !$0.outer.isEmpty && names.contains($0.outermost) && $0.part != part }
    return (own + nested).flatMap(\.members) + (own.contains(where: \.isConcrete) ? members : [])
  }

  /// Returns true if the file declares a part.
  func declares(_ part: Component) -> Bool { types.contains { $0.part == part && $0.isConcrete } }
}

extension Report<Violation> {
  /// Reports the faults in the code of each part; if no source file declares such a part, nothing was shown.
  mutating func code(
    in evidence: Evidence, of parts: Component..., faults: (SourceFile, [Member]) -> [Fault]
  ) {
    let isShown = evidence.sources.contains { file in parts.contains(where: file.declares) }
    let titles = parts.map(\.title).joined(separator: ", ")
    guard examine(isShown, else: "No source file declares one of these parts: \(titles).") else { return }
    for part in parts {
      for file in evidence.sources {
        for fault in faults(file, file.members(of: part)).sorted(by: { $0.line < $1.line }) {
          self("\(part.title)\(fault.receiver): \(file.place(fault.line)), \(fault.text)")
        }
      }
    }
  }
}

/// A fault on a line.
struct Fault {
  /// The line, from 1.
  let line: Int
  /// The fault, as the end of a sentence.
  let text: String
  /// An arrow and the second part that is involved; empty if only one part is.
  var receiver = ""
}

extension Expression {
  /// The names of the base, from left to right, and then its own: `self`, `router` and `dataStore`.
  var chain: [String] { path + [name] }
}
