import Foundation
import PackagePlugin

/// `swift package judge PATTERN FOLDER [OPTIONS]`: judges sources of the package that uses it, as `walkthrough judge`
/// does. Paths begin at that package's folder.
@main
struct JudgePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) async throws {
    Diagnostics.progress("Building the program that judges")
    // A dependency on the program would build it with the kit's tests too, a second time.
    let build = try packageManager.build(.product("walkthrough"), parameters: .init(echoLogs: false))
    guard build.succeeded, let built = build.builtArtifacts.first(where: { $0.kind == .executable }) else {
      Diagnostics.error("The judge's program cannot be built.\n\(build.logText)")
      return
    }
    let program = Process()
    program.executableURL = built.url
    program.arguments = ["judge"] + arguments
    program.currentDirectoryURL = context.package.directoryURL
    try program.run()
    program.waitUntilExit()
    exit(program.terminationStatus)
  }
}
