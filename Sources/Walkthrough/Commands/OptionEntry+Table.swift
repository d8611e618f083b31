import Foundation

extension OptionEntry {
  /// The options of all commands, each name once.
  static let all: [OptionEntry] = CommandEntry.all.flatMap(\.allOptions).reduce(into: []) { options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }

  /// The options that every command takes.
  static let common = [width, color, noPager, plain, help, version]

  static let width = OptionEntry(
    "--width", "N", takes: "a number of columns from 20 to 500",
    "the width of the text in columns, 20 to 500; by default that of the terminal", to: \.width
  ) { word in
    Int(word).flatMap { (20...500).contains($0) ? $0 : nil }
  }

  static let color = OptionEntry(
    "--color", "WHEN", of: .words(TextStyle.Colour.allCases.map(\.rawValue)), takes: "auto, always or never",
    "auto, always or never; auto, the default, colours text for a terminal unless NO_COLOR is set",
    to: \.colour
  ) { TextStyle.Colour(rawValue: $0) }

  static let noPager = OptionEntry(
    flag: "--no-pager", "never uses a pager, even for text that is taller than the terminal",
    to: \.refusesPager)

  static let plain = OptionEntry(
    flag: "--plain",
    "lines for a screen reader: no boxes, columns, colour, pager or redrawing; a tour waits for Enter",
    to: \.isPlain)

  static let help = OptionEntry(flag: "--help", letter: "-h", "explains the command", to: \.wantsHelp)

  static let version = OptionEntry(
    flag: "--version", letter: "-V", "shows the version of the program", to: \.wantsVersion)

  static let store = OptionEntry(
    "--store", "PATH", of: .file, takes: "the path of a file, such as --store favourites.json",
    "the file that keeps the favourites; by default one in your own data folder", to: \.store
  ) { $0.isEmpty ? nil : $0 }

  static let output = OptionEntry(
    "--output", "DIR", of: .file, takes: "the path of a directory, such as --output /tmp/site",
    "the directory to write index.html to, created if needed; by default .build/site in the kit", to: \.output
  ) { $0.isEmpty ? nil : $0 }

  static let catalogue = OptionEntry(
    "--catalogue", "URL",
    takes: "the address of a folder that has countries.json and films.json, such as "
      + "--catalogue http://127.0.0.1:8000/",
    "a folder on a server, http or https, whose countries.json and films.json replace the built-in ones; they must "
      + "have the countries and films that the story uses. An attempt to download them may take 5 seconds, or as many "
      + "as WALKTHROUGH_TIMEOUT says; there is a second attempt if the server cannot be reached, does not reply in "
      + "time or reports a fault of its own",
    to: \.catalogue
  ) { word in
    guard let url = URL(string: word), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host()?.isEmpty == false, (1...65535).contains(url.port ?? 80)
    else { return nil }
    return url
  }

  static let conventions = OptionEntry(
    "--conventions", "FILE", of: .file,
    takes: "the path of a file, such as --conventions ../.architecture.json",
    "how the app names its parts; by default .architecture.json in FOLDER, else the preset that fits best",
    to: \.conventions
  ) { $0.isEmpty ? nil : $0 }

  static let preset = OptionEntry(
    "--preset", "NAME", takes: "the name of a preset; the page about judging lists them",
    "a named set of conventions that many apps share, such as templates-2015", to: \.preset
  ) { $0.isEmpty ? nil : $0 }

  static let initConventions = OptionEntry(
    flag: "--init",
    "writes the conventions that fit the app best to .architecture.json in FOLDER, to edit; judges nothing",
    to: \.writesConventions)

  static let baseline = OptionEntry(
    "--baseline", "FILE", of: .file, takes: "the path of a file, such as --baseline known.json",
    "the known findings, which cause no failure; the file is written if it is missing", to: \.baseline
  ) { $0.isEmpty ? nil : $0 }

  static let strict = OptionEntry(
    flag: "--strict",
    "for CI, with --baseline: also fails if the baseline is missing or has stale entries, or if a file cannot be read",
    to: \.isStrict)

  static let report = OptionEntry(
    "--report", "FILE", of: .file, takes: "the path of a file, such as --report judged.html",
    "also writes a page for a browser: roles, rules, findings with their source, sizes", to: \.report
  ) { $0.isEmpty ? nil : $0 }

  static let scripts = OptionEntry(
    "--scripts", "N", takes: "a number from 1 to 1000000",
    "the number of scripts; 200 by default", to: \.scripts
  ) { word in
    Int(word).flatMap { (1...1_000_000).contains($0) ? $0 : nil }
  }

  static let script = OptionEntry(
    "--script", "FILE", of: .file, takes: "the path of a file, such as --script session.json",
    "a saved session, or the output of 'fuzz --format json' with a failure", to: \.script
  ) { $0.isEmpty ? nil : $0 }

  static let rows = OptionEntry(
    "--rows", "N[,N...]",
    takes: "numbers from 1 to 10000000, separated by commas, each once, such as --rows 10,500",
    "the numbers of rows; 10 to a million by default", to: \.rows
  ) { word in
    let parts = word.split(separator: ",", omittingEmptySubsequences: false)
    let numbers = Set(parts.compactMap { Int($0) }.filter { (1...10_000_000).contains($0) })
    return numbers.count == parts.count ? word : nil
  }

  static let seed = OptionEntry(
    "--seed", "S", takes: "a whole number from 0 to \(UInt64.max)",
    "the seed of the random numbers: the same seed gives the same scripts, or the same rows",
    to: \.seed
  ) { UInt64($0) }

  static let event = OptionEntry(
    "--event", "N", takes: "the number of an event of the story, from 1",
    "only the Nth event of the story and the messages that follow from it", to: \.event
  ) { word in
    Int(word).flatMap { $0 > 0 ? $0 : nil }
  }

  static let wiring = OptionEntry(
    flag: "--wiring",
    "also the start-up events, which create and connect the parts and load the first list; in a tour, also the wiring "
      + "of later scenes",
    to: \.showsWiring)

  static let ask = OptionEntry(
    flag: "--ask",
    "shows the steps of one event, by default the first with steps to compare; asks which steps do the same job; then "
      + "prints the comparison",
    to: \.asksFirst)

  static let allMatches = OptionEntry(
    flag: "--all", "lists every match, not only the first eight of each kind", to: \.listsAll)

  static let check = OptionEntry(
    flag: "--check", "writes nothing; lists what is stale and which links are broken; exit status 1 if any",
    to: \.isCheck)

  /// Makes the option `--format` of a command.
  ///
  /// - Parameter formats: The formats of the command.
  static func format(_ formats: [FormatEntry], of command: String) -> OptionEntry {
    let words = formats.map(\.format.rawValue)
    return OptionEntry(
      name: "--format", value: "FORMAT", values: .words(words),
      meaning: words.joined(separator: ", ") + "; text by default"
    ) { word, options throws(UsageError) in
      guard let word else { throw .missing("--format needs a format", known: words) }
      guard words.contains(word), let format = Request.Format(rawValue: word) else {
        throw .unknownFormat(word, of: command, known: words)
      }
      options.format = format
    }
  }
}
