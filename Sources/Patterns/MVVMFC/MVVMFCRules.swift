extension Rule {
  /// The rules of MVVM-FC, in the order of their document.
  static let mvvmFC: [Rule] = [
    Rule(
      "FC-01", .mvvmFC, .must, "Flow controllers take the place of coordinators.",
      because: "With two kinds of navigation object, it is unclear which of them owns a transition.",
      lookAt: "Types called coordinator, and navigation in which no flow controller has a part.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: Today(
        async: .holds("Navigation has one kind of owner, on the main actor.", .globalActors),
        swiftUI: .changes(
          "An object that owns a path takes the flow controller's place, under whichever name.",
          .navigationStack))),
    Rule(
      "FC-02", .mvvmFC, .must, "Code in `Library` uses nothing from the project's other folders.",
      because: "After one reference back to the app, the library can no longer be built or moved alone.",
      lookAt: "The library's import lines, and the app's types named in its files.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: .holds("What a module may import is the same question for an actor or a view.")),
    Rule(
      "FC-03", .mvvmFC, .must, "Code in `Library` must be generic enough for any other project to use.",
      because: "What a library knows of one app goes with it into every other project.",
      lookAt: "Words of this app's domain in the library: countries, films, addresses, keys.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: Today(
        async: .holds(
          "Generic code that runs on its caller's actor suits a main-actor app and any other.",
          .asyncIsolation),
        swiftUI: .holds("A library for every project cannot know which kind of view it serves."))),
    Rule(
      "FC-04", .mvvmFC, .must,
      "Each request to `ApiSession` sets its retry count and each try's timeout, which bound the total time.",
      because: "Without a bound, a user with a poor connection waits for an answer that never comes.",
      lookAt: "The number of tries and the time taken: at most `(retries + 1) * timeout` plus pauses.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The bound stays; cancelling the task has to end tries and pauses as well.",
          .structuredConcurrency),
        swiftUI: .holds("A user in front of a SwiftUI view waits no longer."))),
    Rule(
      "FC-05", .mvvmFC, .must,
      "Each request to `ApiSession` chooses its callback thread and how its response is decoded.",
      because: "A completion on a fixed thread must change threads; with a fixed decoder, it converts again.",
      lookAt: "The request's settings, the thread that runs the completion, and the decoder that was used.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .changes(
          "No thread is chosen: after the `await` the caller is on its own actor. Decoding is chosen as before.",
          .actors),
        swiftUI: .holds("A request knows nothing of what shows its result."))),
    Rule(
      "FC-06", .mvvmFC, .must,
      "`Extensions` holds generic extensions; `Tools` holds localisation, logging and diagnostics.",
      because: "Without a fixed place, the same helper is written in several modules under several names.",
      lookAt: "App types named in `Extensions`, and logging or localisation helpers outside `Tools`.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: Today(
        async: .holds("An extension, or a log, is as generic on any actor."),
        swiftUI: .changes(
          "`Text` localizes a literal itself, so there is less for a tool of localisation to do.",
          .localizedKey))),
    Rule(
      "FC-07", .mvvmFC, .should,
      "Almost every view and view controller makes its constraints with the shared layout helpers.",
      because: "Constraints written out by hand are long, and mistakes hide in the repetition.",
      lookAt: "Views that set up constraints themselves where `UIKit+Layout` has a helper.",
      in: .mvvmFC,
      decidedBy: .nothing("It speaks of almost every view, so no single view can break it."),
      today: Today(
        async: .holds("Constraints are set on the main actor, at once.", .globalActors),
        swiftUI: .falls("A view is laid out by composing it of others, without constraints.", .view))),
    Rule(
      "FC-08", .mvvmFC, .must,
      "`Application` holds the application delegate and configuration, `Resources` the assets and strings.",
      because: "Settings and texts scattered over modules are missed when the app is renamed or translated.",
      lookAt: "Where the application delegate, configuration files, assets and localised strings lie.",
      in: .mvvmFC,
      decidedBy: .nothing("Whether a file is configuration or an asset is a judgement about its purpose."),
      today: Today(
        async: .holds("Folders have no isolation."),
        swiftUI: .changes(
          "A type that conforms to `App` is where the app begins, so it lies in `Application`.", .app))),
    Rule(
      "FC-09", .mvvmFC, .must,
      "`Common` holds code that modules can share and that belongs to this app alone.",
      because: "Shared code inside one module makes the others depend on a screen they never show.",
      lookAt: "Code in `Common` that names a module or serves only one, and types that modules borrow.",
      in: .mvvmFC, decidedBy: .by(.compiler, .source),
      today: .holds("What modules share does not depend on actors or on views.")),
    Rule(
      "FC-10", .mvvmFC, .should,
      "A module usually has view model, view controller, flow controller and factory; `Alert` has fewer.",
      because: "If every module is divided differently, each has to be learnt separately.",
      lookAt: "The module's folder: which of the four is missing, and whether that module is an exception.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: Today(
        async: .holds("The four parts stay."),
        swiftUI: .changes(
          "View model and view are left; controller and flow controller shrink to a path, the factory to a function.",
          .navigationStack, .managingModelData))),
    Rule(
      "FC-11", .mvvmFC, .may, "A module may hold views and data structures of its own.",
      because: "Kept outside its module, a type that one screen needs looks as if all shared it.",
      lookAt: "Views and structures outside the module that only this module uses.",
      in: .mvvmFC,
      decidedBy: .nothing("A permission: a module without such types obeys it as well."),
      today: .holds("A type for one screen belongs to that screen's module, of whatever kind it is.")),
    Rule(
      "FC-12", .mvvmFC, .may, "A service may be used from any view model.",
      because: "A service that view models cannot reach drives requests into view controllers.",
      lookAt: "The service's imports and signatures: a view type there bars view models from using it.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "View models share the main actor, so a service there is at hand for all of them.",
          .defaultIsolation),
        swiftUI: .holds("View models stay, and so do their services.", .managingModelData))),
    Rule(
      "FC-13", .mvvmFC, .must, "A service is built on `ApiSession` and delivers decoded responses.",
      because: "A service with its own networking has its own timeouts, retries and errors to maintain.",
      lookAt: "The call by which the service reaches the network, and the type that its completion receives.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("It returns what it decoded, or throws.", .asyncAwait),
        swiftUI: .holds("A service knows no view."))),
    Rule(
      "FC-14", .mvvmFC, .must, "A factory consists of static methods only.",
      because: "A factory that keeps state can make different modules from equal calls.",
      lookAt: "Instance methods, stored properties and initializers in the factory's declaration.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: .holds(
        "Without stored state there is nothing for an actor to protect, and a static method can return a view.",
        .actors)),
    Rule(
      "FC-15", .mvvmFC, .must, "A factory creates the whole module.",
      because: "A module put together by its users is put together differently by each of them.",
      lookAt: "The parts of a module that a factory creates: view controller, view model, flow controller.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("A module is put together in one step, without an `await`."),
        swiftUI: .changes(
          "It makes view model and view; the stack's destination calls it.", .navigationStack))),
    Rule(
      "FC-16", .mvvmFC, .must, "The factory method that creates the view controller is called `create`.",
      because: "Under a different name in each factory, it has to be looked up before every use.",
      lookAt: "The factory's static methods: `create`, and whether it returns the view controller.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: Today(
        async: .holds("Creating waits for nothing, so `create` is no `async` method."),
        swiftUI: .changes("It returns a view.", .view))),
    Rule(
      "FC-17", .mvvmFC, .must,
      "The factory method `pushIn` creates the view controller and pushes it in a navigation controller.",
      because: "A caller who pushes by hand repeats the transition and may choose the wrong stack.",
      lookAt: "The messages after `pushIn`: one creation, then one push in the controller it was given.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("A push is a call on the main actor.", .globalActors),
        swiftUI: .falls(
          "The stack pushes when its path grows; a factory has nothing to push in.", .navigationStack))),
    Rule(
      "FC-18", .mvvmFC, .must,
      "The factory method `showIn` creates the view controller and presents it modally.",
      because: "If it pushed, a caller who later dismisses the screen would dismiss the wrong one.",
      lookAt: "The messages after `showIn`: one creation, then one modal presentation.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("A presentation is a call on the main actor.", .globalActors),
        swiftUI: .falls("A sheet shows when a binding says so, in the view below it.", .sheet))),
    Rule(
      "FC-19", .mvvmFC, .must,
      "The factory method `rootIn` creates the view controller and makes it a navigation controller's root.",
      because: "If it pushed, the old screens would lie beneath the new one, one step back.",
      lookAt: "The navigation controller's stack after `rootIn`: the new view controller and nothing else.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Setting the root is a call on the main actor.", .globalActors),
        swiftUI: .falls("The root is part of the stack's own description.", .navigationStack))),
    Rule(
      "FC-20", .mvvmFC, .may,
      "A factory may have further methods that open its module, though two in all are usual.",
      because: "If none could be added, a flow with an unusual transition would build its module by hand.",
      lookAt: "Factory methods that nothing calls, and transitions made by hand for want of one.",
      in: .mvvmFC,
      decidedBy: .nothing("It permits any number of methods and only describes two as usual."),
      today: Today(
        async: .holds("Each method opens the module at once."),
        swiftUI: .falls(
          "Transitions belong to the stack and to modifiers, so one method that creates is enough.",
          .navigationStack, .sheet))),
    Rule(
      "FC-21", .mvvmFC, .must, "The application delegate creates the first screen.",
      because: "No flow controller exists at launch, so something outside every flow has to create it.",
      lookAt: "The factory call in the application delegate's launch method.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The first screen is there before anything has been awaited."),
        swiftUI: .changes("The app's `body` describes it.", .app))),
    Rule(
      "FC-22", .mvvmFC, .should,
      "Apart from the first screen's, factories should be used in flow controllers only.",
      because: "A view model or view controller that creates modules takes navigation into its own hands.",
      lookAt: "What does not compile without factories, apart from flow controllers and the application.",
      in: .mvvmFC, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("Who may create modules does not depend on actors."),
        swiftUI: .changes(
          "`navigationDestination` stands in a view, which therefore calls a factory or asks the path's owner to.",
          .navigationStack))),
    Rule(
      "FC-23", .mvvmFC, .should, "Every factory should take the dependency manager as an argument.",
      because: "A factory that finds services by itself hides what its module depends on.",
      lookAt: "The parameter lists of the factory's static methods.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: Today(
        async: .holds("What is passed along on one actor need not be `Sendable`.", .sendable),
        swiftUI: .holds(
          "The environment could carry it unseen; a parameter still shows what a module needs.",
          .environment))),
    Rule(
      "FC-24", .mvvmFC, .must,
      "In the factories, the dependency manager delivers services and use cases to view models.",
      because: "A view model that asks the manager itself depends on everything the manager holds.",
      lookAt: "The view model's creation in the factory, and the dependency manager named in view models.",
      in: .mvvmFC, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("A service that leaves the main actor has to be `Sendable`.", .sendable),
        swiftUI: .holds(
          "A view model cannot read the environment, so it is still handed its services.", .environment))),
    Rule(
      "FC-25", .mvvmFC, .must, "Each view model is owned by its view controller.",
      because: "Without this owner the view model is freed at once, or something global has to keep it.",
      lookAt: "The view controller's `viewModel` property, and who else holds the view model strongly.",
      in: .mvvmFC, decidedBy: .by(.lifetime),
      today: Today(
        async: .holds(
          "A running `Task` of the view model keeps it too, until the task ends.", .structuredConcurrency),
        swiftUI: .changes("The view has it as `@State`, and SwiftUI keeps it.", .state))),
    Rule(
      "FC-26", .mvvmFC, .must,
      "The view model's delegate or closures are implemented by its view controller.",
      because: "A notification that nobody implements leaves the screen as it was.",
      lookAt: "The view controller's conformances, and the closures of the view model that are still unset.",
      in: .mvvmFC, decidedBy: .by(.names, .source),
      today: Today(
        async: .holds("The notice is a call on the main actor.", .globalActors),
        swiftUI: .falls(
          "Nobody implements a notice: a view that reads a property is drawn again when it changes.",
          .managingModelData))),
    Rule(
      "FC-27", .mvvmFC, .must, "The view controller passes the user's actions on to its view model.",
      because: "An action handled in the view controller changes the screen but not the view model.",
      lookAt: "The call on the view model that follows each user event.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The action is passed on at once, and the view model starts the `Task`.", .structuredConcurrency),
        swiftUI: .holds("The view calls the same functions, from closures."))),
    Rule(
      "FC-28", .mvvmFC, .must, "The view controller makes no decisions about the actions it passes on.",
      because: "A decision made there takes a whole screen to exercise, and is repeated in the next screen.",
      lookAt: "Conditions in the view controller's action handlers, ahead of the view model's call.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: Today(
        async: .holds("To wait or not to wait would be a decision, too."),
        swiftUI: .holds(
          "A condition in `body` chooses what is drawn, and decides nothing about an action.", .view))),
    Rule(
      "FC-29", .mvvmFC, .must, "The view controller listens for every change that its view model announces.",
      because: "Otherwise a reply is shown only when something else happens to redraw the screen.",
      lookAt: "The notification after each change of a view model's property, and who receives it.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Each notice comes on the main actor, one after another.", .globalActors),
        swiftUI: .falls("SwiftUI listens, to each property that `body` read.", .managingModelData))),
    Rule(
      "FC-30", .mvvmFC, .must,
      "What the view controller displays, it reads from the view model's properties.",
      because: "Copies kept in the view controller go stale as soon as the view model changes.",
      lookAt: "The reads that follow a notification, and the views that are set from them.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("On the main actor it reads without an `await`.", .defaultIsolation),
        swiftUI: .holds("This is what `body` does.", .managingModelData))),
    Rule(
      "FC-31", .mvvmFC, .must,
      "The closures that a view controller sets on its view model capture it with `[weak self]`.",
      because: "The view model keeps the closure, so a strong capture keeps its own owner alive.",
      lookAt: "The capture list of every closure assigned to a property of the view model, and who survives.",
      in: .mvvmFC, decidedBy: .by(.lifetime, .source),
      today: Today(
        async: .holds(
          "A closure that is kept still needs it; a `Task` lets go of its captures when it ends.",
          .structuredConcurrency),
        swiftUI: .falls("The view sets no closures: it reads, and it is a value.", .managingModelData))),
    Rule(
      "FC-32", .mvvmFC, .must,
      "Preparing the data to show and handling the user's actions are the view model's work.",
      because: "With this work elsewhere, screen and data change in two places and stop agreeing.",
      lookAt: "The messages from a user's action to the notification: who does the work between them.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("It keeps the `Task` of its load, and cancels the older one.", .structuredConcurrency),
        swiftUI: .holds("The view model is the part that stays as it is.", .managingModelData))),
    Rule(
      "FC-33", .mvvmFC, .must,
      "The view model knows nothing of the view layer, and arranges no views.",
      because: "A view model that arranges views has to change with every layout.",
      lookAt: "The compiler's errors when the view model is compiled without the view layer.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: Today(
        async: .holds("It may be on the main actor without knowing a view.", .globalActors),
        swiftUI: .holds("`@Observable` is in the module Observation, not in SwiftUI.", .observation))),
    Rule(
      "FC-34", .mvvmFC, .must,
      "The view model says nothing of labels, cells, frames and other parts of a view.",
      because: "A widget's vocabulary binds the logic to that widget, even where no type is shared.",
      lookAt: "The identifiers in the view model's file: label, button, cell, frame, constraint.",
      in: .mvvmFC, decidedBy: .by(.source),
      today: .holds("Words for widgets are no better after an `await`, or for a SwiftUI view.")),
    Rule(
      "FC-35", .mvvmFC, .must, "No view model contains `import UIKit`.",
      because: "Once the import is there, the compiler no longer objects to views in the logic.",
      lookAt: "The import lines that the compiler refuses when the view layer is hidden from it.",
      in: .mvvmFC, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("Being on the main actor takes no import.", .globalActors),
        swiftUI: .holds(
          "Nor does it need `import SwiftUI`: a path can be an array of values.",
          .observation, .navigationStack))),
    Rule(
      "FC-36", .mvvmFC, .must, "The view model receives its flow controller in its initializer.",
      because: "A flow controller set later can be missing when the first action wants to navigate.",
      lookAt: "The initializer's parameters, and a flow controller property that is set from outside.",
      in: .mvvmFC, decidedBy: .by(.names, .compiler),
      today: Today(
        async: .holds("It has to be there before the first `Task` wants to navigate."),
        swiftUI: .holds("The object that owns the path is handed over in the same way."))),
    Rule(
      "FC-37", .mvvmFC, .may,
      "The initializer of a view model may also take model types, services and local databases.",
      because: "A dependency reached through a global is not seen in any signature and cannot be replaced.",
      lookAt: "Services and use cases whose types a view model's initializer cannot name.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "A service that is an actor, or `Sendable`, is a dependency like any other.", .sendable),
        swiftUI: .holds("The initializer takes what it took, wherever it is called."))),
    Rule(
      "FC-38", .mvvmFC, .must,
      "A use case is code that several view models can reuse, with dependencies like theirs.",
      because: "Logic that two view models need is copied when it has no type of its own.",
      lookAt: "What the use case stores and takes: services or databases, and no view model or view.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: .holds(
        "An `async` function of a structure is enough for it, and no view model sees the difference.",
        .asyncAwait)),
    Rule(
      "FC-39", .mvvmFC, .must, "The view model holds its delegate weakly.",
      because: "The view controller owns the view model, so a strong delegate would leak both.",
      lookAt: "The declaration of `delegate` in the view model, which needs `weak`.",
      in: .mvvmFC, decidedBy: .by(.lifetime, .types, .source),
      today: Today(
        async: .holds("Isolation counts no references: a strong delegate leaks on any actor."),
        swiftUI: .falls(
          "There is no delegate, and nothing can refer to a view weakly.", .managingModelData, .view))),
    Rule(
      "FC-40", .mvvmFC, .may, "Instead of a delegate, a view model may expose closures.",
      because: "A protocol for a single notification is more to write and read than one closure.",
      lookAt: "The view model's closures: a delegate beside them, or closures that return a value.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: Today(
        async: .changes(
          "An `AsyncStream` is a third way; whoever loops over it has to be cancelled when the screen goes.",
          .asyncStream),
        swiftUI: .falls("Neither is needed, since reading is enough.", .managingModelData))),
    Rule(
      "FC-41", .mvvmFC, .must,
      "The properties that a view model shows its view controller are read-only, often by `private(set)`.",
      because: "A property that a view controller can set changes state behind the view model's back.",
      lookAt: "The view model's properties that code in another file can set.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: Today(
        async: .holds("A property that others only read changes on one actor, in one place.", .actors),
        swiftUI: .changes("A property that a text field is bound to has to be settable.", .modelData))),
    Rule(
      "FC-42", .mvvmFC, .must,
      "Properties are named for meaning, such as `isLoading`, never for a widget, such as `showSpinner`.",
      because: "A name taken from a widget becomes false when the same state is shown in another way.",
      lookAt: "The view model's property names: spinner, field, label, footer and other parts of a view.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: .holds("A name for meaning outlives a change of the kind of view.")),
    Rule(
      "FC-43", .mvvmFC, .must, "User actions enter the view model through functions that it exposes.",
      because: "When actions arrive as writes to properties, nobody can tell which writes start work.",
      lookAt: "The view model's visible functions, and actions that arrive by setting a property instead.",
      in: .mvvmFC, decidedBy: .by(.names, .source),
      today: Today(
        async: .holds(
          "A function that starts a `Task` returns at once; an `async` one leaves the task to its caller.",
          .structuredConcurrency),
        swiftUI: .changes(
          "Typed text arrives as a write through a binding; other actions stay functions.", .modelData))),
    Rule(
      "FC-44", .mvvmFC, .must,
      "Actions are named for intent, such as `search(text:)` or `selectedItem(index:)`, not for a control.",
      because: "`searchButtonClicked(text:)` becomes false on the day the search starts while typing.",
      lookAt: "The view model's function names: button, clicked, tapped, cell, row.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: .holds("An intent has the same name in an `async` function and in a button's closure.")),
    Rule(
      "FC-45", .mvvmFC, .must,
      "Only the view model owns and uses the flow controller, which the factory makes and hands over.",
      because: "A second user of the flow controller can navigate without the view model's knowledge.",
      lookAt: "What does not compile without flow controllers, apart from view models and factories.",
      in: .mvvmFC, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds(
          "The view model asks it after the `await`, as it asked in the completion.", .asyncAwait),
        swiftUI: .changes(
          "The stack is bound to the path, so the view around the module knows its owner too.",
          .navigationStack))),
    Rule(
      "FC-46", .mvvmFC, .must, "Navigation is carried out by the flow controller.",
      because: "Navigation done by view models would bring view controllers into code that knows no views.",
      lookAt: "The sender of each push, presentation and return: a flow controller or a factory it called.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("It is carried out on the main actor, whatever was awaited.", .globalActors),
        swiftUI: .changes(
          "The stack carries it out; the flow controller changes the path, and so does the back button.",
          .navigationStack))),
    Rule(
      "FC-47", .mvvmFC, .must,
      "A flow controller depends on its module's view controller; all other controllers are optional.",
      because: "A navigation controller that is always required bars the module from flows that have none.",
      lookAt: "The flow controller's stored properties, and which controllers its initializer demands.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: Today(
        async: .holds(
          "Controllers are objects of the main actor, and so is the flow controller.", .globalActors),
        swiftUI: .falls("It depends on a path, and on no controller at all.", .navigationStack))),
    Rule(
      "FC-48", .mvvmFC, .should,
      "A flow controller should pass its dependency manager on to the modules that it opens.",
      because: "A second manager gives the next screen other services and other data.",
      lookAt: "The dependency manager that the next module uses: the same object, or another one.",
      in: .mvvmFC, decidedBy: .by(.trace),
      today: Today(
        async: .holds("One manager on the main actor is the same for all modules.", .globalActors),
        swiftUI: .holds("Whoever makes the destination passes it on."))),
    Rule(
      "FC-49", .mvvmFC, .must, "A flow controller refers to view controllers weakly, without exception.",
      because: "The view controller's references lead to its flow controller; a strong one back leaks both.",
      lookAt: "The flow controller's properties of any controller type, each of which needs `weak`.",
      in: .mvvmFC, decidedBy: .by(.lifetime, .types, .source),
      today: Today(
        async: .holds("Isolation counts no references: a strong one leaks on any actor."),
        swiftUI: .falls("There are no view controllers to refer to.", .navigationStack, .view))),
    Rule(
      "FC-50", .mvvmFC, .should,
      "The actions of a flow controller should be named `show…`, `goTo…` or `goBackTo…`.",
      because: "Free names hide which calls leave the screen and in which direction.",
      lookAt: "The flow controller's functions whose names begin with another word.",
      in: .mvvmFC, decidedBy: .by(.names),
      today: .holds("The names say where to, not how.")),
    Rule(
      "FC-51", .mvvmFC, .may, "The methods of a flow controller may use factories.",
      because: "Barred from factories, a flow controller would have to assemble the next module itself.",
      lookAt: "The factory methods that a flow controller cannot call, because it does not see them.",
      in: .mvvmFC, decidedBy: .by(.compiler),
      today: Today(
        async: .holds("A module is created at once, on the main actor.", .globalActors),
        swiftUI: .changes(
          "It appends a value; the factory is called where the stack's destination is described.",
          .navigationStack))),
  ]
}
