import Foundation
import Specification
import Templates
import TextLayout

/// Writes a scene of a pattern, with its tests.
struct NewCommand: Command {
  let scene: SceneTemplate
  let isDryRun: Bool

  /// Writes the scene, and reports its files and what is left to add by hand.
  ///
  /// - Throws: `UsageError` if the folder is a file, `FileDraft.Taken` if the scene is there already, `OutputError` if
  ///   something cannot be written. Then nothing has been written.
  func answer(with options: Options) throws -> Answer {
    let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
    let report = NewReport(scene: scene, folder: options[.output] ?? current.path, isDryRun: isDryRun)
    let draft = FileDraft(folder: try options.outputFolder(or: current), files: report.files)
    if isDryRun { try draft.check() } else { try draft.write() }
    return Answer(text: report.text(on: options.page).visible)
  }
}

/// What `new` has written, or would write, and what is left to add by hand.
struct NewReport {
  let scene: SceneTemplate
  /// The folder as the user knows it.
  let folder: String
  let isDryRun: Bool

  /// The files of the scene and those of its tests.
  var files: [SceneTemplate.File] { scene.files + scene.tests }

  func text(on page: Page) -> String {
    let lines = files.reduce(0) { $0 + $1.text.count { $0 == "\n" } }
    let size = "\(files.count.of("file")) with \(lines.of("line"))"
    let opening =
      isDryRun
      ? "Nothing was written. These \(size) would be, in \(folder):" : "\(size) were written in \(folder):"
    let list = files.map { "  \($0.path)\n" }.joined()
    let additions = scene.additions.map { page.paragraph("\($0.place):") + "\n" + $0.text.indented + "\n" }
    return page.paragraph(opening) + "\n" + list + "\n" + page.style.strong("To add by hand") + "\n\n"
      + additions.joined()
      + page.paragraph(
        "The tests import the module \(scene.module). Each use case counts, until you put its work in that place."
      )
  }
}

extension String {
  /// The lines, each moved to the right unless it is empty.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}

extension CommandEntry {
  static let new: CommandEntry = CommandEntry(
    name: "new",
    brief: "a scene to begin with: its parts and their tests",
    summary:
      "Writes the files of a scene and of its tests, one for each part, in two folders, and prints what to add "
      + "elsewhere by hand.",
    operands: [
      .pattern,
      OperandEntry(
        name: "NAME", noun: "the name of a scene", values: .any,
        meaning: "the name of the scene, which the names of its types begin with, such as Orders"),
    ],
    options: [.useCase, .output, .module, .uiKit, .kit, .async, .dryRun],
    terms: [
      Term(
        term: "A use case is",
        meaning:
          "in Swift-IO an action; in Clean Swift VIP three models and a worker; in VIPER an interactor; in "
          + "MVVM-FC an action of the view model and the property that it changes")
    ],
    notes:
      "Exit status 1 if the scene is there already, 64 for a name that would not compile, 74 if a file cannot be "
      + "written; then nothing has been written. 'templates' has the same scenes for Xcode's own menu.",
    examples: [
      Example(
        words: "new clean-swift Orders --use-case FetchOrders --use-case SelectOrder",
        meaning: "for an app with UIKit"),
      Example(
        words: "new viper Orders --use-case FetchOrders --output ../App --module Shop", meaning: "in a folder"
      ),
      Example(words: "new mvvm-fc Orders --use-case FetchOrders --dry-run", meaning: "what would be written"),
    ]
  ) { words, options throws(UsageError) in
    guard let useCases = options[.useCase] else {
      throw .invalid(
        "A scene needs a use case: --use-case FetchOrders. Give the option again for each further one.")
    }
    guard !options[.uiKit] || !options[.kit] else {
      throw .invalid("--uikit and --kit both say what the views come from; give one of them.")
    }
    let pattern = try architecture(words[0])
    do throws(NameError) {
      return NewCommand(
        scene: try SceneTemplate(
          of: pattern, named: words[1], doing: useCases,
          with: options[.kit] ? .headlessUI : .uiKit, in: options[.module] ?? "App",
          isAsync: options[.async]),
        isDryRun: options[.dryRun])
    } catch {
      throw .invalid(error.description)
    }
  }
}

extension OptionEntry where Self == Option<[String]> {
  fileprivate static var useCase: Self {
    Self(
      "--use-case", "NAME", takes: "the name of a use case, such as --use-case FetchOrders",
      "something that the user can do in the scene, such as FetchOrders; once or more"
    ) { [$0] }
  }
}

extension OptionEntry where Self == Option<String> {
  fileprivate static var module: Self {
    Self(
      "--module", "NAME", takes: "the name of a module, such as --module Shop",
      "the module that the tests import; App by default")
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var uiKit: Self {
    Self(flag: "--uikit", "views from UIKit, for an app; the default")
  }

  fileprivate static var kit: Self {
    Self(
      flag: "--kit",
      "views from HeadlessUI, this kit's stand-in for UIKit, for programs that also run on Linux")
  }

  fileprivate static var dryRun: Self {
    Self(flag: "--dry-run", "writes nothing, and lists what would be written")
  }
}
