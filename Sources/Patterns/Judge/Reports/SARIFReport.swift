import Foundation

/// A judgement as SARIF 2.1.0, which code hosting sites show beside the code.
struct SARIFReport: Encodable {
  struct Text: Encodable { let text: String }

  struct Run: Encodable {
    let tool: Tool
    let originalUriBaseIds: [String: Artifact]
    let results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable {
    struct Driver: Encodable {
      let name = "walkthrough judge"
      /// The address of the kit's page on the judge; nil for no link to it.
      let informationUri: String?
      let rules: [ReportingDescriptor]
    }
    let driver: Driver
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
    let helpUri: String?
  }

  struct Artifact: Encodable {
    let uri: String
    var uriBaseId: String?
  }

  struct Result: Encodable {
    let ruleId: String
    /// The rule's place in the list of the tool's rules.
    let ruleIndex: Int?
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Region: Encodable {
        let startLine: Int
        let startColumn: Int
        let endColumn: Int
      }
      let artifactLocation: Artifact
      let region: Region
    }
    let physicalLocation: Physical
  }

  let schema = "https://json.schemastore.org/sarif-2.1.0.json"
  let version = "2.1.0"
  let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case schema = "$schema"
    case version, runs
  }

  /// The name of the folder at which the paths of files begin.
  private static let root = "SRCROOT"

  /// Creates the report.
  ///
  /// - Parameter kit: The path of the kit's folder, whose pages explain the rules; nil for no links to them.
  init(_ judgement: Judgement, kit: String?) {
    let rules = judgement.outcomes.filter(\.isDecided).map { outcome in
      let rule = outcome.check.rule
      return ReportingDescriptor(
        id: rule.id, shortDescription: Text(text: rule.sentence), fullDescription: Text(text: rule.reason),
        help: Text(text: outcome.check.remedy), helpUri: kit.map { rule.address(in: $0) })
    }
    // Excused and frozen findings are left out: code hosting sites open an alert for a suppressed result, too.
    let results = judgement.findings.map { finding in
      Self.result(
        finding, ruleIndex: rules.firstIndex { $0.id == finding.rule }, in: judgement.workTree)
    }
    let root = Artifact(uri: judgement.workTree.root.absoluteString)
    runs = [
      Run(
        tool: Tool(
          driver: Tool.Driver(
            informationUri: kit.map { URL(fileURLWithPath: "\($0)/Docs/Judge.md").absoluteString },
            rules: rules)),
        originalUriBaseIds: [Self.root: root],
        results: results)
    ]
  }

  private static func result(_ finding: Finding, ruleIndex: Int?, in workTree: WorkTree) -> Result {
    let file = workTree.path(to: finding.path)
    let path = file.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? file
    let key = "\(finding.rule)\n\(finding.path)\n\(finding.part)\n\(finding.message)"
    return Result(
      ruleId: finding.rule, ruleIndex: ruleIndex,
      level: finding.level == .advice ? "note" : finding.level.rawValue,
      message: Text(text: finding.message),
      locations: [
        Location(
          physicalLocation: .init(
            artifactLocation: Artifact(uri: path, uriBaseId: root),
            region: .init(
              startLine: max(finding.line, 1), startColumn: finding.column, endColumn: finding.endColumn)))
      ],
      partialFingerprints: ["judge/v1": String(Fingerprint.number(of: key.utf8), radix: 16)])
  }

  func text() throws -> String { try json(self) }
}

extension Rule {
  /// Returns the address of the rule's section on a page of the kit. The judge's own rules share one.
  ///
  /// - Parameter kit: The path of the kit's folder.
  fileprivate func address(in kit: String) -> String {
    let (page, anchor) =
      documents.isEmpty ? ("Judge.md", "the-judges-own-rules") : ("Rules.md", id.lowercased())
    return URL(fileURLWithPath: "\(kit)/Docs/\(page)").absoluteString + "#\(anchor)"
  }
}
