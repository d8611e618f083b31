import Foundation
import PackagePlugin

/// `swift package judge PATTERN FOLDER [OPTIONS]`: judges sources of the package that uses it, as `walkthrough judge`
/// does. Paths begin at that package's folder.
@main
struct JudgePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    let program = Process()
    program.executableURL = try context.tool(named: "WalkthroughProgram").url
    program.arguments = ["judge"] + arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    exit(program.terminationStatus)
  }
}
