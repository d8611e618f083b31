import ApiSession
import Checks
import MVVMFCChecks
import Foundation
import Stories
import Testing

@Suite struct FC05Tests {
  @Test func `FC-05 callback queue and decoder are as they were chosen`() throws {
    try expectKept("FC-05")
  }

  @Test func `FC-05 counterexample: a session calls back wherever the answer comes`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.callback = .immediate
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-05", naming: "Api Session → Service", "called back on", by: evidence)
  }

  @Test func `FC-05 counterexample: a session has one decoder for all`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.decoder = OwnDecoder()
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-05", naming: "Api Session → Service", "decoded with", by: evidence)
  }
}

/// Decodes in its own way.
private nonisolated struct OwnDecoder: ApiDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: Data(#"{"decoder":"its own"}"#.utf8))
  }
}
