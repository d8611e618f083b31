/// An option of a command, whatever the type of its value is.
protocol OptionEntry {
  /// The name, such as `--width`.
  var name: String { get }
  /// The name of one letter, such as `-h`.
  var letter: String? { get }
  /// The name of the value in help, such as `N`; nil for an option without a value.
  var value: String? { get }
  /// The values to choose from.
  var values: WordList { get }
  var meaning: String { get }

  /// Makes the value from the word that was typed, which is nil if there was none.
  func read(_ word: String?) throws(UsageError) -> any Sendable
}

extension OptionEntry {
  /// The option as help shows it: `-h, --help`, `--width N`.
  var term: String {
    (letter.map { "\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "")
  }

  func isNamed(_ word: String) -> Bool { word == name || word == letter }
}

/// An option: its name, its meaning, and how its value is read. An option without a value is true if it was given.
struct Option<Value: Sendable>: OptionEntry {
  let name: String
  var letter: String?
  let value: String?
  var values = WordList.any
  let meaning: String
  let convert: (String?) throws(UsageError) -> Value

  func read(_ word: String?) throws(UsageError) -> any Sendable { try convert(word) }
}

extension Option {
  /// Creates an option with a value.
  ///
  /// - Parameters:
  ///   - expectation: The kind of value, for the message if it is missing or wrong: `a number from 1 to 9`.
  ///   - convert: Makes a value from a word, or nil from a word that is wrong.
  init(
    _ name: String, _ value: String, of values: WordList = .any, takes expectation: String, _ meaning: String,
    convert: @escaping (String) -> Value?
  ) {
    self.init(name: name, value: value, values: values, meaning: meaning) { word throws(UsageError) in
      guard let value = word.flatMap(convert) else { throw .invalid("\(name) takes \(expectation).") }
      return value
    }
  }
}

extension Option<String> {
  /// Creates an option whose value is any text that is not empty.
  init(
    _ name: String, _ value: String, of values: WordList = .any, takes expectation: String, _ meaning: String
  ) {
    self.init(name, value, of: values, takes: expectation, meaning) { $0.isEmpty ? nil : $0 }
  }
}

extension Option<String> {
  /// Creates an option whose value may be left out. A word that follows it is its value.
  ///
  /// - Parameter standard: The value if none is typed.
  init(_ name: String, _ value: String, or standard: String, _ meaning: String) {
    self.init(name: name, value: "[\(value)]", meaning: meaning) { word throws(UsageError) in
      guard let word else { return standard }
      guard !word.isEmpty else { throw .invalid("The value of \(name) is empty.") }
      return word
    }
  }
}

extension Option<Bool> {
  /// Creates an option without a value.
  init(flag name: String, letter: String? = nil, _ meaning: String) {
    self.init(name: name, letter: letter, value: nil, meaning: meaning) { _ throws(UsageError) in true }
  }
}

/// The options on a command line, with their values.
struct Options {
  nonisolated static let formatName = "--format"

  /// The values by the names of the options.
  private var values: [String: any Sendable] = [:]

  init() {}

  /// Reads options that were typed after a command.
  init(_ typed: [CommandLineSplit.TypedOption], of command: CommandEntry) throws(UsageError) {
    for option in typed {
      guard let entry = command.allOptions.first(where: { $0.isNamed(option.name) }) else {
        throw .unknownOption(option.name, of: command)
      }
      guard entry.value != nil || option.value == nil else {
        throw .invalid("\(option.name) takes no value.")
      }
      let value = try entry.read(option.value)
      // A list grows each time that its option is given.
      let known = values[entry.name] as? [String] ?? []
      values[entry.name] = (value as? [String]).map { known + $0 } ?? value
    }
  }

  /// The value of an option, or nil if it was not given.
  subscript<Value>(option: Option<Value>) -> Value? { values[option.name] as? Value }

  /// True if an option without a value was given.
  subscript(option: Option<Bool>) -> Bool { values[option.name] != nil }

  /// Returns true if an option was given, whatever its value is.
  func has(_ option: any OptionEntry) -> Bool { values[option.name] != nil }

  var format: Request.Format { values[Self.formatName] as? Request.Format ?? .text }
}
