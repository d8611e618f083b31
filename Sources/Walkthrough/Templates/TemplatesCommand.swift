import Foundation
import Templates
import TextLayout

/// Writes the templates and snippets for editors, or puts them where the editors look, or removes them there.
struct TemplatesCommand: Command, Equatable {
  /// What is done with the files.
  enum Deed {
    case write, install, uninstall
  }

  let deed: Deed

  /// Carries out the deed, and reports the places.
  ///
  /// - Throws: `UsageError` if the folder is a file, `FileDraft.Taken` if a file to be written is there already,
  ///   `OutputError` if something cannot be written or removed.
  func answer(with options: Options) throws -> Answer {
    let page = options.page
    if deed == .write {
      let current = URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
      let groups = try EditorFolders(home: current).groups
      let folder = try options.outputFolder(or: current)
      try FileDraft(
        folder: folder,
        files: groups.flatMap { group in
          group.files.map { SceneTemplate.File(path: "\(group.name)/\($0.path)", text: $0.text) }
        }
      ).write()
      return Answer(
        text: report(groups.map { ($0, folder.appendingPathComponent($0.name)) }, "Written:", page))
    }
    let home = ProcessInfo.processInfo.environment["HOME"].map { URL(fileURLWithPath: $0) }
    let folders = try EditorFolders(home: home ?? FileManager.default.homeDirectoryForCurrentUser)
    if deed == .install { try folders.install() } else { try folders.uninstall() }
    return Answer(
      text: report(
        folders.groups.map { ($0, $0.folder) },
        deed == .install ? "Installed:" : "Removed, as far as it was there:",
        page))
  }

  private func report(
    _ places: [(group: EditorFolders.Group, folder: URL)], _ opening: String, _ page: Page
  ) -> String {
    page.paragraph(opening) + "\n"
      + places.map { "  \($0.group.files.count.of("file")) in \($0.folder.path)\n".visible }.joined()
  }
}

/// The files for each editor, and the folders in which the editors look for them.
struct EditorFolders {
  /// The files that belong in one folder.
  struct Group {
    /// The name of a folder for them elsewhere.
    let name: String
    let folder: URL
    let files: [SceneTemplate.File]
  }

  let groups: [Group]

  /// Lists the files and folders.
  ///
  /// - Parameter home: The user's home folder.
  /// - Throws: An error of Foundation if a file cannot be made.
  init(home: URL) throws {
    func group(_ name: String, _ path: String, _ files: [SceneTemplate.File]) -> Group {
      Group(name: name, folder: home.appendingPathComponent(path), files: files)
    }
    #if os(macOS)
      let code = "Library/Application Support/Code/User/snippets"
    #else
      let code = ".config/Code/User/snippets"
    #endif
    groups = [
      group(
        "Xcode templates", "Library/Developer/Xcode/Templates/File Templates/Architectures",
        try EditorFiles.xcodeTemplates()),
      group(
        "Xcode snippets", "Library/Developer/Xcode/UserData/CodeSnippets", try EditorFiles.xcodeSnippets()),
      group("VS Code snippets", code, [try EditorFiles.codeSnippets()]),
    ]
  }

  /// Writes the files, and replaces those of the same names.
  ///
  /// - Throws: `OutputError` if one cannot be written.
  func install() throws(OutputError) {
    for (file, text) in places {
      do {
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file, options: .atomic)
      } catch {
        throw OutputError(reason: "'\(file.path)' cannot be written")
      }
    }
  }

  /// Removes the files, and the folders of the templates if nothing else is left in them.
  ///
  /// - Throws: `OutputError` if one cannot be removed.
  func uninstall() throws(OutputError) {
    let manager = FileManager.default
    for (file, _) in places where manager.fileExists(atPath: file.path) {
      do {
        try manager.removeItem(at: file)
      } catch {
        throw OutputError(reason: "'\(file.path)' cannot be removed")
      }
    }
    // The deepest first; a folder in which something is left stays.
    let templates = groups[0].folder
    let folders = Set(places.map { $0.file.deletingLastPathComponent() }).filter {
      $0.path.hasPrefix(templates.path + "/")
    }
    let all = folders.union(folders.map { $0.deletingLastPathComponent() }).union([templates])
    for folder in all.sorted(by: { $0.path.count > $1.path.count }) {
      if (try? manager.contentsOfDirectory(atPath: folder.path))?.isEmpty == true {
        try? manager.removeItem(at: folder)
      }
    }
  }

  private var places: [(file: URL, text: String)] {
    groups.flatMap { group in group.files.map { (group.folder.appendingPathComponent($0.path), $0.text) } }
  }
}

extension CommandEntry {
  static let templates: CommandEntry = CommandEntry(
    name: "templates",
    brief: "templates and snippets for Xcode and VS Code",
    summary:
      "Writes the scenes of 'new' as file templates of Xcode, and a snippet for each pattern for Xcode and for Visual "
      + "Studio Code.",
    options: [.output, .install, .uninstall],
    notes:
      "--install writes below your home folder: Xcode's templates and snippets in Library/Developer/Xcode, the "
      + "snippets of VS Code in its folder of user snippets. Files of the same names are replaced; --uninstall removes "
      + "them. They were not tried in an Xcode.",
    examples: [
      Example(words: "templates --install", meaning: "then choose File, New, File from Template in Xcode"),
      Example(words: "templates --output /tmp/templates", meaning: "look at them first"),
      Example(words: "templates --uninstall", meaning: "remove what --install has written"),
    ]
  ) { _, options throws(UsageError) in
    let given = [options[.output] != nil, options[.install], options[.uninstall]].count { $0 }
    guard given <= 1 else {
      throw .invalid("--output, --install and --uninstall exclude each other; give one of them.")
    }
    return TemplatesCommand(deed: options[.install] ? .install : options[.uninstall] ? .uninstall : .write)
  }
}

extension OptionEntry where Self == Option<Bool> {
  fileprivate static var install: Self {
    Self(flag: "--install", "puts the templates and snippets where Xcode and VS Code look for them")
  }

  fileprivate static var uninstall: Self {
    Self(flag: "--uninstall", "removes what --install has written, and nothing else")
  }
}
