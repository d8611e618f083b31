/// An option: its name, its meaning, and the property that stores its value.
struct OptionEntry {
  /// The name, such as `--width`.
  let name: String
  /// The name of one letter, such as `-h`.
  var letter: String?
  /// The name of the value in help, such as `N`; nil for an option without a value.
  let value: String?
  /// The values to choose from.
  var values = WordList.any
  let meaning: String
  /// Stores the value, which is nil if none was typed.
  let read: (String?, inout Options) throws(UsageError) -> Void

  /// The option as help shows it: `-h, --help`, `--width N`.
  var term: String {
    (letter.map { "\($0), " } ?? "") + name + (value.map { " \($0)" } ?? "")
  }

  func isNamed(_ word: String) -> Bool { word == name || word == letter }
}

extension OptionEntry {
  /// Creates an option with a value.
  ///
  /// - Parameters:
  ///   - expectation: The kind of value, for the message if it is missing or wrong: `a number from 1 to 9`.
  ///   - property: The property that takes the value.
  ///   - convert: Makes a value from a word, or nil from a word that is wrong.
  init<Value>(
    _ name: String, _ value: String, of values: WordList = .any, takes expectation: String, _ meaning: String,
    to property: WritableKeyPath<Options, Value?>, convert: @escaping (String) -> Value?
  ) {
    self.init(name: name, value: value, values: values, meaning: meaning) {
      word, options throws(UsageError) in
      guard let value = word.flatMap(convert) else { throw .invalid("\(name) takes \(expectation).") }
      options[keyPath: property] = value
    }
  }

  /// Creates an option without a value.
  init(
    flag name: String, letter: String? = nil, _ meaning: String, to property: WritableKeyPath<Options, Bool>
  ) {
    self.init(name: name, letter: letter, value: nil, meaning: meaning) { _, options throws(UsageError) in
      options[keyPath: property] = true
    }
  }
}
