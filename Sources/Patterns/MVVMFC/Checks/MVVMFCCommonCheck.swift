import Checks
import SourceModel
import Tracing

// Code that modules share.

extension Check {
  static let commonIsShared: Check = Check(
    "FC-09",
    asking: { sources in
      let app = MVVMFCApp(sources)
      guard !app.files(in: "Common").isEmpty, app.modules.count > 1 else { return [] }
      // FC-51 lets flow controllers use factories, so a base class of flow controllers in Common may use factories too.
      let outside = app.question(
        about: "Common without the modules", in: sources.filter { $0.module == nil },
        without: [.flowController, .application])
      return [outside]
        + app.lenders.map { lender in
          Question(about: "the modules without what \(lender.name) has for itself", in: sources) {
            lender.types.contains($0.name)
          }
        }
    }
  ) { evidence, report in
    let app = MVVMFCApp(evidence.sources)
    report.addErrors(in: evidence, where: { $0.isError(in: app.files(in: "Common")) }) { _, error in
      "Common: shared code knows no module, but this does not compile without the modules: \(error)."
    }
    for lender in app.lenders {
      let others = app.files.filter { $0.module != nil && $0.module != lender.name }
      report.addErrors(in: evidence, where: { $0.isError(in: others) && $0.names(lender.types) }) {
        _, error in
        "Common: code that several modules use belongs here, not in the module \(lender.name): \(error)."
      }
    }
    for shared in app.shared where shared.users.count < 2 {
      let only = shared.users.first.map { "\($0) alone" } ?? "no module"
      report("Common: \(shared.place) is used by \(only); code in Common should be shared.")
    }
  }
}

extension MVVMFCApp {
  /// The modules that declare types without a part, each with these types. FC-15, FC-22, FC-24 and FC-45 cover types
  /// with a part.
  fileprivate var lenders: [(name: String, types: Set<String>)] {
    modules.map { module in (module.name, ownTypes(of: module.files) { part(of: $0) == nil }) }
      .filter { !$0.types.isEmpty }
  }

  /// The types in Common, each with the modules that use it, directly or through other types in Common.
  fileprivate var shared: [Shared] {
    let common = files(in: "Common")
    let names = modules.map { ($0.name, Set($0.files.flatMap(\.mentions).map(\.name))) }
    var all = common.flatMap { file in file.shared(extendedIn: common) }
    for index in all.indices {
      all[index].users = Set(names.filter { !$0.1.isDisjoint(with: all[index].names) }.map(\.0))
    }
    for _ in all {
      for index in all.indices {
        all[index].users.formUnion(all.filter { all[index].isUsed(through: $0) }.flatMap(\.users))
      }
    }
    return all
  }
}

/// A piece of Common that modules can use: a type, or the members that a file of extensions adds.
private struct Shared {
  /// Its place.
  let place: String
  /// The names by which others use it.
  let names: Set<String>
  /// The names that it uses, including those that its extensions use.
  let mentions: Set<String>
  /// The inherited types.
  let inherited: Set<String>
  /// The modules that use it.
  var users: Set<String> = []

  /// Returns true if every user of the other also uses this one: the other names it, or this one inherits from the
  /// other.
  func isUsed(through other: Shared) -> Bool {
    !names.isDisjoint(with: other.mentions) || !inherited.isDisjoint(with: other.names)
  }
}

extension SourceFile {
  /// Returns the types that the file declares or, if there are none, the members that its extensions add.
  fileprivate func shared(extendedIn files: [SourceFile]) -> [Shared] {
    let declared = types.filter { $0.outer.isEmpty && $0.kind != .extension }
    guard declared.isEmpty else {
      return declared.map { type in
        let parts = files.flatMap(\.types).filter { $0.name == type.name || $0.outer.contains(type.name) }
        return Shared(
          place: "\(place(type.line)) (\(type.name))", names: [type.name],
          mentions: Set(parts.flatMap(\.mentions).map(\.name)),
          inherited: Set(parts.flatMap(\.inheritedNames)))
      }
    }
    return [
      Shared(
        place: name, names: Set(allMembers.map(\.name)), mentions: Set(mentions.map(\.name)),
        inherited: Set(types.flatMap(\.inheritedNames)))
    ]
  }
}
