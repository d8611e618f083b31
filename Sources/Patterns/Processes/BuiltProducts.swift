public import Foundation

/// What the build wrote beside the code that runs: the programs, and the modules.
///
/// On macOS, tests do not run in a program of the build. A program of Apple's loads their bundle,
/// `NAME.xctest/Contents/MacOS/NAME`, so its own place says nothing.
public enum BuiltProducts {
  /// The file of machine code that this code is in, with symbolic links resolved: a program, or a bundle of tests.
  public static let image: URL = {
    #if canImport(Darwin)
      var info = Dl_info()
      if dladdr(#dsohandle, &info) != 0, let name = info.dli_fname {
        return URL(fileURLWithPath: String(cString: name)).resolvingSymlinksInPath()
      }
    #endif
    return (Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath()
  }()

  /// The folder of the programs.
  public static var folder: URL { folder(around: image) }

  /// Returns a program of the build.
  public static func program(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Returns the program that runs, wherever it is and whatever it is called; in tests, the program of a name.
  public static func runningProgram(orInTests name: String) -> URL {
    bundle(around: image) == nil ? image : program(name)
  }

  /// Returns the folder that holds a program, or the bundle of tests around a file.
  static func folder(around image: URL) -> URL {
    (bundle(around: image) ?? image).deletingLastPathComponent()
  }

  /// Returns the outermost bundle of tests that is, or holds, a file; nil if there is none.
  static func bundle(around image: URL) -> URL? {
    var found: URL?
    var file = image
    while file.path != "/" {
      if file.pathExtension == "xctest" { found = file }
      file.deleteLastPathComponent()
    }
    return found
  }
}
