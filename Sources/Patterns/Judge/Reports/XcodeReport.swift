/// A judgement with one line for each finding, in the form in which Xcode shows warnings of a build phase.
struct XcodeReport {
  let judgement: Judgement
  /// The absolute path of the app's folder, which Xcode needs to open the file.
  let root: String

  func text() -> String {
    judgement.findings.map { finding in
      let kind = finding.level == .advice ? "note" : finding.level.rawValue
      let path = "\(root)/\(finding.path)".printable
      return "\(path):\(finding.line): \(kind): \(finding.message.printable) (\(finding.rule))\n"
    }.joined()
  }
}
