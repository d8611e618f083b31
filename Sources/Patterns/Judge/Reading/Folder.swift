import Foundation

/// The Swift files of an app's folder, and what was left out.
struct Folder: Sendable {
  /// The reasons for skipping a file; skipped files are counted, not listed.
  enum Omission: String, CaseIterable, Sendable {
    case excluded = "in excluded folders"
    case test = "of tests"
    case generated = "generated"
    case scope = "in folders with conventions of their own"
  }

  let url: URL
  /// The paths of the files, relative to the folder, sorted.
  private(set) var paths: [String] = []
  /// The number of files left out for each reason.
  private(set) var omitted: [Omission: Int] = [:]
  /// One sentence about each folder that could not be listed.
  private(set) var notes: [String] = []

  /// The paths of the links to folders; links are not followed.
  private(set) var links: [String] = []

  private let excluded: Set<String>

  /// Lists a folder.
  ///
  /// - Throws: `JudgeError` if there is no such folder, or if it cannot be listed.
  init(_ url: URL, excluding excluded: [String]) throws(JudgeError) {
    self.url = url
    self.excluded = Set(excluded.map { $0.hasSuffix("/") ? String($0.dropLast()) : $0 })
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw FileManager.default.fileExists(atPath: url.path)
        ? .message("\(url.path) is a file; 'judge' needs the folder with an app's sources.")
        : .unreadable(url.path)
    }
    guard FileManager.default.isReadableFile(atPath: url.path) else { throw .unreadable(url.path) }
    list("", isOmitted: nil)
    paths.sort()
    links.sort()
  }

  /// Adds the files of a folder. Links to folders are not followed, because they may form a cycle.
  private mutating func list(_ folder: String, isOmitted: Omission?) {
    let place = url.appendingPathComponent(folder)
    let keys: [URLResourceKey] = [.isDirectoryKey, .isSymbolicLinkKey]
    guard
      let children = try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: keys)
    else {
      notes.append("\(folder)/ cannot be listed.")
      return
    }
    for child in children where child.pathExtension != "xcassets" {
      let name = child.lastPathComponent
      let path = folder.isEmpty ? name : "\(folder)/\(name)"
      let values = try? child.resourceValues(forKeys: Set(keys))
      if values?.isDirectory == true, values?.isSymbolicLink != true {
        let conventions = child.appendingPathComponent(Conventions.fileName)
        let scope = FileManager.default.fileExists(atPath: conventions.path) ? Omission.scope : nil
        if !name.hasPrefix(".") {
          list(path, isOmitted: isOmitted ?? omission(ofFolder: name, at: path) ?? scope)
        }
      } else if values?.isSymbolicLink == true, child.resolvingSymlinksInPath().isFolder {
        if isOmitted == nil, !name.hasPrefix("."), omission(ofFolder: name, at: path) == nil {
          links.append(path)
        }
      } else if name.hasSuffix(".swift") {
        if let reason = isOmitted ?? omission(ofFile: name) {
          omit(reason)
        } else {
          paths.append(path)
        }
      }
    }
  }

  /// One sentence about the links; empty if there are none.
  var linkNotes: [String] {
    guard let first = links.first else { return [] }
    return links.count == 1
      ? ["\(first), a link to a folder, is not followed."]
      : ["\(links.count) links to folders, for example \(first), are not followed."]
  }

  mutating func omit(_ reason: Omission) { omitted[reason, default: 0] += 1 }

  private func omission(ofFolder name: String, at path: String) -> Omission? {
    if excluded.contains(name) || excluded.contains(path) { return .excluded }
    let isTest = ["Tests", "Specs", "Mocks"].contains { name.hasSuffix($0) } || name.lowercased() == "tests"
    return isTest ? .test : nil
  }

  private func omission(ofFile name: String) -> Omission? {
    if name.hasSuffix(".generated.swift") { return .generated }
    let stem = name.dropLast(".swift".count)
    return ["Test", "Tests", "Spec", "Mock", "Mocks"].contains { stem.hasSuffix($0) } ? .test : nil
  }
}

extension URL {
  fileprivate var isFolder: Bool {
    (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
  }
}
