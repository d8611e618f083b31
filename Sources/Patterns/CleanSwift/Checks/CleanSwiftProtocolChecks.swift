import Checks
import SourceModel

// The compiler is asked about the protocols between the parts of a cycle, and about the types of their outputs.

extension Check {
  static let controllerDefinesProtocols = definesProtocols("VIP-27", .viewController, next: .interactor)
  static let interactorDefinesProtocols = definesProtocols("VIP-46", .interactor, next: .presenter)
  static let presenterDefinesProtocols = definesProtocols("VIP-55", .presenter, next: .viewController)

  static let controllerOutputIsAny: Check = compiles(
    "VIP-28", asking: { $0.substitutions(of: .interactor, in: .viewController) }, message: refusedSubstitute)

  static let interactorOutputIsAny = outputIsAny(
    "VIP-47", .interactor, next: .presenter, model: "Response", label: "response", verb: "present")

  static let presenterOutputIsAny = outputIsAny(
    "VIP-56", .presenter, next: .viewController, model: "ViewModel", label: "viewModel", verb: "display")

  /// Returns a check that a component has an input, and an output that is another name for the next one's input.
  private static func definesProtocols(_ rule: String, _ part: Component, next: Component) -> Check {
    compiles(rule) { sources in
      sources.classes(of: [part]).map { type in
        let (own, other) = ("\(type.scene)\(part.rawValue)", "\(type.scene)\(next.rawValue)")
        let names: Set = ["\(own)Input", "\(own)Output", "\(other)Input"]
        return sources.question(
          about:
            "\(part.title) → \(next.title): \(own)Input, and \(own)Output as another name for \(other)Input",
          naming: names,
          adding: """
            func input(_ input: any \(own)Input) {}
            func convert(_ output: any \(own)Output) -> any \(other)Input { output }
            func convert(back input: any \(other)Input) -> any \(own)Output { input }
            """)
      }
    } message: { subject, error in
      "\(subject): \(error)."
    }
  }

  /// Returns a check like `controllerOutputIsAny` that also checks that methods are called `verbSomething(label:)`.
  private static func outputIsAny(
    _ rule: String, _ part: Component, next: Component, model: String, label: String, verb: String
  ) -> Check {
    compiles(
      rule, asking: { $0.substitutions(of: next, in: part) }, message: refusedSubstitute,
      besides: { evidence, report in
        reportMisnamedMethods(
          in: evidence, "\(next.rawValue)Input", model, label, "what to \(verb), as in \(verb)Something",
          &report
        ) { name in
          name.hasPrefix(verb) && name.dropFirst(verb.count).first?.isUppercase == true
        }
      })
  }

  @Sendable private static func refusedSubstitute(_ subject: String, _ error: String) -> String {
    "\(subject) is refused: \(error)."
  }
}

extension [SourceFile] {
  /// Returns one question for each class of a part: can its output be any object that conforms to the next part's
  /// input?
  fileprivate func substitutions(of next: Component, in part: Component) -> [Question] {
    classes(of: [part]).compactMap { type in
      let input = flatMap(\.types).first {
        $0.kind == .protocol && $0.name == "\(type.scene)\(next.rawValue)Input"
      }
      guard let input, let output = type.properties.first(where: { $0.name == "output" })?.type else {
        return nil
      }
      let names = Set(output.names + [input.name])
      return question(
        about: "\(part.title) → \(next.title): another object as the output of \(type.name)",
        naming: names,
        adding: """
          \(input.conformingClass(named: "Another\(type.scene)\(next.rawValue)"))
          let output: \(output.text) = Another\(type.scene)\(next.rawValue)()
          """)
    }
  }
}
