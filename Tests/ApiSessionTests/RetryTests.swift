import Foundation
import Library
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct RetryTests {
  @Test(arguments: [
    (URLError.Code.networkConnectionLost, ApiError.connectionLost), (.cannotConnectToHost, .unreachable),
    (.cannotFindHost, .unreachable), (.timedOut, .timedOut),
  ])
  func `a failure of the connection is retried as often as allowed`(
    code: URLError.Code, error: ApiError
  ) {
    let subject = ManualSession(retryCount: 3)
    subject.ask()
    subject.answerAll { $0.fail(code) }
    #expect(subject.tries == 4)
    #expect(subject.replies.errors == [error])
    #expect(subject.scheduler.waiting.isEmpty)
  }

  @Test(arguments: [500, 502, 503, 504, 599])
  func `a failure of the server is retried`(status: Int) {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.answer(status) }
    #expect(subject.tries == 3)
    #expect(subject.replies.errors == [.serverFailed(status: status)])
  }

  @Test(arguments: [400, 401, 403, 404, 408, 410, 418, 429, 499])
  func `a refusal is not retried`(status: Int) {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.answer(status, headers: ["Retry-After": "1"]) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [.rejected(status: status)])
  }

  @Test(arguments: [100, 199, 300, 302, 304, 399, 600, 0, -1])
  func `an unexpected status is not retried`(status: Int) {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.answer(status) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [.unexpected(status: status)])
  }

  @Test(arguments: [
    (URLError.Code.notConnectedToInternet, ApiError.offline), (.httpTooManyRedirects, .tooManyRedirects),
    (.secureConnectionFailed, .insecure), (.serverCertificateUntrusted, .insecure),
    (.badURL, .invalidAddress), (.unsupportedURL, .invalidAddress),
  ])
  func `a permanent failure is not retried`(code: URLError.Code, error: ApiError) {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.fail(code) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [error])
  }

  @Test func `a body that cannot be decoded is not requested again`() {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.answer(200, "[") }
    #expect(subject.tries == 1)
    #expect(subject.replies.count == 1)
  }

  @Test func `a body that is too long is not requested again`() {
    let subject = ManualSession(maximumBodySize: 7)
    subject.ask()
    #expect(subject.transport.newest?.limit == 7)
    subject.answerAll { $0.answer(.failure(ApiBodyTooLong(limit: 7))) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [.tooLong(limit: 7)])
  }

  @Test(arguments: [-1, Int.min])
  func `a negative maximum size of a body counts as zero`(size: Int) {
    let subject = ManualSession(maximumBodySize: size)
    subject.ask()
    #expect(subject.transport.newest?.limit == 0)
  }

  @Test func `an unknown error is reported and not retried`() {
    struct Strange: LocalizedError {
      var errorDescription: String? { "the moon is in the way" }
    }
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { $0.answer(.failure(Strange())) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [.other(reason: "the moon is in the way")])
  }

  @Test(arguments: [200, 201, 204, 206, 299])
  func `success after failures is the reply`(status: Int) {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { attempt in
      if subject.tries < 3 { attempt.answer(500) } else { attempt.answer(status) }
    }
    #expect(subject.tries == 3)
    #expect(subject.replies.values == [Thing(name: "a")])
  }

  @Test(arguments: [0, -1, Int.min])
  func `without retries there is one try`(retryCount: Int) {
    let subject = ManualSession(retryCount: retryCount)
    subject.ask()
    subject.answerAll { $0.answer(503) }
    #expect(subject.tries == 1)
    #expect(subject.replies.errors == [.serverFailed(status: 503)])
  }

  @Test func `each try may fail in another way, and the last failure is reported`() {
    let subject = ManualSession()
    subject.ask()
    subject.answerAll { attempt in
      switch subject.tries {
      case 1: attempt.answer(500)
      case 2: attempt.fail(.networkConnectionLost)
      default: attempt.answer(404)
      }
    }
    #expect(subject.replies.errors == [.rejected(status: 404)])
  }

  @Test func `each try sends the headers and ignores caches`() {
    let subject = ManualSession()
    let request = ApiRequest<Thing>(.example, headers: ["Accept-Language": "sv"])
    subject.session.request(request) { [replies = subject.replies] in replies.add($0) }
    subject.answerAll { $0.answer(500) }
    #expect(subject.tries == 3)
    for attempt in subject.transport.attempts {
      #expect(attempt.request.url == .example)
      #expect(attempt.request.value(forHTTPHeaderField: "accept-language") == "sv")
      #expect(attempt.request.cachePolicy == .reloadIgnoringLocalCacheData)
      #expect(attempt.request.httpMethod == "GET")
    }
  }
}
