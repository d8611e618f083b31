/// The script that completes the program's words in zsh.
struct ZshCompletions {
  func text() -> String {
    let commands = CommandEntry.all.map { "    '\($0.name):\($0.brief.quoted)'\n" }.joined()
    let sections = CommandEntry.all.map(section).joined()
    return """
      #compdef \(Kit.name)
      # Completions of \(Kit.name) for zsh.
      _\(Kit.name)() {
        local curcontext=$curcontext state line
        local -a commands=(
      \(commands)  )
        _arguments -C\(lines(of: Options.common.flatMap(option) + ["'1:command:->command'", "'*::word:->word'"]))
        case $state in
        command) _describe command commands ;;
        word)
          case $words[1] in
      \(sections)    esac ;;
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then _\(Kit.name) "$@"; else compdef _\(Kit.name) \(Kit.name); fi

      """
  }

  private func section(on command: CommandEntry) -> String {
    let places = CompletionPlaces(of: command).places
    // A place that several subcommands have, such as the number of an exercise, is given once.
    let distinct = places.filter { place in
      places.first { $0.count == place.count }?.subcommand == place.subcommand
    }
    let words = command.allOptions.flatMap(option) + distinct.map(operand)
    return "    \(command.name)) _arguments\(lines(of: words)) ;;\n"
  }

  private func lines(of words: [String]) -> String {
    words.map { " \\\n      \($0)" }.joined()
  }

  private func option(_ option: any OptionEntry) -> [String] {
    let value = option.value.map { ":\($0):\(action(option.values))" } ?? ""
    let meaning = option.meaning.quoted.replacing("[", with: "\\[").replacing("]", with: "\\]")
    let mark = option.value == nil ? "" : "="
    return option.names.map { "'\($0)\(mark)[\(meaning)]\(value)'" }
  }

  private func operand(_ place: CompletionPlaces.Place) -> String {
    "'\(place.count.map(String.init) ?? "*"):\(place.name):\(action(place.values))'"
  }

  private func action(_ values: WordList) -> String {
    switch values {
    case .file: "_files"
    case .any: ""
    default: "(\(values.words.joined(separator: " ")))"
    }
  }
}

extension String {
  /// The text inside single quotes of zsh, in a place where a colon would end it.
  fileprivate var quoted: String {
    replacing("'", with: "'\\''").replacing(":", with: "\\:")
  }
}
