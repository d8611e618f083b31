/// The script that completes the program's words in bash.
struct BashCompletions {
  func text() -> String {
    let commands = CommandEntry.all.map(section).joined()
    let start = CommandEntry.overview
    return """
      # Completions of \(Kit.name) for bash.
      _\(Kit.name)() {
        local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        local words=() index options operands values= file= path= candidate matching
        # bash splits '--format=json' at the equals sign.
        if [[ $word == = ]]; then word=; elif [[ $previous == = ]]; then previous=${COMP_WORDS[COMP_CWORD-2]}; fi
        for ((index = 1; index < COMP_CWORD; index++)); do
          case ${COMP_WORDS[index]} in
          \(Options.valuedNames.joined(separator: " | ")))
            ((index++)); [[ ${COMP_WORDS[index]} == = ]] && ((index++)) ;;
          -*) ;;
          *) words+=("${COMP_WORDS[index]}") ;;
          esac
        done
        options="\(Self.names(of: start.allOptions))"
        operands="\(WordList.commands.words.joined(separator: " "))"
        if ((${#words[@]})); then operands=; fi
        case $previous in
      \(start.allOptions.compactMap(value).joined())  esac
        case ${words[0]} in
      \(commands)  esac
        case $previous in
        \(Options.valuedNames.joined(separator: " | "))) ;;
        *) if [[ $word == -* ]]; then values=$options; else values=$operands file=$path; fi ;;
        esac
        COMPREPLY=()
        if [[ $file ]]; then
          while IFS= read -r candidate; do COMPREPLY+=("$candidate"); done < <(compgen -f -- "$word")
        fi
        # Patterns, stories and rules may be typed in upper or lower case.
        matching=$(shopt -p nocasematch)
        shopt -s nocasematch
        for candidate in $values; do
          if [[ $candidate == "$word"* ]]; then COMPREPLY+=("$candidate"); fi
        done
        $matching
      }
      complete -o filenames -F _\(Kit.name) \(Kit.name)

      """
  }

  private func section(on command: CommandEntry) -> String {
    let options = command.allOptions.compactMap(value).joined()
    // The first pattern that fits counts, so the places after a subcommand come first.
    let all = CompletionPlaces(of: command).places
    let places = (all.filter { $0.subcommand != nil } + all.filter { $0.subcommand == nil }).map(operand)
      .joined()
    return """
        \(command.name))
          options="\(Self.names(of: command.allOptions))"
          case $previous in
      \(options)    esac
          case "${#words[@]} ${words[1]}" in
      \(places)    esac ;;

      """
  }

  private func value(_ option: any OptionEntry) -> String? {
    switch option.values {
    case .any: nil
    case .file: "    \(option.name)) file=1 ;;\n"
    default: "    \(option.name)) values=\"\(option.values.words.joined(separator: " "))\" ;;\n"
    }
  }

  private func operand(_ place: CompletionPlaces.Place) -> String {
    let count = place.count.map { "\"\($0) \"" } ?? "*\" \""
    let subcommand = place.subcommand ?? "*"
    let action =
      place.values == .file ? "path=1" : "operands=\"\(place.values.words.joined(separator: " "))\""
    return "    \(count)\(subcommand)) \(action) ;;\n"
  }

  private static func names(of options: [any OptionEntry]) -> String {
    options.flatMap(\.names).joined(separator: " ")
  }
}
