/// The manual page, in the macros of `man`.
struct ManualReport {
  func text() -> String {
    let program = CommandEntry.overview
    var lines = [
      ".TH \(Kit.name.uppercased()) 1 \"\" \"\(Kit.name) \(Kit.version)\"", ".SH NAME",
      "\(Kit.name) \\- \(program.brief.roff)", ".SH SYNOPSIS", ".B \(Kit.name)", program.usage.roff,
      ".SH DESCRIPTION", program.summary.roff, ".SH COMMANDS",
    ]
    lines += CommandEntry.all.flatMap(section) + [".SH OPTIONS"]
    lines += Options.common.flatMap { Self.entry($0.term, $0.meaning) } + [".SH ENVIRONMENT"]
    lines += Kit.variables.flatMap { Self.entry($0.name, $0.meaning) } + [".SH EXIT STATUS"]
    lines += Kit.exitStatuses.flatMap { Self.entry("\($0.status)", $0.meaning) }
    return lines.joined(separator: "\n") + "\n"
  }

  private func section(on command: CommandEntry) -> [String] {
    var lines = [".SS \(command.usage.roff)", command.summary.roff]
    for term in command.words + command.terms + command.ownOptionTerms {
      lines += Self.entry(term.term, term.meaning)
    }
    if let notes = command.notes { lines += [".PP", notes.roff] }
    lines += [".PP", "Examples:"]
    for example in command.examples {
      lines += Self.entry("\(Kit.name) \(example.words)", example.meaning)
    }
    return lines
  }

  private static func entry(_ term: String, _ meaning: String) -> [String] {
    [".TP", ".B \(term.roff)", meaning.roff]
  }
}

extension CommandEntry {
  /// The terms of the options that other commands do not share.
  fileprivate var ownOptionTerms: [Term] {
    Array(optionTerms.dropLast(Options.common.count))
  }
}

extension String {
  /// The text as roff shows it: nothing in it is a request, and hyphens can be copied.
  fileprivate var roff: String {
    let escaped = replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
