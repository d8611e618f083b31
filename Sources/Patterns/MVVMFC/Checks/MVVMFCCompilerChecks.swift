import Checks
import SourceModel
import Tracing

// Rules that the compiler decides.

extension Check {
  static let libraryStandsAlone: Check = compiles(
    "FC-02",
    asking: { sources in
      let app = MVVMFCApp(sources)
      let library = app.files(in: "Library")
      let used = Set(sources.flatMap(\.imports).map(\.module))
      let outside = sources.filter { !$0.stands(in: "Library") }.flatMap(\.imports).map(\.module)
      let hidden = Set(outside.filter { !$0.isViewLayer })
      // A folder that others import by its name is a module of its own.
      let parts = Dictionary(grouping: library) { file in
        file.folder.split(separator: "/").map(String.init).first(where: used.contains)
      }
      return parts.sorted { $0.key ?? "" < $1.key ?? "" }.map { name, files in
        Question(about: name ?? "the library", in: files, hiding: hidden, isOnMainActor: name == nil)
      }
    }
  ) { subject, error in
    "Library: \(subject) cannot do without the project's other folders: \(error)."
  }

  static let servicesServeViewModels: Check = compiles(
    "FC-12",
    asking: { sources in
      let app = MVVMFCApp(sources.filter { $0.module == nil })
      return app.questionWithoutViews(about: "the services", in: app.services)
    }
  ) { _, error in
    "Service: it cannot be used from a View Model, which knows neither views nor modules: \(error)."
  }

  static let viewModelKnowsNoView: Check = compiles("FC-33", asking: askingViewModels) { _, error in
    "View Model: it cannot do without the view layer: \(error)."
  }

  static let viewModelImportsNoView: Check = Check("FC-35", asking: askingViewModels) { evidence, report in
    report.addRefusals(in: evidence, where: { $0.contains("no such module") }) { _, error in
      "View Model: its file imports the View layer: \(error)."
    }
    for file in MVVMFCApp(evidence.sources).files(of: .viewModel) {
      for item in evidence.conditionalViewImports(in: file, for: report.rule) {
        report(
          "View Model: its file imports the View layer: \(file.place(item.line)): import of \(item.module).")
      }
    }
  }
}

/// The question of whether the view models compile without the view layer.
private let askingViewModels: @Sendable ([SourceFile]) -> [Question] = { sources in
  let app = MVVMFCApp(sources)
  guard !app.concreteTypes(of: .viewModel).isEmpty else { return [] }
  return app.questionWithoutViews(about: "the view models", in: app.files(of: .viewModel))
}

extension MVVMFCApp {
  /// The files that declare services.
  fileprivate var services: [SourceFile] {
    files.filter { file in
      file.stands(in: "Services") || file.types.contains { $0.isConcrete && $0.name.hasSuffix("Service") }
    }
  }
}
