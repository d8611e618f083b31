public import Foundation
import Processes

/// The built modules of the running program, wherever the build system puts them.
///
/// SwiftPM's native build system puts all modules in one folder. Swift Build makes a folder for each module, with a file
/// for each platform.
public struct BuiltModules: Hashable, Sendable {
  /// The folder in which the compiler finds imported modules.
  public let folder: URL

  /// Finds the modules of the running program.
  public init() {
    let products = BuiltProducts.folder
    let own = products.appendingPathComponent("Modules")
    folder = FileManager.default.fileExists(atPath: own.path) ? own : products
  }

  /// Finds the modules in a folder, for a program in another place.
  public init(in folder: URL) { self.folder = folder }

  /// The names of the modules.
  ///
  /// - Throws: An error of Foundation if the folder cannot be read.
  public var names: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(Self.suffix) }
        .map { String($0.dropLast(Self.suffix.count)) }
    }
  }

  /// Returns the file of a module.
  public func file(of name: String) -> URL {
    let place = folder.appendingPathComponent(name + Self.suffix)
    let files = try? FileManager.default.contentsOfDirectory(atPath: place.path)
    return files?.first { $0.hasSuffix(Self.suffix) }.map(place.appendingPathComponent) ?? place
  }

  /// Returns the object file of each source file of a module, from the build's own record; nil if there is no record.
  public func objects(of name: String) -> [URL: URL]? {
    struct Output: Decodable { let object: String? }
    guard let data = try? Data(contentsOf: outputFileMap(of: name)),
      let outputs = try? JSONDecoder().decode([String: Output].self, from: data)
    else { return nil }
    let objects = outputs.compactMapValues(\.object).map { source, object in
      (URL(fileURLWithPath: source), URL(fileURLWithPath: object))
    }
    return Dictionary(uniqueKeysWithValues: objects)
  }

  private func outputFileMap(of name: String) -> URL {
    let parent = folder.deletingLastPathComponent()
    guard isSwiftBuildFolder else {
      return parent.appendingPathComponent("\(name).build/output-file-map.json")
    }
    let place = parent.deletingLastPathComponent().appendingPathComponent(
      "Intermediates.noindex/architectures.build/\(folder.lastPathComponent)/\(name).build/Objects-normal")
    let platforms = (try? FileManager.default.contentsOfDirectory(atPath: place.path)) ?? []
    return place.appendingPathComponent("\(platforms.first ?? "")/\(name)-OutputFileMap.json")
  }

  /// The options with which `swift build` builds further modules in the same place.
  public var buildOptions: [String] {
    let scratch = folder.deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    return ["--scratch-path", scratch.path, "--build-system", isSwiftBuildFolder ? "swiftbuild" : "native"]
  }

  /// True if Swift Build made the modules, in a folder such as `out/Products/Debug-linux`. The native build system puts
  /// them in a folder `Modules`.
  private var isSwiftBuildFolder: Bool { folder.lastPathComponent != "Modules" }

  private static let suffix = ".swiftmodule"
}
