import Foundation
import Specification

extension [Pattern] {
  /// The titles as a sentence names them: `VIPER and MVVM-FC`.
  var titles: String {
    map(\.title).formatted(.list(type: .and).locale(Locale(identifier: "en_GB")))
  }
}
