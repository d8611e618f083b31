import Foundation

/// A judgement as SARIF 2.1.0, which code hosting sites show beside the code.
struct SARIFReport: Encodable {
  struct Text: Encodable { let text: String }

  struct Run: Encodable {
    let tool: Tool
    let results: [Result]
    let columnKind = "utf16CodeUnits"
  }

  struct Tool: Encodable {
    struct Driver: Encodable {
      let name = "walkthrough judge"
      let rules: [ReportingDescriptor]
    }
    let driver: Driver
  }

  struct ReportingDescriptor: Encodable {
    let id: String
    let shortDescription: Text
    let fullDescription: Text
    let help: Text
  }

  struct Result: Encodable {
    let ruleId: String
    let level: String
    let message: Text
    let locations: [Location]
    let partialFingerprints: [String: String]
  }

  struct Location: Encodable {
    struct Physical: Encodable {
      struct Artifact: Encodable { let uri: String }
      struct Region: Encodable { let startLine: Int }
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

  init(_ judgement: Judgement) {
    let rules = judgement.outcomes.filter(\.isDecided).map { outcome in
      ReportingDescriptor(
        id: outcome.check.rule.id, shortDescription: Text(text: outcome.check.rule.sentence),
        fullDescription: Text(text: outcome.check.rule.reason), help: Text(text: outcome.check.remedy))
    }
    // Excused and frozen findings are left out: code hosting sites open an alert for a suppressed result, too.
    let results = judgement.findings.map(Self.result)
    runs = [Run(tool: Tool(driver: Tool.Driver(rules: rules)), results: results)]
  }

  private static func result(_ finding: Finding) -> Result {
    let path = finding.path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? finding.path
    let key = "\(finding.rule)\n\(finding.path)\n\(finding.part)\n\(finding.message)"
    return Result(
      ruleId: finding.rule, level: finding.level == .advice ? "note" : finding.level.rawValue,
      message: Text(text: finding.message),
      locations: [
        Location(
          physicalLocation: .init(
            artifactLocation: .init(uri: path), region: .init(startLine: max(finding.line, 1))))
      ],
      partialFingerprints: ["judge/v1": String(Fingerprint.number(of: key.utf8), radix: 16)])
  }

  func text() throws -> String { try json(self) }
}
