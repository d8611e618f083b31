// The declarations of UIKit that the scenes of `walkthrough new` use, as UIKit's documentation has them. Nothing here does
// anything: .ci/darwin types the scenes with it.

@_exported import ObjectiveC

public final class NSCoder: NSObject {}
public final class Bundle: NSObject {}
public final class UIColor: NSObject { public static let systemBackground = UIColor() }
public final class UIStoryboardSegue: NSObject {}

open class UIView: NSObject {
  open var backgroundColor: UIColor?
}
open class UILabel: UIView { open var text: String? }
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal = State([])
  }
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}
open class UIButton: UIControl {
  public enum ButtonType: Int { case custom, system }
  public convenience init(type: ButtonType) { self.init() }
  open func setTitle(_ title: String?, for state: State) {}
}
public enum NSLayoutConstraint { public enum Axis: Int { case horizontal, vertical } }
open class UIStackView: UIView {
  public convenience init(arrangedSubviews views: [UIView]) { self.init() }
  open var axis = NSLayoutConstraint.Axis.horizontal
  open var isLayoutMarginsRelativeArrangement = false
}
open class UIStoryboard: NSObject {
  open func instantiateViewController(identifier: String) -> UIViewController { UIViewController() }
}
open class UIViewController: NSObject {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  override public convenience init() { self.init(nibName: nil, bundle: nil) }
  open var title: String?
  open var view: UIView!
  open var storyboard: UIStoryboard? { nil }
  open var navigationController: UINavigationController? { nil }
  open func loadView() {}
  open func viewDidLoad() {}
  open func loadViewIfNeeded() {}
}
open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
  open var topViewController: UIViewController? { nil }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { nil }
}
