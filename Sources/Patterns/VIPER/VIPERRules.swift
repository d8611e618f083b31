extension Rule {
  /// The rules of VIPER, in the order of their document.
  static let viper: [Rule] = [
    Rule(
      "VPR-01", .viper, .must, "An interactor carries out exactly one use case of the app.",
      because: "An interactor with several use cases cannot be changed for one without risk to the others.",
      lookAt: "The interactor's input protocol: requirements that belong to different tasks of the user.",
      in: .viper, decidedBy: .by(.names),
      today: Today(
        async: .holds("One use case is one `async` method.", .asyncAwait),
        swiftUI: .holds("A use case is none of the view's business."))),
    Rule(
      "VPR-02", .viper, .must,
      "The business logic that manipulates entities for a task belongs in the interactor.",
      because: "Logic spread over presenters has to be found and changed once for every screen.",
      lookAt: "Conditions, loops and assignments over entities outside the interactor's file.",
      in: .viper, decidedBy: .by(.source),
      today: .holds("Logic belongs where it can be found, on whatever actor, for whatever view.")),
    Rule(
      "VPR-03", .viper, .must, "The interactor's work depends on no user interface of any kind.",
      because: "Logic tied to one toolkit must be rewritten when the toolkit changes.",
      lookAt: "The import lines of the interactor's file, and view or controller types in its signatures.",
      in: .viper, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds(
          "An interactor off the main actor cannot even call UIKit without an `await`.", .globalActors),
        swiftUI: .holds("This is what lets an interactor stay when its screen is rewritten in SwiftUI."))),
    Rule(
      "VPR-04", .viper, .may,
      "One and the same interactor can serve an app with screens or a console program.",
      because: "Without a second host, the first one's assumptions creep into the logic unseen.",
      lookAt: "The compiler's errors when the interactor is compiled without the user interface.",
      in: .viper, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "A console program can await an interactor that does not ask for the main actor.", .actors),
        swiftUI: .holds("An app in SwiftUI is one host more."))),
    Rule(
      "VPR-05", .viper, .must,
      "The interactor is a plain object: a final class, with no superclass but NSObject.",
      because: "Inherited behaviour brings a framework's life cycle and hidden state into the logic.",
      lookAt: "The interactor's declaration: `final` missing, or another superclass before its protocols.",
      in: .viper, decidedBy: .by(.names),
      today: Today(
        async: .changes(
          "An actor does as well: it inherits from nothing, and has no need of `final`.", .actors),
        swiftUI: .holds("No interactor has to inherit from anything of SwiftUI."))),
    Rule(
      "VPR-06", .viper, .should,
      "An interactor is easy to develop test-first, since it consists mainly of logic.",
      because: "Logic that needs a screen to run is tried out by hand, and seldom.",
      lookAt: "How much has to be built before one method of the interactor can be called.",
      in: .viper,
      decidedBy: .nothing("Ease depends on the people who do the work, and no program shows it."),
      today: .holds(
        "A test awaits the answer, and needs neither an output nor a screen of any kind.", .asyncAwait)),
    Rule(
      "VPR-07", .viper, .must,
      "The interactor alone changes entities for business reasons; the data store builds and keeps them.",
      because: "With a second writer, nobody can say which code last changed an entity.",
      lookAt: "Assignments to entity properties in presenter, view, wireframe or data store.",
      in: .viper, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds(
          "Entities that are structures are copies; the store's copy is the one that counts.", .sendable),
        swiftUI: .holds("A binding to an entity would let a view change it, so hand none out.", .modelData))),
    Rule(
      "VPR-08", .viper, .must, "No entity ever passes from the interactor to the presenter.",
      because: "An entity in the presenter invites business logic there and binds the screen to storage.",
      lookAt: "Every value that the presenter receives or reads, down to its innermost fields.",
      in: .viper, decidedBy: .by(.types, .trace, .names),
      today: Today(
        async: .holds(
          "If the interactor is an actor, an entity that is not `Sendable` cannot even leave it.", .sendable),
        swiftUI: .holds("SwiftUI can draw an entity directly; what that binds together is the same."))),
    Rule(
      "VPR-09", .viper, .must, "The interactor gets its entities from the data store.",
      because: "Entities from elsewhere can be second copies that disagree with the stored ones.",
      lookAt: "The message that first gives the interactor an entity, and entities that it keeps.",
      in: .viper, decidedBy: .by(.trace, .types),
      today: Today(
        async: .holds("If the data store is an actor, getting an entity takes an `await`.", .actors),
        swiftUI: .holds("Queries in a view would pass the interactor by."))),
    Rule(
      "VPR-10", .viper, .should,
      "An interactor usually retrieves entities, changes them and then puts them back in the data store.",
      because: "A change that is never put back is lost at the next launch.",
      lookAt: "The order of messages around a change: the read, the work, then the write.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .changes(
          "If reading and putting back each take an `await`, another task can write in between: use one call.",
          .actors),
        swiftUI: .holds("The sequence runs behind the presenter."))),
    Rule(
      "VPR-11", .viper, .must, "Persisting entities is the data store's task.",
      because: "With persistence in several hands, nobody answers for a file that is half written.",
      lookAt: "Calls that read or write files, and which role makes them.",
      in: .viper, decidedBy: .by(.trace, .source),
      today: Today(
        async: .holds("A data store that is an actor also keeps two writes apart.", .actors),
        swiftUI: .holds("Persistence in a view would be in as many hands as there are views."))),
    Rule(
      "VPR-12", .viper, .must, "Entities know nothing of the data store.",
      because: "An entity that knows its store cannot be built without one or moved to another.",
      lookAt: "The data store's name in the entity's declaration, or in an extension in any file.",
      in: .viper, decidedBy: .by(.compiler),
      today: .holds("An entity without a store can go to any actor and be drawn by any view.", .sendable)),
    Rule(
      "VPR-13", .viper, .must, "Entities have no means of persisting themselves.",
      because: "An entity that saves itself does so at any moment, and bypasses the data store's safeguards.",
      lookAt: "Files, settings and streams that the entity's declaration or extensions use.",
      in: .viper, decidedBy: .by(.compiler, .source),
      today: .holds(
        "Saving takes time and can fail; neither an actor nor a view makes an entity the place for it.")),
    Rule(
      "VPR-14", .viper, .must,
      "The presenter is a plain object, final and with no superclass but NSObject; its logic drives the interface.",
      because: "A presenter that inherits from a view class needs a screen before any of it runs.",
      lookAt: "The presenter's declaration: `final` missing, or another superclass before its protocols.",
      in: .viper, decidedBy: .by(.names),
      today: Today(
        async: .holds("A final class on the main actor is as plain as before.", .globalActors),
        swiftUI: .holds("`@Observable` adds a conformance and no superclass.", .observation))),
    Rule(
      "VPR-15", .viper, .must, "Whatever the user enters or taps is gathered by the presenter.",
      because: "Input that bypasses the presenter changes the app, and the screen falls behind.",
      lookAt: "The receiver of each user event that the view reports.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "An event reaches the presenter at once, and the presenter starts the `Task`.",
          .structuredConcurrency),
        swiftUI: .changes(
          "Typed text arrives through a binding, so the presenter has a property for it instead of a method.",
          .modelData))),
    Rule(
      "VPR-16", .viper, .must,
      "The presenter sends requests to the interactor, which answers through its output protocol.",
      because: "Through an output, an answer can come late, or twice, and the presenter waits for none.",
      lookAt: "Who calls an interactor or knows it, and interactor methods that return anything but `Void`.",
      in: .viper, decidedBy: .by(.trace, .lifetime, .names),
      today: Today(
        async: .changes(
          "An `async` interactor may return its answer: the presenter waits, and its actor goes on meanwhile.",
          .asyncAwait, .actors),
        swiftUI: .holds("Presenter and interactor talk as before, with no view between them.", .infinum))),
    Rule(
      "VPR-17", .viper, .must,
      "Results go from the interactor to the presenter, which converts them for display.",
      because: "Without the conversion, raw values and codes would reach the screen.",
      lookAt: "The message from interactor to presenter, and the content that the view is given after it.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .holds("Returned or passed on, a result is still converted by the presenter."),
        swiftUI: .holds(
          "The presenter converts before it sets the property that the view reads.", .infinum))),
    Rule(
      "VPR-18", .viper, .must, "The interactor passes only simple data structures to the presenter.",
      because: "Objects with an identity can change under the presenter while it formats them.",
      lookAt: "The types in the interactor's output protocol: a class, entity or closure among their fields.",
      in: .viper, decidedBy: .by(.types, .names),
      today: Today(
        async: .holds(
          "Simple structures may cross from the interactor's actor to the main actor.", .sendable),
        swiftUI: .holds("The presenter is as it was; only the view behind it is another."))),
    Rule(
      "VPR-19", .viper, .must, "The structures that cross to the presenter have no behaviour.",
      because: "A method on such a structure lets the presenter start real work by calling it.",
      lookAt: "The members of those structures: methods beside the stored properties.",
      in: .viper, decidedBy: .by(.names),
      today: .holds("Data without behaviour has nothing that could run on the wrong actor, or in a view.")),
    Rule(
      "VPR-20", .viper, .must, "The presenter does no real work and only prepares data for display.",
      because: "Work done in a presenter is lost to every other screen and to a console program.",
      lookAt: "The presenter's file: sorting, filtering, fetching or storing instead of formatting.",
      in: .viper, decidedBy: .by(.source),
      today: Today(
        async: .holds(
          "`async` alone moves no work away: work in a main-actor presenter still holds up the screen.",
          .asyncIsolation),
        swiftUI: .holds("A presenter that a view observes has a better reason still to stay quick."))),
    Rule(
      "VPR-21", .viper, .must,
      "The view is passive: it waits until the presenter hands it something to display.",
      because: "A view that acts on its own shows states that the presenter does not know of.",
      lookAt: "Changes of the screen with no message from the presenter before them.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .holds("The view waits for the presenter, not for a task."),
        swiftUI: .changes(
          "It reads the presenter's state by itself, and shows nothing else.",
          .managingModelData, .infinum))),
    Rule(
      "VPR-22", .viper, .must,
      "The view never asks the presenter for data: whatever it calls there returns `Void`.",
      because: "A view that fetches data decides itself when to do so, and goes stale when it forgets.",
      lookAt: "Return types and properties in the protocol through which the view speaks to the presenter.",
      in: .viper, decidedBy: .by(.names),
      today: Today(
        async: .holds(
          "An `async` method that returned data to the view would be the same question, asked slowly.",
          .asyncAwait),
        swiftUI: .falls(
          "Reading the presenter's properties is how a SwiftUI view works, and it cannot forget to read again.",
          .managingModelData, .infinum))),
    Rule(
      "VPR-23", .viper, .should,
      "The methods of a view should speak of its content, not of how that content is displayed.",
      because: "A method named after a widget has to be renamed when the widget is replaced.",
      lookAt: "The names in the view protocol: words such as label, cell, colour or hidden.",
      in: .viper, decidedBy: .by(.names),
      today: Today(
        async: .holds("A call of the view has nothing to wait for, and is named as before."),
        swiftUI: .changes(
          "A view has no such methods: the presenter's properties are what is named for content.",
          .infinum))),
    Rule(
      "VPR-24", .viper, .must, "The presenter does not know that labels, buttons and other widgets exist.",
      because: "A presenter that sets a label's text can drive one layout and no other.",
      lookAt: "The import lines of the presenter's file, and widget types in what it holds or calls.",
      in: .viper, decidedBy: .by(.compiler),
      today: Today(
        async: .holds(
          "A presenter on the main actor could touch widgets, and still does not know them.", .globalActors),
        swiftUI: .holds(
          "`@Observable` is in the module Observation, so the presenter need not import SwiftUI.",
          .observation))),
    Rule(
      "VPR-25", .viper, .must, "All that the presenter knows is its content and the moment to display it.",
      because: "Layout or scroll state kept in a presenter is wrong as soon as the view changes shape.",
      lookAt: "The presenter's stored properties: anything besides its neighbours and the content.",
      in: .viper, decidedBy: .by(.types),
      today: Today(
        async: .holds("Content, moment, and the tasks that it may have to cancel.", .structuredConcurrency),
        swiftUI: .changes(
          "It knows the content; the moment is SwiftUI's, which draws when a property has changed.",
          .modelData))),
    Rule(
      "VPR-26", .viper, .must, "The view determines how its content is displayed.",
      because: "If others determine this, a new look for one screen means edits outside its view.",
      lookAt: "Fonts, colours, layouts and widgets named in the presenter or interactor.",
      in: .viper, decidedBy: .by(.compiler, .source),
      today: Today(
        async: .holds("Fonts and colours wait for nothing."),
        swiftUI: .holds("The view's `body` is the place for them.", .view))),
    Rule(
      "VPR-27", .viper, .must, "The view is an abstract interface, declared as a protocol.",
      because: "With a concrete view, the presenter can be run only together with a real screen.",
      lookAt: "The declaration of the view's type, and the type of the presenter's `view` property.",
      in: .viper, decidedBy: .by(.compiler),
      today: Today(
        async: .changes(
          "The protocol has to be on the main actor, or a view controller does not conform to it.",
          .isolatedConformances),
        swiftUI: .falls(
          "The presenter does not know its view, so no protocol has to stand for one.", .infinum))),
    Rule(
      "VPR-28", .viper, .must, "The view protocol is implemented by a view controller.",
      because: "An object placed between protocol and controller only forwards, and has to be kept in step.",
      lookAt: "The conformances in the view controller's declaration and its extensions.",
      in: .viper, decidedBy: .by(.compiler),
      today: Today(
        async: .holds("A view controller is on the main actor, and the protocol with it.", .globalActors),
        swiftUI: .falls(
          "A structure takes the controller's place; inside UIKit, a hosting controller holds it.",
          .hosting, .infinum))),
    Rule(
      "VPR-29", .viper, .must,
      "Routing moves the user from screen to screen along the routes that the wireframes define.",
      because: "A move that was never planned leaves the user on a screen with no way back.",
      lookAt: "The navigation messages of a story, compared with the screens that the wireframes connect.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .holds("A route does not depend on what was awaited before it."),
        swiftUI: .holds(
          "The values that a path can hold are the routes, and the wireframe defines them.",
          .navigationStack))),
    Rule(
      "VPR-30", .viper, .must, "One object, the wireframe, is responsible for routing.",
      because: "If presenters and view controllers push screens, no place shows where a flow can lead.",
      lookAt: "Pushing, popping and presenting outside the wireframe's file.",
      in: .viper, decidedBy: .by(.source),
      today: Today(
        async: .holds("One object, on the main actor.", .globalActors),
        swiftUI: .changes(
          "It owns the path of a `NavigationStack`, or pushes hosting controllers as it pushed view controllers.",
          .navigationStack, .hosting))),
    Rule(
      "VPR-31", .viper, .must, "Window and navigation controller are owned by the wireframe.",
      because: "Held by a screen, they would go away with it or keep it alive.",
      lookAt: "The wireframe's stored properties, and who else holds the window strongly.",
      in: .viper, decidedBy: .by(.lifetime),
      today: Today(
        async: .holds("Who owns the window is a question of lifetimes, not of actors."),
        swiftUI: .falls(
          "The app's scene declares the window, and the stack is a view; the wireframe has the path.",
          .app, .navigationStack))),
    Rule(
      "VPR-32", .viper, .must, "The presenter decides when to go to another screen.",
      because: "Only the presenter has the state that gives the user's input its meaning.",
      lookAt: "The sender of each message to the wireframe, and the event that led to it.",
      in: .viper, decidedBy: .by(.trace),
      today: Today(
        async: .holds(
          "After an `await` it first asks whether the user is still there.", .structuredConcurrency),
        swiftUI: .holds(
          "A `NavigationLink` would decide without it; a button that asks the presenter does not.",
          .navigationStack))),
  ]
}
