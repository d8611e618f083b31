public import Foundation

extension DispatchQueue {
  /// True on the main queue. On Linux, that may run on any thread.
  public static var isMain: Bool {
    getSpecific(key: markOfMain) != nil
  }

  private static let markOfMain: DispatchSpecificKey<Void> = {
    let mark = DispatchSpecificKey<Void>()
    main.setSpecific(key: mark, value: ())
    return mark
  }()
}
