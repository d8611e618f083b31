import Checks
import Tracing

// What modules share.

extension Check {
  static let commonIsShared: Check = Check("FC-09") { evidence in
    let app = MVVMFCSource(evidence)
    let common = app.files(in: "Common")
    let modules = app.modules
    guard !common.isEmpty, modules.count > 1 else {
      return [Violation.unshown("FC-09", "No source file stands in Common, or there are no two modules.")]
    }
    let shared = Set(common.flatMap(\.typeTexts).map(\.name))
    let foreign = app.ownTypes(of: modules.flatMap(\.files)).subtracting(shared)
    let intruders = common.flatMap { file in
      // FC-51 lets flow controllers use factories, and so their base class.
      let isFlowController = file.typeTexts.contains { app.part(of: $0) == .flowController }
      let allowed = isFlowController ? app.names(of: .factory) : []
      return file.passage.places(of: foreign.subtracting(allowed)).map { place in
        Violation("FC-09", "Common: \(place) belongs to a module; what is shared knows no module.")
      }
    }
    let unshared = app.sharedTexts.filter { $0.users.count < 2 }.map { text in
      let only = text.users.first.map { "\($0) alone" } ?? "no module"
      return Violation("FC-09", "Common: \(text.place) is used by \(only); what stands there is shared.")
    }
    let borrowed = modules.flatMap { owner in
      // A view model or a view controller of another module is the matter of FC-24, FC-45 and FC-51.
      let own = app.ownTypes(of: owner.files) { app.part(of: $0) == nil }
      return modules.filter { $0.name != owner.name }.flatMap { user in
        user.files.flatMap { file in
          file.passage.places(of: own.subtracting(app.ownTypes(of: user.files))).map { place in
            Violation(
              "FC-09",
              "Common: \(place) belongs to the module \(owner.name); what is shared stands in Common.")
          }
        }
      }
    }
    return intruders + unshared + borrowed
  }
}

/// Something in Common that others can use: a type, or what a file of extensions adds.
private struct SharedText {
  /// Where it stands.
  let place: String
  /// The names by which others use it.
  let names: Set<String>
  /// What it says, its extensions included.
  let words: Set<String>
  /// What it inherits from.
  let inherited: Set<String>
  /// The modules that use it.
  var users: Set<String> = []

  /// Whether it is used by whoever uses another: the other names it, or it stands behind the other.
  func isUsed(through other: SharedText) -> Bool {
    !names.isDisjoint(with: other.words) || !inherited.isDisjoint(with: other.names)
  }
}

extension MVVMFCSource {
  /// What stands in Common, with the modules that use it, be it by way of something else there.
  fileprivate var sharedTexts: [SharedText] {
    let common = files(in: "Common")
    let words = modules.map { ($0.name, Set($0.files.flatMap(\.tokens).map(\.text))) }
    var texts = common.flatMap { $0.sharedTexts(extendedIn: common) }
    for index in texts.indices {
      texts[index].users = Set(words.filter { !$0.1.isDisjoint(with: texts[index].names) }.map(\.0))
    }
    for _ in texts {
      for index in texts.indices {
        let users = texts.filter { texts[index].isUsed(through: $0) }.flatMap(\.users)
        texts[index].users.formUnion(users)
      }
    }
    return texts
  }
}

extension SourceFile {
  /// The types that the file declares, or, where there are none, what its extensions add.
  fileprivate func sharedTexts(extendedIn files: [SourceFile]) -> [SharedText] {
    let types = typeTexts.filter { !$0.isNested && $0.keyword != "extension" }
    guard types.isEmpty else {
      return types.map { type in
        let parts = files.map { file in (file: file, types: file.typeTexts.filter { $0.name == type.name }) }
        return SharedText(
          place: place(type.range.lowerBound + 1), names: [type.name],
          words: Set(parts.flatMap { file, types in types.flatMap(\.range).map { file.text($0) } }),
          inherited: Set(parts.flatMap(\.types).flatMap(\.inherited)))
      }
    }
    let members = typeTexts.map(\.body) + [tokens.indices]
    return [
      SharedText(
        place: name, names: Set(members.flatMap { MemberText.all(in: $0, of: self) }.map(\.name)),
        words: Set(tokens.map(\.text)), inherited: Set(typeTexts.flatMap(\.inherited)))
    ]
  }
}
