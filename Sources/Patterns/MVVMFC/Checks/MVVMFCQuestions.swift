import Checks
import SourceModel
import Tracing

// Questions to the compiler about an app of MVVM-FC.

extension MVVMFCApp {
  /// Returns a question about some files without the types of some parts, but with their protocols.
  func question(
    about subject: String, in files: [SourceFile]? = nil, hiding modules: Set<String> = [],
    without parts: Set<Role>, and isLeftOut: (TypeDeclaration) -> Bool = { _ in false }
  ) -> Question {
    Question(about: subject, in: files ?? self.files, hiding: modules) { type in
      isLeftOut(type) || type.kind != .protocol && part(of: type).map(parts.contains) == true
    }
  }

  /// Returns the question about files that must not know the view layer: they are compiled with the other files that do
  /// not import it.
  func questionWithoutViews(about subject: String, in files: [SourceFile]) -> [Question] {
    guard !files.isEmpty else { return [] }
    let rest = self.files.filter { file in
      !files.contains { $0.path == file.path } && !file.imports.contains { $0.isViewLayer }
    }
    return [
      question(
        about: subject, in: files + rest, hiding: viewModules,
        without: [.viewController, .factory, .flowController, .application])
    ]
  }

  /// The modules of the view layer that the files import.
  var viewModules: Set<String> {
    Set(files.flatMap(\.imports).map(\.module).filter(\.isViewLayer))
  }
}

extension Report<Violation> {
  /// Reports the compiler's errors that fit `isIncluded`. If there are none because a module is missing, nothing was shown.
  ///
  /// - Parameter message: Makes the text of a violation from the question's subject and an error, which begins with its
  ///   place.
  mutating func addErrors(
    in evidence: Evidence, where isIncluded: (String) -> Bool, _ message: (String, String) -> String
  ) {
    guard examine(!evidence.sources.isEmpty, else: "There are no source files.") else { return }
    for compilation in evidence.compilations(for: rule) {
      let errors = compilation.errors
      let meant = errors.filter(isIncluded)
      if meant.isEmpty, let reason = errors.first(where: { $0.contains("no such module") }) {
        silence("It cannot be compiled: \(reason).")
      }
      for error in meant { self(message(compilation.subject, error)) }
    }
  }
}

extension String {
  /// Returns true if an error of the compiler names one of some types.
  func names(_ types: Set<String>) -> Bool {
    split(separator: "'", omittingEmptySubsequences: false).enumerated().contains { index, text in
      index % 2 == 1 && types.contains(text.split(separator: " ").last.map(String.init) ?? "")
    }
  }

  /// An error of the compiler without its place.
  var withoutPlace: String { firstRange(of: ": ").map { String(self[$0.upperBound...]) } ?? self }

  /// Returns true if an error of the compiler is in one of some files.
  func isError(in files: [SourceFile]) -> Bool { files.contains { hasPrefix("\($0.name), ") } }
}
