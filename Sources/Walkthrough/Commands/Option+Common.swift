import Architectures
import Catalogue
import Foundation
import Playing
import Specification
import TextLayout

extension Options {
  /// The options of all commands, each name once.
  static let all: [any OptionEntry] = CommandEntry.all.flatMap(\.allOptions).reduce(into: []) {
    options, option in
    if !options.contains(where: { $0.name == option.name }) { options.append(option) }
  }

  /// The options that every command takes.
  static let common: [any OptionEntry] = [.width, .color, .noPager, .plain, .help, .version]

  /// The terminal, with the style that the options ask for.
  var terminal: Terminal { .standard(colour: self[.plain] ? .never : self[.color] ?? .auto) }

  /// The page that an answer is laid out on.
  var page: Page {
    let terminal = terminal
    return Page(width: self[.width] ?? terminal.width, style: terminal.style, isLinear: self[.plain])
  }

  /// The events of the story to show.
  var selection: SceneSelection { SceneSelection(event: self[.event], showsWiring: self[.wiring]) }

  /// Returns the app of a pattern, in the form that the options ask for.
  func architecture(of pattern: Pattern) throws(UsageError) -> any Architecture {
    switch (self[.async], self[.observable]) {
    case (false, false):
      return Architectures.of(pattern)
    case (true, false):
      guard let form = Architectures.async(of: pattern) else {
        throw .invalid("\(pattern.title) has no app that awaits its requests.")
      }
      return form
    case (false, true):
      guard let form = Architectures.observable(of: pattern) else {
        throw .invalid("\(pattern.title) has no app with an observable view model; MVVM-FC has one.")
      }
      return form
    case (true, true):
      throw .invalid("--async and --observable show different apps; leave out one of them.")
    }
  }

  /// True if the options ask for another form of an app than the one that ships.
  var asksForForm: Bool { self[.async] || self[.observable] }

  /// Returns the folder of `--output`, or another one if there is no such option.
  ///
  /// - Throws: `UsageError` if it is a file.
  func outputFolder(or other: URL) throws(UsageError) -> URL {
    let folder = self[.output].map { URL(fileURLWithPath: $0) } ?? other
    guard folder.isFolder || !FileManager.default.fileExists(atPath: folder.path) else {
      throw .invalid("\(folder.path) is a file. --output takes the path of a directory.")
    }
    return folder
  }

  /// Returns the data of the catalogue: the server's files if a server was named.
  func catalogueData() throws -> CatalogueData {
    guard let url = self[.catalogue] else { return .embedded }
    let notice = WaitingNotice.standard("Downloading from \(url.withoutCredentials)")
    defer { notice.end() }
    let files = try DownloadProcess(url: url).run()
    return try CatalogueData(countriesJSON: files.countries, filmsJSON: files.films)
  }
}

extension OptionEntry where Self == Option<Int> {
  static var width: Self {
    Self(
      "--width", "N", takes: "a number of columns from 20 to 500",
      "the width of the text in columns, 20 to 500; by default that of the terminal"
    ) { word in
      Int(word).flatMap { (20...500).contains($0) ? $0 : nil }
    }
  }

  static var event: Self {
    Self(
      "--event", "N", takes: "the number of an event of the story, from 1",
      "only the Nth event of the story and the messages that follow from it"
    ) { word in
      Int(word).flatMap { $0 > 0 ? $0 : nil }
    }
  }
}

extension OptionEntry where Self == Option<String> {
  static var output: Self {
    Self(
      "--output", "DIR", of: .file, takes: "the path of a directory, such as --output /tmp/out",
      "the directory to write to, created if needed; by default the current one, or .build/site in the kit for 'site'; "
        + "'skill' prints without it"
    )
  }
}

extension OptionEntry where Self == Option<TextStyle.Colour> {
  static var color: Self {
    Self(
      "--color", "WHEN", of: .words(TextStyle.Colour.allCases.map(\.rawValue)),
      takes: "auto, always or never",
      "auto, always or never; auto, the default, colours text for a terminal unless NO_COLOR is set"
    ) { TextStyle.Colour(rawValue: $0.lowercased()) }
  }
}

extension OptionEntry where Self == Option<UInt64> {
  static var seed: Self {
    Self(
      "--seed", "S", takes: "a whole number from 0 to \(UInt64.max)",
      "the seed of the random numbers: the same seed gives the same scripts, or the same rows"
    ) { UInt64($0) }
  }
}

extension OptionEntry where Self == Option<URL> {
  static var catalogue: Self {
    Self(
      "--catalogue", "URL",
      takes: "the address of a folder that has countries.json and films.json, such as "
        + "--catalogue http://127.0.0.1:8000/",
      "a folder on a server, http or https, whose countries.json and films.json replace the built-in ones; they must "
        + "have the countries and films that the story uses. An attempt to download them may take 5 seconds, or as many "
        + "as WALKTHROUGH_TIMEOUT says; there is a second attempt if the server cannot be reached, does not reply in "
        + "time or reports a fault of its own"
    ) { word in
      guard let url = URL(string: word), ["http", "https"].contains(url.scheme?.lowercased()),
        url.host()?.isEmpty == false, (1...65535).contains(url.port ?? 80)
      else { return nil }
      return url
    }
  }
}

extension OptionEntry where Self == Option<Bool> {
  static var noPager: Self {
    Self(flag: "--no-pager", "never uses a pager, even for text that is taller than the terminal")
  }

  static var plain: Self {
    Self(
      flag: "--plain",
      "lines for a screen reader: no boxes, columns, colour, pager or redrawing; a tour waits for Enter")
  }

  static var all: Self {
    Self(
      flag: "--all",
      "all of a long answer: every match of a search, not only the first eight of each kind; the whole report on an "
        + "exercise, not only what is needed first")
  }

  static var help: Self {
    Self(flag: "--help", letter: "-h", "explains the command")
  }

  static var version: Self {
    Self(flag: "--version", letter: "-V", "shows the version of the program")
  }

  static var today: Self {
    Self(
      flag: "--today",
      "what has become of each rule with async functions and isolated types, and in SwiftUI, each with its sources; "
        + "other formats always have it")
  }

  static var wiring: Self {
    Self(
      flag: "--wiring",
      "also the start-up events, which create and connect the parts and load the first list; in a tour, also the wiring "
        + "of later scenes")
  }

  static var async: Self {
    Self(
      flag: "--async",
      "with 'await' in place of completions: the app's list of countries, or the work of a new scene")
  }

  static var observable: Self {
    Self(
      flag: "--observable",
      "the app of MVVM-FC whose list of countries follows an observable view model, without a delegate")
  }
}

extension OptionEntry where Self == Option<Request.Format> {
  /// Makes the option `--format` of a command.
  ///
  /// - Parameter formats: The formats of the command.
  static func format(_ formats: [FormatEntry], of command: String) -> Self {
    let words = formats.map(\.format.rawValue)
    return Self(
      name: Options.formatName, value: "FORMAT", values: .words(words),
      meaning: words.joined(separator: ", ") + "; text by default"
    ) { word throws(UsageError) in
      guard let word else { throw .missing("--format needs a format", known: words) }
      guard let format = Request.Format(rawValue: word.lowercased()), words.contains(format.rawValue) else {
        throw .unknownFormat(word, of: command, known: words)
      }
      return format
    }
  }
}
