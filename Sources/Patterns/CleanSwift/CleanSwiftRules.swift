extension Rule {
  /// The rules of Clean Swift VIP, in the order of their documents.
  static let cleanSwift: [Rule] = [
    Rule(
      "VIP-01", .cleanSwift, .must,
      "Each scene has one view controller, one interactor and one presenter, joined in one cycle.",
      because: "With two cycles behind one screen, nobody can say which of them answers an event.",
      lookAt: "The scene's stored properties: a second interactor or presenter, or one that scenes share.",
      in: .cleanSwiftTemplates, decidedBy: .by(.types),
      today: Today(
        async: .holds("One of each is also one answer to the question who awaits whom."),
        swiftUI: .changes(
          "A view takes the controller's place, and reads an observable object that the presenter writes.",
          .managingModelData))),
    Rule(
      "VIP-02", .cleanSwift, .must,
      "Messages go round in one direction: view controller, interactor, presenter, view controller.",
      because: "A shortcut or a step backwards gives the same screen two sources of truth.",
      lookAt: "The order of messages: interactor straight to view controller, or presenter to interactor.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "An interactor that returned its response would hand it to its caller, one step backwards.",
          .asyncAwait),
        swiftUI: .holds(
          "The presenter writes into an object that the view reads: the round is the same.", .observation))),
    Rule(
      "VIP-03", .cleanSwift, .must, "The components of a cycle know one another only through protocols.",
      because: "A component that names its neighbour's class cannot be reused, replaced or built alone.",
      lookAt: "A neighbour's class name in the file of a view controller, interactor or presenter.",
      in: .cleanSwiftTemplates, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "The protocols have to say their isolation: without it, a main-actor class does not conform.",
          .isolatedConformances, .defaultIsolation),
        swiftUI: .holds(
          "A view may hold any protocol whose object is observable: its reads are tracked all the same.",
          .observation))),
    Rule(
      "VIP-04", .cleanSwift, .must,
      "Only models made for the purpose cross the boundary between two components.",
      because: "Loose parameters grow one by one, and each addition changes a protocol and all who adopt it.",
      lookAt: "Each boundary method's parameters: one request, response or view model, and nothing else.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.names),
      today: Today(
        async: .holds(
          "A structure made for the boundary is also what may cross from one actor to another.", .sendable),
        swiftUI: .holds(
          "Requests come from the view as before, and the presenter still builds a view model."))),
    Rule(
      "VIP-05", .cleanSwift, .must,
      "The models that cross boundaries are types of their own, not the application's data models.",
      because: "Shared types would let a change of storage or of the web service reach the screen.",
      lookAt: "Fields of a request, response or view model that hold a domain type, such as `Country`.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.types, .source),
      today: Today(
        async: .holds(
          "A domain class that is not `Sendable` could not leave its actor in any case.", .sendable),
        swiftUI: .holds(
          "SwiftUI can draw a domain type directly; what a change of it would then cost is the same."))),
    Rule(
      "VIP-06", .cleanSwift, .should,
      "A change to one of the application's data models should touch few places, not the whole codebase.",
      because: "When every scene reads the stored types directly, renaming one field means edits everywhere.",
      lookAt: "Which files mention the changed type: interactor and workers may, the others may not.",
      in: .cleanSwiftTemplates,
      decidedBy: .nothing("It is about future edits, and sets no limit to the places that one may touch."),
      today: .holds("Neither an actor nor SwiftUI makes a type that is known everywhere easier to change.")),
    Rule(
      "VIP-07", .cleanSwift, .must,
      "Boundary models are value types whose innermost fields are all scalars or strings.",
      because: "A class or closure inside a model carries shared state and behaviour across the boundary.",
      lookAt: "The model's fields, also inside arrays and optionals: a domain type, a class or a closure.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.types, .source),
      today: Today(
        async: .holds("A structure of strings and numbers is safe to hand to any actor.", .sendable),
        swiftUI: .holds("A view is described from values, and these are values.", .view))),
    Rule(
      "VIP-08", .cleanSwift, .may,
      "A model may wrap primitives in types of its own, provided only primitives are found inside.",
      because: "Without such types, related fields lie side by side in one long list and get mixed up.",
      lookAt: "The wrapping type and every field within it: a reference or domain type one level down.",
      in: .cleanSwiftNotes, decidedBy: .by(.types, .source),
      today: .holds(
        "A wrapper whose fields are `Sendable` can be so too, and a view shows what is inside.", .sendable)),
    Rule(
      "VIP-09", .cleanSwift, .must, "Every use case has a request, a response and a view model of its own.",
      because: "Models shared by two use cases collect optional fields that only one of them fills.",
      lookAt: "The scene's models: a use case that lacks one of its three types, or borrows another's.",
      in: .cleanSwiftTemplates, decidedBy: .by(.names),
      today: Today(
        async: .holds("Each use case is one `async` call, with types of its own."),
        swiftUI: .changes(
          "Requests and responses stay; the view models of all use cases are parts of one observable state.",
          .managingModelData))),
    Rule(
      "VIP-10", .cleanSwift, .may, "A scene may have several use cases.",
      because: "A screen that lists, sorts and searches would otherwise need one vague request.",
      lookAt: "The scene's models: whether each thing that the user can do there has a namespace.",
      in: .cleanSwiftTemplates, decidedBy: .by(.names),
      today: Today(
        async: .holds(
          "Two use cases may be awaited at once, which is a reason more to keep them apart.", .actors),
        swiftUI: .holds("A SwiftUI screen, too, can list, sort and search."))),
    Rule(
      "VIP-11", .cleanSwift, .must, "The view controller builds the request and passes it to the interactor.",
      because: "Anyone else who built the request would have to reach into the views for the user's input.",
      lookAt: "Who sends `doSomething(request:)`, and where the request's initializer is called.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The request is built before the first `await`, from what the user sees at that moment.", .actors),
        swiftUI: .holds(
          "The view builds it, from its own state, in a button's closure or a `task`.", .task))),
    Rule(
      "VIP-12", .cleanSwift, .should, "A request should hold mainly what the user typed or chose.",
      because: "A request that carries results or display text makes the view controller a store of data.",
      lookAt: "The request's fields: anything beyond entered text, chosen values and identifiers.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.types, .source),
      today: .holds("What the user typed is text and numbers, on any actor and in any view.")),
    Rule(
      "VIP-13", .cleanSwift, .must,
      "When its work is done, the interactor builds the response and passes it to the presenter.",
      because: "A response sent before the work ends shows the user a result that does not exist yet.",
      lookAt: "The order of messages: `presentSomething(response:)` comes after the workers' last reply.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The response is built after the last `await`, and not at all if the task was cancelled.",
          .structuredConcurrency),
        swiftUI: .holds("Neither interactor nor presenter is a view."))),
    Rule(
      "VIP-14", .cleanSwift, .must, "On receiving a response, the presenter builds the view model.",
      because: "A view model built anywhere else moves the formatting out of the presenter.",
      lookAt: "Where the view model's initializer is called, and which response the presenter had received.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace, .source),
      today: .holds("Building the view model waits for nothing and draws nothing.")),
    Rule(
      "VIP-15", .cleanSwift, .must,
      "The fields of a view model are primitives that can be shown without further conversion.",
      because: "A date or raw amount left in the view model forces the view controller to format it.",
      lookAt: "The view model's fields: a date, a raw amount, or a code in place of text.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.types, .source),
      today: Today(
        async: .holds("Text that is ready to be shown can be handed to any actor.", .sendable),
        swiftUI: .changes(
          "`Text` shows a number or a date as it is, formatted by a style, so those fields need not be strings.",
          .text))),
    Rule(
      "VIP-16", .cleanSwift, .must,
      "The presenter passes the view model back to the view controller, which displays it.",
      because: "A result that stops at the presenter leaves the user looking at the old screen.",
      lookAt: "The call of `displaySomething(viewModel:)`, and the views that are set from its argument.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds("With both on the main actor the call stays a plain one.", .defaultIsolation),
        swiftUI: .changes(
          "The presenter sets a property of an observable object, and the view reads it.", .observation))),
    Rule(
      "VIP-17", .cleanSwift, .may, "A model with nothing to carry may be empty.",
      because: "If empty models were barred, signatures would change the first time data had to be carried.",
      lookAt: "Boundary methods without a parameter, and models with a field that nobody reads.",
      in: .cleanSwiftTemplates, decidedBy: .by(.types, .source),
      today: .holds("An empty structure crosses any boundary.")),
    Rule(
      "VIP-18", .cleanSwift, .must, "The view controller captures the user's interactions.",
      because: "A control that calls the interactor itself ties business logic to one widget.",
      lookAt: "The targets and delegates of the controls: each user event reaches the view controller first.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "A control's action is a plain method; the `Task` begins in it or behind it.",
          .structuredConcurrency),
        swiftUI: .changes(
          "Controls take closures and bindings where they are described; no target or delegate is left.",
          .modelData))),
    Rule(
      "VIP-19", .cleanSwift, .should,
      "The view controller should handle only the views it is responsible for.",
      because: "Any other duty in it can be exercised only by building the whole screen.",
      lookAt: "Types that its file names besides views, its router, its protocols and the boundary models.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.source),
      today: Today(
        async: .holds("It handles views on the main actor, and views alone.", .globalActors),
        swiftUI: .holds(
          "A view that only describes its part of the screen is what SwiftUI asks for.", .view))),
    Rule(
      "VIP-20", .cleanSwift, .must,
      "The view controller does not validate, fetch, parse or convert anything.",
      because: "Such work in a view controller cannot be reused by a second screen or run without one.",
      lookAt: "The view controller's file: formatters, decoders, sessions, parsing, checks of field text.",
      in: .cleanSwiftTemplates, decidedBy: .by(.source),
      today: Today(
        async: .holds(
          "An `await` on a request is quickly written in a view controller; it does not belong there."),
        swiftUI: .holds(
          "The `task` modifier makes it easy to fetch in a view; the reason not to is the same.", .task))),
    Rule(
      "VIP-21", .cleanSwift, .must,
      "The view controller's initializer calls the configurator, before the scene's first event.",
      because: "Left to the caller, wiring is forgotten the first time a scene is created in a new place.",
      lookAt: "The view controller's initializers, each of which has to reach the configurator.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Wiring is one step on the main actor, with no `await` in it.", .globalActors),
        swiftUI: .falls(
          "A view is a value that is made again and again; a configurator in it would wire as often.",
          .state))),
    Rule(
      "VIP-22", .cleanSwift, .must, "The cycle is completely connected before any event can arrive.",
      because: "An event sent to a missing output is lost in silence, and the screen stays empty.",
      lookAt: "The neighbours of each part before `viewDidLoad`: an `output` or a `router` that is nil.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "Nothing may wait between creating and connecting, or an event could come in between.", .actors),
        swiftUI: .holds("The parts are connected before the view that is given them."))),
    Rule(
      "VIP-23", .cleanSwift, .may,
      "On user input or at a life-cycle moment, the view controller may ask the interactor for work.",
      because: "Work started by anything else has no visible cause and cannot be found from the screen.",
      lookAt: "What precedes each request: a control's action, `viewDidLoad`, `viewWillAppear` or the like.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The moments are the same; each may start a `Task`.", .structuredConcurrency),
        swiftUI: .changes(
          "The `task` modifier takes the place of `viewDidLoad`, and is cancelled with the view.", .task))),
    Rule(
      "VIP-24", .cleanSwift, .must, "The view controller does not know who does its business logic, or how.",
      because: "If it knew the worker behind a request, it would have to change whenever the work moves.",
      lookAt: "Interactors, workers or stores named in the view controller's file, and casts of `output`.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("An `async` requirement hides even on which actor the work is done.", .actors),
        swiftUI: .holds("The view sees the same protocol that the view controller saw."))),
    Rule(
      "VIP-25", .cleanSwift, .must, "Navigation logic belongs in the router, not in the view controller.",
      because: "A view controller that builds its successors can be used in one flow only.",
      lookAt: "Pushing, presenting or creating other scenes in the view controller's file.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("Navigation stays on the main actor, wherever the work was done.", .globalActors),
        swiftUI: .changes(
          "The path of a `NavigationStack` is data: a router owns it, and appends a value to go on.",
          .navigationStack))),
    Rule(
      "VIP-26", .cleanSwift, .must, "The view controller holds a router and goes to other scenes through it.",
      because: "With no router at hand, each handler finds its own way out and the flows drift apart.",
      lookAt: "The `router` property, and who sends the message that shows the next scene.",
      in: .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The view controller asks its router as before."),
        swiftUI: .changes("The view is given the router, or finds it in the environment.", .environment))),
    Rule(
      "VIP-27", .cleanSwift, .must,
      "The view controller defines an input and an output protocol, each shared with a neighbour by alias.",
      because: "Two separate protocols for one boundary drift apart and need an adapter between them.",
      lookAt: "`ViewControllerInput` and `ViewControllerOutput`: both declared, and what each alias names.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "The shared protocol has to state one isolation that suits both neighbours.",
          .isolatedConformances),
        swiftUI: .changes("The output stays; nobody calls a view, so its input has no caller.", .view))),
    Rule(
      "VIP-28", .cleanSwift, .may,
      "The view controller's output may be any object that conforms to its output protocol.",
      because: "A property typed as the interactor's class accepts no substitute.",
      lookAt: "The declared type of `output` in the view controller: a class where the protocol belongs.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "Even an actor may conform, if the requirements are `async` and no global actor isolates the protocol.",
          .actors),
        swiftUI: .holds("The view's property can have the same protocol as its type."))),
    Rule(
      "VIP-29", .cleanSwift, .must,
      "A method of the view controller's output says what to do, with a request: `doSomething(request:)`.",
      because: "Calls of many shapes make a reader open each one to learn which use case it starts.",
      lookAt: "The output protocol's requirements: names of controls, labels other than `request`.",
      in: .cleanSwiftNotes, decidedBy: .by(.names),
      today: Today(
        async: .holds("The name stays; `async` behind it says that the call may wait.", .asyncAwait),
        swiftUI: .holds("A closure of a button calls the method by the same name."))),
    Rule(
      "VIP-30", .cleanSwift, .must,
      "When business logic is needed, the view controller builds a request and calls its output with it.",
      because: "Logic slipped in beside the cycle runs unseen and is repeated in every screen that needs it.",
      lookAt: "User events that change what is shown with no request sent in between.",
      in: .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The request goes first, and the `await` belongs to whoever needs the answer."),
        swiftUI: .holds(
          "State that only the view needs, such as an open menu, is no business logic.", .modelData))),
    Rule(
      "VIP-31", .cleanSwift, .must, "The configurator connects the components of the cycle to one another.",
      because: "Components that fetch their own neighbours hide the graph and cannot be wired another way.",
      lookAt: "Where `output`, `router` and `viewController` are assigned: all of them in the configurator.",
      in: .cleanSwiftTemplates, decidedBy: .by(.source),
      today: Today(
        async: .holds("Connecting waits for nothing."),
        swiftUI: .holds("A function that makes the parts and returns the view is a configurator."))),
    Rule(
      "VIP-32", .cleanSwift, .must,
      "One shared configurator, which keeps no state, serves all instances of a scene.",
      because: "State kept from one scene to the next would let their components mix.",
      lookAt: "The configurator's shared instance, further instances of it, and stored properties in it.",
      in: .cleanSwiftTemplates, decidedBy: .by(.source),
      today: Today(
        async: .changes(
          "A static `shared` of a class needs an actor or `Sendable`; the compiler refuses it otherwise.",
          .globalVariables),
        swiftUI: .changes(
          "With no state to keep, a function that returns the view does as well as a shared object.",
          .view))),
    Rule(
      "VIP-33", .cleanSwift, .must,
      "Each instance of a scene gets fresh components, connected once, before its first event.",
      because: "Wiring a scene again replaces an interactor whose replies are still on their way.",
      lookAt: "The neighbours of each part: a view controller without any, or neighbours that change.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds(
          "A `Task` of the old scene keeps the old interactor, so its reply cannot reach the new one.",
          .structuredConcurrency),
        swiftUI: .changes(
          "`@State` keeps the parts of the first view value, however often SwiftUI makes it again.",
          .state))),
    Rule(
      "VIP-34", .cleanSwift, .must,
      "Only the configurator knows the cycle's concrete classes; a router may name the next scene.",
      because: "When a class is replaced, every other place that names it has to be edited too.",
      lookAt: "Class names outside the configurator, except in their own file or as a router's destination.",
      in: .cleanSwiftTemplates, decidedBy: .by(.compiler),
      today: Today(
        async: .holds("Class or actor: whoever knows only the protocol need not be told.", .actors),
        swiftUI: .holds("The place that makes the view names the classes, and the view does not."))),
    Rule(
      "VIP-35", .cleanSwift, .may, "The configurator may hand the interactor its dependencies.",
      because: "An interactor that builds its own services can never be given others.",
      lookAt: "How the configurator creates the interactor, and services that the interactor creates itself.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds("What it hands to an actor has to be `Sendable`.", .sendable),
        swiftUI: .holds(
          "The environment reaches views, not interactors, so these are still handed what they need.",
          .environment))),
    Rule(
      "VIP-36", .cleanSwift, .must,
      "The router knows which scene comes next and passes it the data it needs.",
      because: "A scene that must fetch its own subject has to know where it was opened from.",
      lookAt: "The route method: which scene it creates, and what it sets there before the scene appears.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The data is in hand before the router is asked; it fetches nothing."),
        swiftUI: .changes(
          "The value that is appended to the path carries the data, and a destination makes the view from it.",
          .navigationStack))),
    Rule(
      "VIP-37", .cleanSwift, .must, "The router refers to its view controller weakly.",
      because: "The view controller owns the router, so a strong reference back keeps both alive for good.",
      lookAt:
        "The router's `viewController`: not declared `weak`, or unwrapped by force though it may be gone.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.lifetime, .source),
      today: Today(
        async: .holds("Isolation counts no references: a cycle leaks on any actor."),
        swiftUI: .falls(
          "A view is a value, to which nothing can refer weakly; a router that owns a path needs none.",
          .view, .navigationStack))),
    Rule(
      "VIP-38", .cleanSwift, .must,
      "The router reads the interactor's data store and presents the next scene over its view controller.",
      because: "A view controller that keeps data only for the next scene becomes a second store.",
      lookAt: "The route method: where the passed values are read, and which controller does the presenting.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "On the main actor the data store is read at once; an actor's would have to be awaited.", .actors),
        swiftUI: .changes(
          "The router reads the data store, then appends a value; the stack does the presenting.",
          .navigationStack))),
    Rule(
      "VIP-39", .cleanSwift, .must, "`RoutingLogic` lists every view controller that the router can reach.",
      because: "Without the list, only reading every method body tells where a scene can lead.",
      lookAt: "The routing protocol's requirements, compared with the methods that the router exposes.",
      in: .cleanSwiftNotes, decidedBy: .by(.names),
      today: Today(
        async: .holds("The list is the same."),
        swiftUI: .changes(
          "An enumeration of destinations is the list, and a `switch` over it has to cover each of them.",
          .navigationStack))),
    Rule(
      "VIP-40", .cleanSwift, .must,
      "A route method, `routeToX(segue:)`, passes the data first and navigates in code if its segue is nil.",
      because: "With two signatures, segues and code go separate ways, and one of them forgets the data.",
      lookAt: "The route method's name and parameter, and the order of its calls when `segue` is nil.",
      in: .cleanSwiftNotes, decidedBy: .by(.names, .trace),
      today: Today(
        async: .holds("Data first, then the way: neither waits."),
        swiftUI: .falls(
          "There are no segues; the value on the path is the data and the way in one.", .navigationStack))),
    Rule(
      "VIP-41", .cleanSwift, .must, "All business logic belongs in the interactor.",
      because: "A business rule found in two components is changed in one and forgotten in the other.",
      lookAt: "Sorting, filtering, choosing and deciding in the view controller, presenter or router.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.source),
      today: .holds("Where a decision is made does not depend on who awaits it, or who draws its result.")),
    Rule(
      "VIP-42", .cleanSwift, .must, "Every request of the view controller is handled by its interactor.",
      because: "A request without a handler leaves the user waiting for an answer that never comes.",
      lookAt: "Each request sent, whether the interactor received it, and what it did next.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "A request whose task was cancelled still has to be ended by the interactor.",
          .structuredConcurrency),
        swiftUI: .holds("The view waits for an answer as the view controller did."))),
    Rule(
      "VIP-43", .cleanSwift, .must,
      "For a request, the interactor retrieves models and then has one or more workers do the work.",
      because: "An interactor that does every task itself grows with each service it touches.",
      lookAt: "The messages after a request: the interactor's calls to workers, and work done without any.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The interactor awaits its workers, with `async let` several at once.", .structuredConcurrency),
        swiftUI: .holds("Workers and interactor know no view."))),
    Rule(
      "VIP-44", .cleanSwift, .must,
      "A failure becomes an error object in a response, which the interactor asks the presenter to present.",
      because: "A failure that leaves the cycle early is lost, or reaches the screen unformatted.",
      lookAt: "The failure branch of the interactor: an error that is swallowed or bypasses the presenter.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "A worker throws, the interactor catches; with typed throws the signature says which errors.",
          .typedThrows),
        swiftUI: .holds("A view cannot catch either: the error reaches it as something to show."))),
    Rule(
      "VIP-45", .cleanSwift, .must,
      "When the work succeeds, the interactor puts its result into the response.",
      because: "A result kept aside has to be fetched by the presenter, against the cycle's direction.",
      lookAt: "The fields of the response, compared with what the worker delivered.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: Today(
        async: .holds("What the `await` returned goes into the response.", .asyncAwait),
        swiftUI: .holds("The presenter still knows only the response."))),
    Rule(
      "VIP-46", .cleanSwift, .must,
      "The interactor defines an input and an output protocol, each shared with a neighbour by alias.",
      because: "Without them, only the interactor's body tells what it can be asked and what it answers.",
      lookAt: "`InteractorInput` and `InteractorOutput`: both declared, and what each alias names.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "Both have to state an isolation that suits interactor and neighbours alike.",
          .isolatedConformances),
        swiftUI: .holds("Across this boundary no view is called."))),
    Rule(
      "VIP-47", .cleanSwift, .must,
      "The interactor's output is any `InteractorOutput`, called through `presentSomething(response:)`.",
      because: "Tied to one presenter class, the interactor could not serve a second way of presenting.",
      lookAt: "The declared type of the interactor's `output`, and its methods' verb and `response` label.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler, .names),
      today: Today(
        async: .holds(
          "A returned response would go to the caller, the view controller; the presenter needs the call.",
          .asyncAwait),
        swiftUI: .holds("The presenter is an object as before."))),
    Rule(
      "VIP-48", .cleanSwift, .should, "A worker does the actual work and should have only one task.",
      because: "A worker with two tasks changes for two reasons, and neither task can be reused alone.",
      lookAt: "The worker's methods: unrelated verbs, such as fetching and storing, on one type.",
      in: .cleanSwiftTemplates, decidedBy: .by(.names),
      today: .holds(
        "An `async` function with one task is the smallest worker, for a SwiftUI screen as for any other.",
        .asyncAwait)),
    Rule(
      "VIP-49", .cleanSwift, .must, "No worker holds a strong reference to the interactor.",
      because: "The interactor owns its workers, so a reference back makes a cycle that nothing breaks.",
      lookAt: "The worker's stored properties and the closures it keeps: an interactor held strongly.",
      in: .cleanSwiftTemplates, decidedBy: .by(.lifetime),
      today: Today(
        async: .changes(
          "An awaited worker keeps no closure; the `Task` keeps the interactor until it ends.",
          .structuredConcurrency),
        swiftUI: .holds("The interactor is an object as before, and a cycle would leak it."))),
    Rule(
      "VIP-50", .cleanSwift, .should,
      "A worker should be usable elsewhere in the app, without the interactor it was written for.",
      because: "A worker bound to one interactor is written again for the second scene that needs it.",
      lookAt: "The interactor, or the scene's models, in the worker's initializer and methods.",
      in: .cleanSwiftTemplates, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "A worker that is `Sendable`, or an actor, can be shared by interactors on different actors.",
          .sendable),
        swiftUI: .holds("It knows no view, whichever kind."))),
    Rule(
      "VIP-51", .cleanSwift, .must, "The interactor creates a worker only when it is first needed.",
      because: "A worker made in advance costs time and connections in scenes that never use it.",
      lookAt: "The interactor's worker properties: each `lazy`, none filled in the initializer.",
      in: .cleanSwiftTemplates, decidedBy: .by(.types, .trace),
      today: Today(
        async: .holds(
          "A `lazy` property is safe on one actor, where only one piece of code runs at a time.", .actors),
        swiftUI: .holds("The interactor is the same class."))),
    Rule(
      "VIP-52", .cleanSwift, .may,
      "A worker may take care of storage, network calls or the checking of network replies.",
      because: "Left in the interactor, these tasks mix its logic with details that change on their own.",
      lookAt: "What the scene's workers do, and which of these tasks the interactor still does itself.",
      in: .cleanSwiftNotes,
      decidedBy: .nothing("A permission with examples: a worker that does none of these breaks nothing."),
      today: .holds(
        "A worker that stores or asks the network can be an actor; what draws the result is all one to it.",
        .actors)),
    Rule(
      "VIP-53", .cleanSwift, .must,
      "The presenter formats results for display, for instance by localising text or writing out dates.",
      because: "If several components format, the same value reads differently from screen to screen.",
      lookAt: "The view model's fields, compared with the response's, and formatters used by other roles.",
      in: .cleanSwiftTemplates, .cleanSwiftNotes, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Formatting waits for nothing."),
        swiftUI: .changes(
          "`Text` localizes a literal and formats a number; choosing what to say is left to the presenter.",
          .localizedKey, .text))),
    Rule(
      "VIP-54", .cleanSwift, .must,
      "The presenter turns an error from the interactor into a view model that can be shown.",
      because: "A raw error on the screen tells the user about the program and not about what to do.",
      lookAt: "The presenter's treatment of a failed response, and the text that the view controller gets.",
      in: .cleanSwiftTemplates, decidedBy: .by(.trace),
      today: .holds("A thrown error is still no sentence for a user, and SwiftUI has none either.")),
    Rule(
      "VIP-55", .cleanSwift, .must,
      "The presenter defines an input and an output protocol, each shared with a neighbour by alias.",
      because: "Without them, the presenter cannot be read or built apart from its two neighbours.",
      lookAt: "`PresenterInput` and `PresenterOutput`: both declared, and what each alias names.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "Both have to state an isolation that suits presenter and neighbours alike.",
          .isolatedConformances),
        swiftUI: .changes(
          "Its input stays; its output is an observable state instead of a protocol that a view adopts.",
          .observation))),
    Rule(
      "VIP-56", .cleanSwift, .must,
      "The presenter's output is any `PresenterOutput`, called through `displaySomething(viewModel:)`.",
      because: "Typed as a view controller, it would pull the user interface into code that only formats.",
      lookAt: "The declared type of the presenter's `output`, and its methods' verb and `viewModel` label.",
      in: .cleanSwiftNotes, decidedBy: .by(.compiler, .names),
      today: Today(
        async: .holds(
          "A protocol on the main actor is called from the main actor without `await`.", .globalActors),
        swiftUI: .falls(
          "Nobody can call a view: SwiftUI makes it and asks for its `body`. The presenter writes state.",
          .view, .observation))),
    Rule(
      "VIP-57", .cleanSwift, .must,
      "The presenter holds its output weakly and drops a response that arrives after the scene is gone.",
      because: "The view controller owns the whole cycle, so a strong output at its end leaks all of it.",
      lookAt: "The declaration of `output` in the presenter: `weak`, optional and never unwrapped by force.",
      in: .cleanSwiftNotes, decidedBy: .by(.lifetime, .source),
      today: Today(
        async: .holds(
          "A `Task` can outlive the screen just as a completion can, so late responses still come.",
          .structuredConcurrency),
        swiftUI: .falls(
          "There is no view to refer to; a state that no view reads any more is shown nowhere.",
          .view, .observation))),
    Rule(
      "VIP-58", .cleanSwift, .must,
      "Request, response and view model are defined in the scene's Models file.",
      because: "Scattered over the components' files, they hide which data moves through the scene.",
      lookAt: "The file that declares each model, such as `CountriesModels.swift`.",
      in: .cleanSwiftNotes, decidedBy: .by(.source),
      today: Today(
        async: .holds("The file is the same, with `Sendable` beside a model that has to say so.", .sendable),
        swiftUI: .holds("A file is a file."))),
  ]
}
