/// The words that can be typed after a command, a list for each place.
struct CompletionPlaces {
  /// A place for an operand.
  struct Place {
    /// The subcommand that the place follows, such as `run` in `exercises run`; nil if it follows any word.
    let subcommand: String?
    /// The number of words that are typed before the place, including the command; nil for all further places.
    let count: Int?
    let name: String
    let values: WordList
  }

  let places: [Place]

  init(of command: CommandEntry) {
    let own = Self.places(of: command.operands, from: 1, after: nil)
    guard !command.subcommands.isEmpty else {
      places = own
      return
    }
    let names = (own.first?.values.words ?? []) + command.subcommands.map(\.name)
    places =
      [Place(subcommand: nil, count: 1, name: own.first?.name ?? "COMMAND", values: .words(names))]
      + own.dropFirst()
      + command.subcommands.flatMap { subcommand in
        Self.places(of: subcommand.operands, from: 2, after: subcommand.name)
      }
  }

  private static func places(of operands: [OperandEntry], from first: Int, after name: String?) -> [Place] {
    operands.enumerated().map { index, operand in
      Place(
        subcommand: name, count: operand.count == .anyNumber ? nil : first + index, name: operand.name,
        values: operand.values)
    }
  }
}

extension OptionEntry {
  /// The names by which the option is typed.
  var names: [String] { [name] + (letter.map { [$0] } ?? []) }
}

extension Options {
  /// The names of all options that have a value.
  static var valuedNames: [String] { all.filter { $0.value != nil }.map(\.name) }
}
