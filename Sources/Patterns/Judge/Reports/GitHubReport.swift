/// A judgement as workflow commands, one line for each finding, which GitHub Actions shows beside the changed lines.
struct GitHubReport {
  let judgement: Judgement

  func text() -> String {
    judgement.findings.map { finding in
      let kind = finding.level == .advice ? "notice" : finding.level.rawValue
      let properties = [
        ("file", judgement.workTree.path(to: finding.path)), ("line", "\(finding.line)"),
        ("col", "\(finding.column)"), ("title", finding.rule),
      ].map { "\($0)=\($1.commandProperty)" }
      return "::\(kind) \(properties.joined(separator: ","))::\(finding.message.commandData)\n"
    }.joined()
  }
}

extension String {
  /// The text, escaped for the message of a workflow command.
  fileprivate var commandData: String {
    unicodeScalars.map { scalar in
      switch scalar {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(scalar)
      }
    }.joined().printable
  }

  /// The text, escaped for a property of a workflow command.
  fileprivate var commandProperty: String {
    commandData.replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
