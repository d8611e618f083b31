extension Rule {
  /// The rules of Swift-IO, in the order of their document.
  static let swiftIO: [Rule] = [
    Rule(
      "SIO-01", .swiftIO, .should, "The architecture exists to keep view controllers small.",
      because: "A view controller that does everything can be neither tested nor reused.",
      lookAt: "What the view controller still does besides wiring, asking for refreshes and navigating.",
      in: .swiftIO,
      decidedBy: .nothing("An aim, not a behaviour: the document names no size and no measure."),
      today: Today(
        async: .holds(
          "An `await` is shorter than a completion, but says nothing of what belongs in a controller."),
        swiftUI: .changes(
          "SwiftUI does most of a view controller's work itself; what has to stay small is the view's `body`.",
          .modelData))),
    Rule(
      "SIO-02", .swiftIO, .must, "The view controller creates its view, from the storyboard.",
      because: "One owner at the top makes the scene's lifetime plain: drop the controller, drop the scene.",
      lookAt: "Who asks the storyboard for the view, in which method, and who sets `view`.",
      in: .swiftIO, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds(
          "A view is made in one step on the main actor, with nothing to wait for.", .globalActors),
        swiftUI: .falls(
          "A SwiftUI view is a value that its parent describes: no controller creates it, and no storyboard.",
          .view))),
    Rule(
      "SIO-03", .swiftIO, .must, "The view creates the interactor.",
      because: "Created with the view, the interactor can be linked to controls with no code in between.",
      lookAt: "The storyboard scene's list of objects, and any interactor built by hand elsewhere.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The storyboard makes the interactor in the same step as the view."),
        swiftUI: .changes(
          "The view still creates it, as a property marked `@State`, which SwiftUI keeps.", .state))),
    Rule(
      "SIO-04", .swiftIO, .must, "The view creates the view model.",
      because: "Created with the view, the view model can be given its outlets with no code in between.",
      lookAt: "The storyboard scene's list of objects, and any view model built by hand elsewhere.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The storyboard makes the view model in the same step as the view."),
        swiftUI: .changes(
          "The view can keep a view model as `@State`; with an observable model it often needs none.",
          .managingModelData))),
    Rule(
      "SIO-05", .swiftIO, .must, "Interactor and view model are declared as interface-builder objects.",
      because: "A declaration can be read at a glance and cannot grow logic.",
      lookAt: "Initializer calls of interactors and view models outside the storyboard scene.",
      in: .swiftIO, decidedBy: .by(.source),
      today: Today(
        async: .holds(
          "What a storyboard declares is made on the main actor; no declaration waits.", .globalActors),
        swiftUI: .falls(
          "A SwiftUI view is written in code: there is no Interface Builder in which to declare an object.",
          .view))),
    Rule(
      "SIO-06", .swiftIO, .must,
      "A user's event takes seven steps, from the view back to the view; a pick may leave out the second.",
      because: "One path for everything means that a reader who knows one cycle knows them all.",
      lookAt: "The step missing from the trace: which role should have sent the message, and to which.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "The order stays: step 2 is an `await`, and other events may run while it waits.", .actors),
        swiftUI: .changes(
          "Steps 4 to 7 become one: the view's `body` reads the model, and runs again when that changes.",
          .observation, .managingModelData))),
    Rule(
      "SIO-07", .swiftIO, .must, "Methods that handle events live in the interactor.",
      because: "Events that arrive in one place can be read, and replayed, in one place.",
      lookAt: "Methods marked `@IBAction`, the types that hold them, and where the scene's actions lead.",
      in: .swiftIO, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds(
          "A control's action cannot wait, so the interactor's method starts a `Task` for the work.",
          .structuredConcurrency),
        swiftUI: .holds("A button's closure makes one call, and that is to the interactor."))),
    Rule(
      "SIO-08", .swiftIO, .must, "The view controller never stands between a control and the interactor.",
      because: "A method that only passes an event on is where massive view controllers begin.",
      lookAt: "`@IBAction`, targets, closures and control delegates in the view controller's file.",
      in: .swiftIO, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds("Who calls the interactor does not depend on how its work is awaited."),
        swiftUI: .falls("There is no view controller that could stand between.", .modelData))),
    Rule(
      "SIO-09", .swiftIO, .may,
      "The interactor may hold input outlets, behind protocols, and reads them before the work begins.",
      because: "Behind a protocol, the interactor knows that there is text, not that there is a text field.",
      lookAt: "The types of the interactor's outlets, its imports, and reads after an action was run.",
      in: .swiftIO, decidedBy: .by(.types, .trace),
      today: Today(
        async: .holds("It matters more: after an `await`, the user may have typed something else.", .actors),
        swiftUI: .falls("A text field writes into a binding, so no object reads the field.", .modelData))),
    Rule(
      "SIO-10", .swiftIO, .must, "The interactor is the one that runs actions.",
      because: "If one object runs all actions, there is one place to cancel, replace or repeat them.",
      lookAt: "Who calls `run(completion:)`, and who asks a service directly, without an action.",
      in: .swiftIO, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds("Whoever runs the action keeps its `Task`, and can cancel it.", .structuredConcurrency),
        swiftUI: .changes(
          "The view's `task` modifier may run it, and cancels it when the view goes; let only one of the two do so.",
          .task))),
    Rule(
      "SIO-11", .swiftIO, .may, "An action may be work of any kind.",
      because: "A request, a calculation and a write look the same to the interactor that runs them.",
      lookAt: "Nothing: every kind of work is allowed.",
      in: .swiftIO, decidedBy: .nothing("It allows everything, so nothing can break it."),
      today: .holds(
        "An `async` function, too, may be a request, a calculation or a write, for any kind of view.",
        .asyncAwait)),
    Rule(
      "SIO-12", .swiftIO, .may,
      "The view controller may ask the interactor for a load, which takes steps two to seven.",
      because: "A screen has something to show before its user has done anything.",
      lookAt: "The action that the interactor runs when asked, and refreshes before its notification.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "`viewDidLoad` cannot wait; the interactor starts the `Task` of the load.", .structuredConcurrency),
        swiftUI: .changes("The `task` modifier asks for the load, before the view appears.", .task))),
    Rule(
      "SIO-13", .swiftIO, .must,
      "The interactor updates the model when the action has completed; before, only to say whether it loads.",
      because: "A model that changes early holds a result that may never come.",
      lookAt: "Who writes to the model or keeps it, and whether the action's completion came first.",
      in: .swiftIO, decidedBy: .by(.trace, .lifetime, .source),
      today: Today(
        async: .holds(
          "The update is the line after the `await`; ask first whether the task was cancelled.",
          .structuredConcurrency),
        swiftUI: .holds(
          "The update is then also the notice: views that read the model follow it.", .observation))),
    Rule(
      "SIO-14", .swiftIO, .must,
      "After the update the interactor notifies the view controller, its weakly held delegate.",
      because: "Notifying before the update shows old data; a strong delegate keeps a closed screen alive.",
      lookAt: "The order of update and notification in the completion, and `weak` before `delegate`.",
      in: .swiftIO, decidedBy: .by(.trace, .lifetime, .source),
      today: Today(
        async: .holds(
          "Update and notice stand after the `await`, on the main actor, with nothing between them.",
          .globalActors),
        swiftUI: .falls(
          "No delegate is told: SwiftUI draws again what has read a property that changes.",
          .managingModelData))),
    Rule(
      "SIO-15", .swiftIO, .must,
      "The view controller registers as the interactor's delegate in `viewDidLoad`.",
      because: "Earlier there is no interactor; later, its first notification may be lost.",
      lookAt: "Where the view controller sets `delegate`, and to what.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The delegate is set before the first `Task` starts, so no notice is lost."),
        swiftUI: .falls("Without a delegate there is nobody to register.", .managingModelData))),
    Rule(
      "SIO-16", .swiftIO, .must, "The view controller changes the view through the view model alone.",
      because: "If two objects write one label, the last one wins, and nobody knows which that is.",
      lookAt: "Outlets, views and titles that the view controller sets.",
      in: .swiftIO, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds("There is still one writer for each label, whatever it awaited before."),
        swiftUI: .falls(
          "Nobody changes a SwiftUI view; `body` describes it anew, so there cannot be two writers.",
          .view, .modelData))),
    Rule(
      "SIO-17", .swiftIO, .may, "A refresh may be of a part of the view or of the whole.",
      because: "A part that has not changed need not be drawn again, and keeps its place and selection.",
      lookAt: "What the view model pushes for a part, compared with what it pushes for the whole.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The parts of a view are the same after an `await`."),
        swiftUI: .falls(
          "SwiftUI finds the part by itself: the views whose `body` read the property.", .migrating))),
    Rule(
      "SIO-18", .swiftIO, .must, "The view model reads from the model only what the refresh needs.",
      because: "A refresh that reads everything depends on everything.",
      lookAt: "What the view model reads for a part, compared with what it reads for the whole.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "Reading the model takes no `await` while both are on the main actor.", .defaultIsolation),
        swiftUI: .holds(
          "A view is drawn again for each property that its `body` read, so reading less still pays.",
          .migrating))),
    Rule(
      "SIO-19", .swiftIO, .must, "The view model formats: what reaches the view is ready to be shown.",
      because: "A view that formats the data of one domain cannot be reused in another.",
      lookAt: "The types of what is pushed through the outlets: domain types do not belong there.",
      in: .swiftIO, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Formatting waits for nothing, and strings can go to any actor.", .sendable),
        swiftUI: .changes(
          "`Text` formats a number or a date itself; which words to show is still the view model's choice.",
          .text))),
    Rule(
      "SIO-20", .swiftIO, .must, "The view model pushes what it formatted into the view through outlets.",
      because: "A view that is given its content needs no references, and asks for nothing at a bad moment.",
      lookAt: "Who writes to the view, and views that know the view model or ask the model.",
      in: .swiftIO, decidedBy: .by(.trace, .lifetime),
      today: Today(
        async: .holds("Pushing to an outlet is a plain call on the main actor.", .globalActors),
        swiftUI: .falls(
          "The view reads what it shows; there are no outlets to push into.", .managingModelData))),
    Rule(
      "SIO-21", .swiftIO, .must, "Every action is a command object that conforms to `Action`.",
      because: "What is run, stored and cancelled through one protocol can be exchanged and reused.",
      lookAt: "Types with a `run(completion:)` that do not conform to `Action`.",
      in: .swiftIO, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "A `Task` can be kept and cancelled, so a function needs a type of its own only to be exchanged.",
          .structuredConcurrency),
        swiftUI: .holds("What a command does is the same, whoever draws its result."))),
    Rule(
      "SIO-22", .swiftIO, .must,
      "`Action` asks for two methods: run with a completion, and cancel, after which nothing completes.",
      because: "A completion alone cannot be called off; a third method would not suit every command.",
      lookAt: "The requirements of the protocol, and completions that come after `cancel()`.",
      in: .swiftIO, decidedBy: .by(.names, .trace),
      today: Today(
        async: .falls(
          "One `async` method does both: cancel its task. It has to look itself whether it was cancelled.",
          .asyncAwait, .structuredConcurrency),
        swiftUI: .holds("SwiftUI asks nothing of an action."))),
    Rule(
      "SIO-23", .swiftIO, .should, "Each action carries out one user story.",
      because:
        "A list of actions that reads like the backlog can be discussed with the authors of the backlog.",
      lookAt: "The action's documentation: it begins with what a user wants, and no two say the same.",
      in: .swiftIO, decidedBy: .by(.names),
      today: .holds("A user story is the same, however its work is awaited and its result is drawn.")),
    Rule(
      "SIO-24", .swiftIO, .should, "Actions are reusable: they know no scene.",
      because: "A command that names a screen's types can be run from that screen alone.",
      lookAt: "Types of a scene in an action's file: models, interactors, view controllers.",
      in: .swiftIO, decidedBy: .by(.compiler),
      today: .holds(
        "An action that knows no scene can also serve a SwiftUI view, and need not be on the main actor.",
        .actors)),
  ]
}
