import Facts
import Foundation
import Stories

/// A request on the command line.
struct Request: Equatable {
  /// The formats of answers.
  enum Format: String, CaseIterable {
    case text, json, sequence, mermaid, plantuml, graphviz, test, markdown, sarif, xcode
  }

  /// The commands, with what they work on.
  enum Command: Equatable {
    case guide
    /// Show a story, message by message.
    case tour(Pattern, Story.ID)
    /// The choice of a story for a tour.
    case tourChoice(Pattern)
    /// The choice of a word that is missing.
    case choice(Choice)
    case help(CommandEntry)
    case version
    case list
    case rules(RuleSelection)
    case trace(Pattern, Story.ID)
    case compare(Story.ID, [Pattern])
    /// An app to use by hand, from the start or from the end of a saved session.
    case app(Pattern, script: String?)
    /// A saved session in the apps of all patterns.
    case replay(script: String)
    case ownership(Pattern)
    case measure([Pattern])
    case fuzz(FuzzPlan)
    /// Measure what the patterns cost; the arguments of the program that measures.
    case bench([String])
    case exercises(ExerciseCommand)
    /// Questions about a story, about the steps of a pattern, or about those of all patterns.
    case quiz(Pattern?, story: Story.ID?)
    /// Questions about the steps that are due again.
    case review
    case search([String])
    /// Regenerate the pages, or list what is stale.
    case docs(isCheck: Bool)
    /// Write the site to the folder with a path, or nil for the usual one.
    case site(output: String?)
    /// Judge an app by its sources.
    case judge(JudgeOrder)
    /// The console; the path of the file for favourites, or nil for the usual one.
    case console(store: String?)
    /// A script that completes words in a shell.
    case completions(Shell)
    /// The page for `man`.
    case manual
  }

  let command: Command
  let options: Options

  var format: Format { options.format ?? .text }
  /// The width of the text in columns, or nil for that of the terminal.
  var width: Int? { options.width }
  /// The events of the story to show.
  var selection: SceneSelection { SceneSelection(event: options.event, showsWiring: options.showsWiring) }
  /// The folder on a server that the catalogue is read from, or nil for the built-in catalogue.
  var catalogue: URL? { options.catalogue }
}

/// A selection of rules.
enum RuleSelection: Equatable {
  case all
  case pattern(Pattern)
  case rule(String)
}
