import Foundation

@testable import CleanSwift

/// Writes numbers out before anybody asks.
final class VIP53CountingInteractor: PlainInteractor {
  func count() -> String {
    countries.count.formatted()
  }
}
