/// The script that completes the program's words in fish.
struct FishCompletions {
  func text() -> String {
    let head = """
      # Completions of \(Kit.name) for fish.
      # The words before the cursor, without options and their values.
      function __\(Kit.name)_words
        set -l skips no
        for word in (commandline -opc)[2..-1]
          if test $skips = yes
            set skips no
          else if contains -- $word \(Options.valuedNames.joined(separator: " "))
            set skips yes
          else if not string match -q -- '-*' $word
            echo $word
          end
        end
      end
      # True if the first word before the cursor is $argv[1], there are $argv[2] words, and the second is $argv[3].
      # An empty $argv[2] or $argv[3] matches anything.
      function __\(Kit.name)_at
        set -l words (__\(Kit.name)_words)
        test "$words[1]" = "$argv[1]"; or return 1
        test -z "$argv[2]"; or test (count $words) -eq $argv[2]; or return 1
        test -z "$argv[3]"; or test "$words[2]" = "$argv[3]"
      end
      complete -c \(Kit.name) -f

      """
    let commands = CommandEntry.all.map { command in
      "complete -c \(Kit.name) -n 'test (count (__\(Kit.name)_words)) -eq 0' -a \(command.name) -d '\(command.brief.quoted)'\n"
    }
    let common = Options.common.map { option($0, condition: nil) }
    return head + (commands + common + CommandEntry.all.map(section)).joined()
  }

  private func section(on command: CommandEntry) -> String {
    let own = command.allOptions.dropLast(Options.common.count)
    let options = own.map { option($0, condition: "__\(Kit.name)_at \(command.name)") }
    let operands = CompletionPlaces(of: command).places.map { place in
      let count = place.count.map(String.init) ?? "\"\""
      var condition = "__\(Kit.name)_at \(command.name) \(count) \(place.subcommand ?? "")"
      if place.subcommand == nil, place.count != 1 {
        condition += command.subcommands.map { "; and not __\(Kit.name)_at \(command.name) \"\" \($0.name)" }
          .joined()
      }
      let action = place.values == .file ? "-F" : "-a '\(place.values.words.joined(separator: " "))'"
      return "complete -c \(Kit.name) -n '\(condition)' \(action)\n"
    }
    return (options + operands).joined()
  }

  private func option(_ option: any OptionEntry, condition: String?) -> String {
    var words = ["complete -c \(Kit.name)"]
    if let condition { words.append("-n '\(condition)'") }
    words.append("-l \(option.name.dropFirst(2))")
    if let letter = option.letter { words.append("-s \(letter.dropFirst())") }
    switch option.values {
    case .file: words.append("-r -F")
    case .any: if option.value != nil { words.append("-x") }
    default: words.append("-x -a '\(option.values.words.joined(separator: " "))'")
    }
    return (words + ["-d '\(option.meaning.quoted)'"]).joined(separator: " ") + "\n"
  }
}

extension String {
  /// The text inside single quotes of fish.
  fileprivate var quoted: String {
    replacing("\\", with: "\\\\").replacing("'", with: "\\'")
  }
}
