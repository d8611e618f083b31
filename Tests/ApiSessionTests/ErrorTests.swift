import Foundation
import Library
import Testing

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

struct ErrorTests {
  private static let samples: [ApiError] = [
    .offline, .unreachable, .connectionLost, .timedOut, .tooManyRedirects, .rejected(status: 400),
    .rejected(status: 401), .rejected(status: 403), .rejected(status: 404), .serverFailed(status: 500),
    .unexpected(status: 304), .missing(message: "There is no such film."),
    .undecodable(reason: "[2].name: expected text"), .tooLong(limit: 1000),
    .insecure, .invalidAddress, .other(reason: "no idea"),
  ]

  @Test func `each error has its own sentence`() {
    #expect(Set(Self.samples.map(\.description)).count == Self.samples.count)
    for error in Self.samples {
      let text = error.description
      #expect(text.first?.isUppercase == true && text.hasSuffix(".") && !text.hasSuffix(".."))
      #expect(!text.contains("\n"))
      #expect(error.localizedDescription == text)
    }
  }

  @Test func `a reason is part of the error's sentence, which ends with one full stop`() {
    let error = ApiError.undecodable(reason: "[2].name: expected text")
    #expect(
      error.description == "The server's answer cannot be understood: [2].name: expected text.")
    #expect(ApiError.other(reason: "It broke.").description == "The request failed: It broke.")
    #expect(ApiError.other(reason: "and so on…").description == "The request failed: and so on…")
  }

  @Test func `the sentence for a refusal depends on its status`() {
    let texts = [400, 401, 403, 404].map { ApiError.rejected(status: $0).description }
    #expect(texts[0] == "The server refused the request (status 400).")
    #expect(texts[1] == "The server does not allow this (status 401): sign in, or ask for permission.")
    #expect(texts[2] == "The server does not allow this (status 403): sign in, or ask for permission.")
    #expect(texts[3] == "The server has nothing at this address (status 404).")
  }

  @Test(arguments: [
    (URLError.Code.dataNotAllowed, ApiError.offline), (.dnsLookupFailed, .unreachable),
    (.serverCertificateHasBadDate, .insecure), (.clientCertificateRejected, .insecure),
    (.badServerResponse, .undecodable(reason: "it is not valid HTTP")),
  ])
  func `errors of the transport are distinguished`(code: URLError.Code, error: ApiError) {
    let subject = ManualSession(retryCount: 0)
    subject.ask()
    subject.transport.newest?.fail(code)
    #expect(subject.replies.errors == [error])
  }

  @Test func `an ApiError from a transport is kept as it is`() {
    let subject = ManualSession()
    subject.ask()
    subject.transport.newest?.answer(.failure(ApiError.offline))
    #expect(subject.replies.errors == [.offline])
  }

  @Test func `an ApiError from decoding is kept as it is`() {
    let subject = ManualSession()
    let replies = Replies<Int>()
    let request = ApiRequest<Int>(.example, callback: .immediate) { _ in
      throw ApiError.missing(message: "There is no such film.")
    }
    subject.session.request(request) { replies.add($0) }
    subject.transport.newest?.answer()
    #expect(replies.errors == [.missing(message: "There is no such film.")])
  }

  @Test func `a header is found regardless of case`() {
    let response = ApiResponse(status: 200, headers: ["Content-TYPE": "text/plain"])
    #expect(response.header("content-type") == "text/plain")
    #expect(response.header("Content-Length") == nil)
  }
}
