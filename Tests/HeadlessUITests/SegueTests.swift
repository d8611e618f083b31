import Foundation
import HeadlessUI
import Testing

@Suite struct SegueTests {
  private final class Shelf: UIViewController {
    @Outlet var table: UITableView
    var prepared: [String?] = []
    var wasShown: [Bool] = []

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
      super.prepare(for: segue, sender: sender)
      prepared.append(segue.identifier)
      wasShown.append(navigationController?.topViewController === segue.destination)
      (segue.destination as? Book)?.title = sender as? String
    }
  }

  private final class Book: UIViewController {}

  private let storyboard = UIStoryboard(scenes: [
    StoryboardScene(
      "Shelf", title: "Shelf", controller: { Shelf() },
      views: [.view("table", UITableView.init)],
      outlets: [.outlet("owner", \Shelf.$table, to: "table")],
      actions: [], segues: [.show("Open", to: "Book")]),
    StoryboardScene("Book", controller: { Book() }, views: [], outlets: [], actions: []),
  ])
  private let window = UIWindow()

  private func shownShelf() throws -> Shelf {
    let shelf = try #require(storyboard.instantiateViewController(identifier: "Shelf") as? Shelf)
    window.rootViewController = UINavigationController(rootViewController: shelf)
    window.makeKeyAndVisible()
    return shelf
  }

  @Test func `a storyboard creates a scene's own controller`() throws {
    let shelf = try shownShelf()
    #expect(shelf.title == "Shelf")
    #expect(shelf.storyboard === storyboard)
  }

  @Test func `a segue creates the next controller, has it prepared, and shows it`() throws {
    let shelf = try shownShelf()
    shelf.performSegue(withIdentifier: "Open", sender: "Ulysses")
    #expect(shelf.prepared == ["Open"])
    #expect(shelf.wasShown == [false])
    let book = try #require(shelf.navigationController?.topViewController as? Book)
    #expect(book.title == "Ulysses")
    #expect(book.storyboard === storyboard)
  }

  @Test func `a segue from outside a navigation controller presents its destination`() throws {
    let shelf = try #require(storyboard.instantiateViewController(identifier: "Shelf") as? Shelf)
    window.rootViewController = shelf
    window.makeKeyAndVisible()
    shelf.performSegue(withIdentifier: "Open", sender: nil)
    #expect(shelf.presentedViewController is Book)
  }

  @Test func `a segue keeps no controller alive`() throws {
    weak let shelf = try shownShelf()
    shelf?.performSegue(withIdentifier: "Open", sender: nil)
    window.rootViewController = nil
    #expect(shelf == nil)
  }

  @Test func `an unknown segue ends the program with a message that names the known ones`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let storyboard = UIStoryboard(scenes: [
          StoryboardScene(
            "Shelf", controller: { UIViewController() }, views: [], outlets: [], actions: [],
            segues: [.show("Open", to: "Book")])
        ])
        storyboard.instantiateViewController(identifier: "Shelf")
          .performSegue(withIdentifier: "Close", sender: nil)
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Scene 'Shelf' has no segue 'Close'. It has: Open."))
  }

  @Test func `a scene without a controller ends the program with a message`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let storyboard = UIStoryboard(scenes: [
          StoryboardScene("Shelf", views: [], outlets: [], actions: [])
        ])
        _ = storyboard.instantiateViewController(identifier: "Shelf")
      }
    }
    let errors = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(errors.contains("Scene 'Shelf' does not say how its controller is made."))
  }
}
