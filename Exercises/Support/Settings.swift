import Foundation

/// What the program passes to the checks of an exercise; nothing if they run without the program, as under `swift test`.
///
/// The program that loads the part takes the settings out of its environment first. So a part finds nothing there that
/// tells a judged run from an ordinary one, and cannot replace the text that is judged.
public struct Settings: Sendable {
  /// The text of the part; nil without the program.
  let part: String?
  /// The folder of the modules that the part was compiled against; nil without the program.
  let modules: URL?
  /// The file for the identifiers of the judged rules; nil without the program.
  let judged: URL?
  /// The seconds after which the run is ended, however little it has computed.
  public let waitLimit: Double

  /// The settings of this run, read when they are first asked for.
  public static let current = Settings()

  /// Reads the settings and removes them from the environment. The program calls this before it loads a part.
  public static func take() {
    _ = current
    for name in Self.names { unsetenv(name) }
  }

  private static let names = ["EXERCISE_PART", "EXERCISE_MODULES", "EXERCISE_JUDGED", "EXERCISE_WAIT"]

  private init() {
    let values = Self.names.map { ProcessInfo.processInfo.environment[$0] }
    part = values[0].flatMap { try? String(contentsOfFile: $0, encoding: .utf8) }
    modules = values[1].map { URL(fileURLWithPath: $0) }
    judged = values[2].map { URL(fileURLWithPath: $0) }
    waitLimit = values[3].flatMap(Double.init) ?? 120
  }
}
