import Specification
import Templates
import Testing

/// The names of scenes and use cases, and those that follow from them.
struct NamesTests {
  @Test(arguments: [
    ("FetchOrders", "fetchOrders", "Fetch orders"), ("URLCheck", "urlCheck", "URL check"),
    ("OpenURL", "openURL", "Open URL"), ("A", "a", "A"), ("URL", "url", "URL"),
    ("Étudier2", "étudier2", "Étudier2"),
    ("国を選ぶ", "国を選ぶ", "国を選ぶ"), ("Sign_In", "sign_In", "Sign In"),
  ])
  func `a use case has a method and a title`(name: String, method: String, title: String) throws {
    let useCase = try scene("Orders", [name]).useCases[0]
    #expect((useCase.name, useCase.method, useCase.title) == (name, method, title))
  }

  @Test func `letters that are written in two ways are one name`() throws {
    let composed = try scene("Cafe\u{301}", ["Fetch"])
    #expect(composed.name.unicodeScalars.count == 4)
    #expect(throws: NameError.self) { try scene("Orders", ["Cafe\u{301}", "Caf\u{E9}"]) }
  }

  @Test(arguments: [
    "", "orders", "1Orders", "My Orders", "Orders!", "Orders/..", "Orders😀", "_Orders", "UIOrders",
    "NSOrders", "String",
    "Self", "Type", "Default", "½", "x̌", String(repeating: "A", count: 61), "Orders\n", "$Orders", "`Orders`",
  ])
  func `a name that is no type's is refused`(name: String) {
    #expect(throws: NameError.self) { try scene(name, ["Fetch"]) }
    #expect(throws: NameError.self) { try scene("Orders", [name]) }
  }

  @Test(arguments: [
    ["Orders"], ["Fetch", "Fetch"], ["Fetch", "FETCH"], ["Fetch", "FetchCount"], ["FetchWorker", "Fetch"],
    ["Fetch", "FetchText"], ["OrdersModel"], ["ViewModel"], ["Request"], ["Close"], ["Output"],
    ["OrdersViewController"],
    ["Action"], ["Title"],
  ])
  func `use cases that would take the same name are refused`(useCases: [String]) {
    let error = #expect(throws: NameError.self) { try scene("Orders", useCases) }
    #expect(error?.description.contains("use case") == true)
  }

  @Test func `a module may have any name of a module`() throws {
    #expect(
      try SceneTemplate(of: .viper, named: "A", doing: ["B"], with: .uiKit, in: "shop_2").module == "shop_2")
  }

  private func scene(_ name: String, _ useCases: [String]) throws -> SceneTemplate {
    try SceneTemplate(of: .viper, named: name, doing: useCases, with: .headlessUI, in: "Shop")
  }
}
