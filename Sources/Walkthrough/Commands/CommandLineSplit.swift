/// A command line, split into words and options.
struct CommandLineSplit {
  /// An option as it was typed.
  struct TypedOption {
    let name: String
    let value: String?
  }

  private(set) var words: [String] = []
  private(set) var options: [TypedOption] = []

  /// Splits the arguments of the program. All arguments after `--` are words.
  init(_ arguments: [String]) {
    var rest = arguments[...]
    while let word = rest.popFirst() {
      guard word != "--" else {
        words += rest
        return
      }
      guard word.hasPrefix("-"), word.count > 1 else {
        words.append(word)
        continue
      }
      let (name, attached) = word.splitOption
      let takesValue = Options.all.contains { $0.isNamed(name) && $0.value != nil }
      // A word that begins with two hyphens is never a value; the option before it then has none.
      let follows = takesValue && attached == nil && rest.first?.hasPrefix("--") == false
      options.append(TypedOption(name: name, value: follows ? rest.popFirst() : attached))
    }
  }

  /// The first option that no command has.
  var unknownOption: String? {
    options.first { option in !Options.all.contains { $0.isNamed(option.name) } }?.name
  }

  /// Returns true if an option was typed without a value.
  func asks(for option: Option<Bool>) -> Bool {
    options.contains { option.isNamed($0.name) && $0.value == nil }
  }
}

extension String {
  /// An option and the value that is attached to it with an equals sign, if there is one.
  fileprivate var splitOption: (name: String, value: String?) {
    guard hasPrefix("--"), let equals = firstIndex(of: "=") else { return (self, nil) }
    return (String(self[..<equals]), String(self[index(after: equals)...]))
  }
}
