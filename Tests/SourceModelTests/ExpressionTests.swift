import SourceModel
import Testing

@Suite(.enabled(if: unavailable == nil, "\(unavailable.map { "\($0)" } ?? "")"))
struct ExpressionTests {
  @Test func `a cast is read with its expression and its type`() throws {
    let casts = try code("if let error = error as? URLError { }").nodes.filter { $0.kind == .cast }
    #expect(casts.map(\.name) == ["as?"])
    #expect(casts[0].type?.core == "URLError")
    #expect(casts[0].children.map(\.name) == ["error"])
  }

  @Test func `a name is read with the names before it`() throws {
    let target = try code("router?.dataStore?.film = film").assignments[0].children(.target)[0]
    #expect(target.name == "film")
    #expect(target.path == ["router", "dataStore"])
    #expect(target.owner == "dataStore")
  }

  @Test func `a call is read with its base and its arguments`() throws {
    let call = try code("label.text = name.prefix(20)").calls[0]
    #expect(call.name == "prefix")
    #expect(call.base == "name")
    #expect(call.children.map(\.name) == ["20"])
  }

  @Test func `names before an exclamation mark are listed, and so are forced casts`() throws {
    let names = try code("show(field!.text!)\noutput!.present()\nlet film = film as! Film").expressions
    #expect(names.flatMap(\.forced) == ["field", "text", "output", "as!"])
  }

  @Test func `arguments are read with their labels, and a trailing closure with an empty one`() throws {
    let call = try code("viewModel.search(text: text) { [weak self] films in self?.show(films) }").calls[0]
    #expect(call.labels == ["text", ""])
    #expect(call.argument("text")?.name == "text")
    #expect(call.argument("")?.labels == ["weak self"])
    #expect(call.argument("")?.names == ["films"])
    #expect(call.argument("limit") == nil)
  }

  @Test(arguments: ["Film(id)", "Film.init(id)", "Catalogue.Film(id)"])
  func `a call that makes an object is read with the type of the object`(text: String) throws {
    #expect(try code(text).calls[0].made == "Film")
  }

  @Test func `a base is read as text, and the calls in it as descendants`() throws {
    let name = try code("_ = a.b().c?.d[0].e").nodes.first { $0.name == "e" }
    #expect(name?.base == "a.b().c.d[]")
    #expect(name?.descendants.map(\.name) == ["subscript", "d", "b", "0"])
  }

  @Test func `a condition's code belongs to its test, its then part or its else part`() throws {
    let code = try code("if isReady, let self { go() } else { wait() }\nguard isHere else { return }")
    let conditions = code.nodes.filter { $0.kind == .condition }
    #expect(conditions.map(\.name) == ["if", "guard"])
    #expect(code.calls[0].stands(in: .then, of: conditions[0]))
    #expect(code.calls[1].stands(in: .else, of: conditions[0]))
    #expect(conditions[0].children(.test).map(\.name) == ["isReady", "self"])
    #expect(conditions[1].children(.else).map(\.name) == ["return"])
  }

  @Test func `a case is read with its pattern and its condition`() throws {
    let code = try code(
      "switch result {\ncase .failure(let error) where error.isLost: retry()\ndefault: stop() }")
    let cases = code.nodes.filter { $0.kind == .condition && $0.name == "case" }
    #expect(cases.count == 2)
    #expect(cases[0].children(.test).map(\.name) == ["failure", "isLost"])
    #expect(code.calls.map(\.name) == ["failure", "retry", "stop"])
  }

  @Test func `a ternary expression is a condition, and optional chaining is not`() throws {
    let code = try code("x = flag ? one() : two()\ny = z?.w")
    #expect(code.nodes.filter { $0.kind == .condition }.map(\.name) == ["ternary"])
  }

  @Test func `code in every branch of a compilation condition is read`() throws {
    let code = try code("#if DEBUG\nshout()\n#else\nwhisper()\n#endif")
    #expect(code.calls.map(\.name) == ["shout", "whisper"])
    #expect(!code.expressions.contains { $0.name == "DEBUG" })
  }

  @Test func `a case under a compilation condition is read like any other`() throws {
    let code = try code(
      """
      switch state {
      case .first: one()
      #if DEBUG
        case .second: two()
      #else
        case .third: three()
      #endif
      default: four()
      }
      """)
    #expect(code.calls.map(\.name) == ["one", "two", "three", "four"])
    let cases = code.nodes.filter { $0.kind == .condition && $0.name == "case" }
    #expect(cases.count == 4 && cases.allSatisfy { $0.parent?.name == "switch" })
  }

  @Test(arguments: [
    ("if case .some(let x) = y {}", true), ("if case .some(var x) = y {}", false),
    ("if case let .some(x) = y {}", true), ("if case var .some(x) = y {}", false),
    ("for x in y {}", true), ("for var x in y {}", false),
  ])
  func `a variable of a pattern is constant unless the pattern says var`(
    text: String, isConstant: Bool
  ) throws {
    let variables = try code(text).nodes.filter { $0.kind == .variable }
    #expect(variables.map(\.name) == ["x"])
    #expect(variables.map(\.isConstant) == [isConstant])
  }
}
