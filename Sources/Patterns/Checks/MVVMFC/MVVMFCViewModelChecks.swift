import Checks
import Tracing

// What view models say, import and are given.

extension Check {
  static let viewModelSpeaksOfNoView: Check = Check("FC-34") { evidence in
    let app = MVVMFCSource(evidence)
    return app.judgeViewModels("FC-34") { passage in
      let texts = Set(passage.indices.map { passage.file.text($0) })
      let words = texts.filter(\.speaksOfViews)
      // What is imported is the matter of FC-35.
      return passage.places { words.contains(passage.file.text($0)) && !passage.file.isImport($0) }.map {
        place in
        "\(place) speaks of a part of a View"
      }
    }
  }

  static let viewModelImportsNoView: Check = Check("FC-35") { evidence in
    let app = MVVMFCSource(evidence)
    return app.judgeViewModels("FC-35") { passage in
      passage.file.importedModules.filter(\.isOfViewLayer).map { module in
        "\(passage.file.name) imports \(module), which belongs to the View layer"
      }
    }
  }

  static let viewModelIsGivenAll: Check = Check("FC-37") { evidence in
    let app = MVVMFCSource(evidence)
    let services = app.serviceClasses
    let viewModels = app.names(of: .viewModel)
    return app.judgeViewModels("FC-37") { passage in
      let file = passage.file
      let globals = app.globals(seenIn: file)
      let reached = passage.places { index in
        let text = file.text(index)
        if globals.contains(text) {
          return !["var", "let", "."].contains(file.text(index - 1)) && file.text(index + 1) != ":"
        }
        if file.isSingleton(index) || file.makesSystemService(index) { return true }
        return services.contains(text) && file.text(index + 1) == "."
          && !["init", "Type", "self"].contains(file.text(index + 2))
      }
      let types = file.typeTexts.filter { app.part(of: $0) == .viewModel && $0.keyword != "protocol" }
      let members = types.flatMap { MemberText.all(in: $0.body, of: file) }
      let given = members.filter { $0.keyword == "init" }.flatMap { initializer in
        initializer.range.filter { index in
          viewModels.contains(file.text(index)) && file.isInParameters(index, of: initializer)
        }
      }
      let set = members.filter { file.waitsForService($0) }.map { $0.range.lowerBound + 1 }
      return reached.map { "\($0) is reached past the initializer" }
        + given.map { "\(file.place($0)) is given to the initializer, and is neither model nor service" }
        + set.map { "\(file.place($0)) is set from outside, and not given to the initializer" }
    }
  }
}

extension MVVMFCSource {
  /// What `faults` says of each passage of view models, as violations.
  fileprivate func judgeViewModels(_ rule: String, _ faults: (Passage) -> [String]) -> [Violation] {
    let viewModels = code(of: .viewModel)
    guard viewModels.contains(where: { passage in passage.file.typeTexts.contains(where: \.isConcrete) })
    else {
      return [Violation.unshown(rule, "No source file declares a View Model.")]
    }
    return viewModels.flatMap { passage in
      faults(passage).map { Violation(rule, "View Model: \($0).") }
    }
  }

  /// The names of what a file can reach outside of types; the texts of Resources and the library are no
  /// dependencies.
  fileprivate func globals(seenIn file: SourceFile) -> Set<String> {
    let others = files.filter { !$0.stands(in: "Library") && !$0.stands(in: "Resources") }
    return Set(
      others.flatMap { other in
        MemberText.all(in: 0..<other.tokens.count, of: other).filter { member in
          ["var", "let"].contains(member.keyword)
            && (other.name == file.name || member.modifiers.isDisjoint(with: ["private", "fileprivate"]))
        }
      }.map(\.name))
  }

  /// The names of the types that services and the application declare.
  fileprivate var serviceClasses: Set<String> {
    Set(
      (files(in: "Services") + files(in: "Application")).flatMap(\.typeTexts).filter(\.isConcrete).map(\.name)
    )
  }
}

/// The words for parts of a view, in the singular.
private let viewWords: Set<String> = [
  "animate", "animated", "animation", "button", "cell", "checkbox", "collection view", "color", "colour",
  "constraint", "font", "footer", "frame", "gesture", "header", "image view", "index path", "indicator",
  "inset",
  "keyboard", "label", "layout", "navigation bar", "navigation controller", "padding", "pixel", "responder",
  "row", "scroll", "search bar", "search field", "slider", "spinner", "stepper", "subview", "superview",
  "tab bar", "table", "text field", "text view", "toolbar", "view", "widget",
]

/// Frameworks of the view layer whose names do not tell, and some that export it.
private let viewModules: Set<String> = [
  "AppKit", "AVKit", "CarPlay", "Cocoa", "CoreGraphics", "MapKit", "PDFKit", "PencilKit", "QuartzCore",
  "QuickLook",
  "SafariServices", "SceneKit", "SpriteKit", "UIKit", "UIKitCore", "WatchKit", "WebKit",
]

private let systemServices: Set<String> = [
  "FileManager", "ModelContainer", "NSManagedObjectContext", "NSPersistentContainer", "NotificationCenter",
  "URLSession", "UserDefaults",
]

extension String {
  /// Whether a name has words for parts of a view: `footerLabelText`, `UIColor`. View models are none.
  fileprivate var speaksOfViews: Bool {
    guard first?.isLetter == true else { return false }
    let isFrameworks = ["UI", "CG", "NSLayout"].contains { prefix in
      hasPrefix(prefix) && dropFirst(prefix.count).first?.isUppercase == true
    }
    let words = wordsOfName.map { $0.count > 3 && $0.hasSuffix("s") ? String($0.dropLast()) : $0 }
    return isFrameworks
      || words.indices.contains { index in
        let next = index + 1 < words.count ? words[index + 1] : ""
        if words[index] == "view" { return next != "model" }
        return viewWords.contains(words[index]) || viewWords.contains("\(words[index]) \(next)")
      }
  }

  /// Whether a module of this name belongs to the view layer.
  fileprivate var isOfViewLayer: Bool { hasSuffix("UI") || viewModules.contains(self) }
}

extension SourceFile {
  /// Whether a token is the shared instance of a type: `standard` in `UserDefaults.standard`.
  func isSingleton(_ index: Int) -> Bool {
    guard ["shared", "standard", "default", "sharedInstance"].contains(text(index)), text(index - 1) == "."
    else {
      return false
    }
    // `.shared` may also stand for a type that is told elsewhere.
    let owner = text(index - 2)
    if text(index) == "default" { return owner.first?.isUppercase == true }
    return owner.first?.isUppercase == true || ["=", "(", ":", ",", "return", "?"].contains(owner)
  }

  /// Whether a token makes a service of the system's.
  fileprivate func makesSystemService(_ index: Int) -> Bool {
    systemServices.contains(text(index)) && isCalled(index)
  }

  /// Whether a token stands between the brackets of an initializer's parameters.
  fileprivate func isInParameters(_ index: Int, of initializer: MemberText) -> Bool {
    guard let open = initializer.range.first(where: { text($0) == "(" }) else { return false }
    return open < index && index < tokens.closing(open)
  }

  /// Whether a property has no service or use case until someone sets it.
  fileprivate func waitsForService(_ member: MemberText) -> Bool {
    guard member.keyword == "var", !member.modifiers.contains("private") else { return false }
    let type = member.range.dropFirst(2).prefix { text($0) != "{" && text($0) != "=" }
    return type.contains { index in
      let words = text(index).wordsOfName
      return words.contains("service") || words.suffix(3).contains("use") && words.contains("case")
    } && type.contains { text($0) == "?" || text($0) == "!" }
  }
}
