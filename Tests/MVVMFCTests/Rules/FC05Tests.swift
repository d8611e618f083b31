import ApiSession
import Checks
import Foundation
import MVVMFCChecks
import Testing

@Suite struct FC05Tests {
  @Test func `FC-05 a session uses the callback queue and the decoder of its configuration`() throws {
    try expectKept("FC-05")
  }

  @Test func `FC-05 counterexample: a session calls back on the thread of the response`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.callback = .immediate
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-05", naming: "Api Session → Service", "called back on", by: evidence)
  }

  @Test func `FC-05 counterexample: a session uses the same decoder for every configuration`() throws {
    let evidence = Evidence.sessionBesidePlain { configuration, transport, scheduler in
      var configuration = configuration
      configuration.decoder = OwnDecoder()
      return ApiSession(configuration: configuration, transport: transport, scheduler: scheduler)
    }
    try expectBroken("FC-05", naming: "Api Session → Service", "decoded with", by: evidence)
  }
}

/// A decoder that ignores the data.
private nonisolated struct OwnDecoder: ApiDecoder {
  func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value {
    try JSONDecoder().decode(type, from: Data(#"{"decoder":"its own"}"#.utf8))
  }
}
