/// A shell that the program writes completions for.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that completes the program's words.
  var script: String {
    switch self {
    case .bash: BashCompletions().text()
    case .zsh: ZshCompletions().text()
    case .fish: FishCompletions().text()
    }
  }
}
