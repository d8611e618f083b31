import Foundation

/// Asks the user at a terminal, or a pipe, for the number of an answer.
struct NumberPrompt {
  /// Reads the next line that the user types; nil at the end of the input.
  let readLine: () -> String?
  /// True if the input is printed, because it comes from a pipe; a terminal shows what the user types.
  let echoes: Bool
  /// Prints.
  let write: (String) throws(OutputError) -> Void

  /// Reads a number, and asks again after anything else.
  ///
  /// - Parameter count: The greatest number.
  /// - Returns: The number, from 1; nil for `q` and at the end of the input.
  func number(upTo count: Int) throws(OutputError) -> Int? {
    while true {
      try write("> ")
      guard let line = readLine()?.trimmingCharacters(in: .whitespaces) else {
        try write("\n")
        return nil
      }
      if echoes { try write(line.quotable + "\n") }
      if ["q", "quit"].contains(line.lowercased()) { return nil }
      if let number = Int(line), (1...count).contains(number) { return number }
      try writeHint(upTo: count)
    }
  }

  /// Says what can be typed.
  func writeHint(upTo count: Int) throws(OutputError) {
    let numbers = (1...count).map(String.init)
      .formatted(.list(type: .or).locale(Locale(identifier: "en_GB")))
    try write("Type \(numbers); q ends the quiz.\n")
  }
}

extension NumberPrompt {
  /// A prompt that reads standard input: at a terminal one key, which it prints, otherwise a line.
  init(on terminal: Terminal) {
    let takesKeys = RawTerminal.isAvailable
    self.init(
      readLine: takesKeys ? RawTerminal.key : { Swift.readLine() },
      echoes: takesKeys || isatty(STDIN_FILENO) == 0, write: terminal.write)
  }
}
