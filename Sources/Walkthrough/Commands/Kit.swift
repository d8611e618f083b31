import Toolchain

/// The kit's name and version, and facts that apply to all its commands.
nonisolated enum Kit {
  static let name = "walkthrough"
  static let version = KitBuild.version
  static let compiler = KitBuild.compiler

  /// The words that are typed before a command.
  static let command = "swift run walkthrough"

  /// The exit statuses of all commands, and their meaning.
  static let exitStatuses: [(status: Int32, meaning: String)] = [
    (0, "success"),
    (Walkthrough.failureStatus, "a failed check or any other error"),
    (Walkthrough.usageStatus, "a usage error"),
    (Walkthrough.badInputStatus, "a folder that 'judge' cannot judge"),
    (Walkthrough.outputStatus, "output that could not be written"),
    (Walkthrough.interruptedStatus, "Ctrl-C"),
  ]

  /// The environment variables that the manual page explains.
  static let variables: [(name: String, meaning: String)] = [
    ("NO_COLOR", "no colour, unless empty"),
    (
      "WALKTHROUGH_PAGER, PAGER",
      "the pager: the first that is set, or none if that is empty; 'less' by default, with -FRX unless LESS is set"
    ),
    ("COLUMNS", "the width of the text, in columns"),
    ("LANG, LC_ALL", "ignored: the text is UTF-8 whatever they say; --plain draws no boxes"),
    ("VISUAL, EDITOR", "the editor: a tour opens a line of source in it, an exercise the file to fix"),
    ("XDG_DATA_HOME", "the folder for the favourites, the score of the quiz and the progress with exercises"),
    ("WALKTHROUGH_TIMEOUT", "the seconds that one attempt to download a file may take; 5 by default"),
  ]
}
