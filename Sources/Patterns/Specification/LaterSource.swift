/// A text that is later than the documents of the architectures, and says what has become of one of their rules: a
/// proposal of Swift Evolution, a page of Apple's documentation, or a guide of people who use the architecture.
public enum LaterSource: String, CaseIterable, Codable, Sendable {
  case asyncAwait = "SE-0296"
  case sendable = "SE-0302"
  case structuredConcurrency = "SE-0304"
  case actors = "SE-0306"
  case asyncStream = "SE-0314"
  case globalActors = "SE-0316"
  case observation = "SE-0395"
  case globalVariables = "SE-0412"
  case typedThrows = "SE-0413"
  case asyncIsolation = "SE-0461"
  case defaultIsolation = "SE-0466"
  case isolatedConformances = "SE-0470"
  case view = "Apple: View"
  case modelData = "Apple: Model data"
  case managingModelData = "Apple: Managing model data"
  case migrating = "Apple: Observable macro"
  case state = "Apple: State"
  case environment = "Apple: Environment"
  case app = "Apple: App"
  case task = "Apple: task"
  case text = "Apple: Text"
  case localizedKey = "Apple: LocalizedStringKey"
  case navigationStack = "Apple: NavigationStack"
  case sheet = "Apple: sheet"
  case hosting = "Apple: UIHostingController"
  case infinum = "Infinum: VIPER x SwiftUI"

  /// The name that stands after a sentence: `SE-0296`, `Apple: View`.
  public var name: String { rawValue }

  /// The name and the title: `SE-0296, Async/await`, `Apple: View`.
  public var label: String {
    guard let author = rawValue.split(separator: ":").first, author != rawValue else {
      return "\(rawValue), \(title)"
    }
    return "\(author): \(title)"
  }

  /// The text's own title.
  public var title: String {
    switch self {
    case .asyncAwait: "Async/await"
    case .sendable: "Sendable and @Sendable closures"
    case .structuredConcurrency: "Structured concurrency"
    case .actors: "Actors"
    case .asyncStream: "AsyncStream and AsyncThrowingStream"
    case .globalActors: "Global actors"
    case .observation: "Observation"
    case .globalVariables: "Strict concurrency for global variables"
    case .typedThrows: "Typed throws"
    case .asyncIsolation: "Run nonisolated async functions on the caller's actor by default"
    case .defaultIsolation: "Control default actor isolation inference"
    case .isolatedConformances: "Global-actor isolated conformances"
    case .view: "View"
    case .modelData: "Model data"
    case .managingModelData: "Managing model data in your app"
    case .migrating: "Migrating from the Observable Object protocol to the Observable macro"
    case .state: "State"
    case .environment: "Environment"
    case .app: "App, body"
    case .task: "task(name:priority:file:line:_:)"
    case .text: "Text, init(_:format:)"
    case .localizedKey: "LocalizedStringKey"
    case .navigationStack: "NavigationStack"
    case .sheet: "sheet(isPresented:onDismiss:content:)"
    case .hosting: "UIHostingController"
    case .infinum: "VIPER x SwiftUI Documentation"
    }
  }

  /// The text's address.
  public var address: String {
    let proposals = "https://github.com/swiftlang/swift-evolution/blob/main/proposals/"
    let apple = "https://developer.apple.com/documentation/swiftui/"
    return switch self {
    case .asyncAwait: proposals + "0296-async-await.md"
    case .sendable: proposals + "0302-concurrent-value-and-concurrent-closures.md"
    case .structuredConcurrency: proposals + "0304-structured-concurrency.md"
    case .actors: proposals + "0306-actors.md"
    case .asyncStream: proposals + "0314-async-stream.md"
    case .globalActors: proposals + "0316-global-actors.md"
    case .observation: proposals + "0395-observability.md"
    case .globalVariables: proposals + "0412-strict-concurrency-for-global-variables.md"
    case .typedThrows: proposals + "0413-typed-throws.md"
    case .asyncIsolation: proposals + "0461-async-function-isolation.md"
    case .defaultIsolation: proposals + "0466-control-default-actor-isolation.md"
    case .isolatedConformances: proposals + "0470-isolated-conformances.md"
    case .view: apple + "view"
    case .modelData: apple + "model-data"
    case .managingModelData: apple + "managing-model-data-in-your-app"
    case .migrating: apple + "migrating-from-the-observable-object-protocol-to-the-observable-macro"
    case .state: apple + "state"
    case .environment: apple + "environment"
    case .app: apple + "app/body-swift.property"
    case .task: apple + "view/task%28name:priority:file:line:_:%29"
    case .text: apple + "text/init%28_:format:%29"
    case .localizedKey: apple + "localizedstringkey"
    case .navigationStack: apple + "navigationstack"
    case .sheet: apple + "view/sheet%28ispresented:ondismiss:content:%29"
    case .hosting: apple + "uihostingcontroller"
    case .infinum:
      "https://github.com/infinum/ios-viper-xcode-templates/blob/master/Documentation/Viper%20x%20SwiftUI%20Guide.md"
    }
  }
}
