/// Names from Apple's frameworks and from common libraries, grouped by purpose.
enum Framework {
  /// Modules with views and controls.
  static let userInterfaceModules: Set = ["UIKit", "SwiftUI", "AppKit", "Cocoa", "WatchKit", "SnapKit"]

  /// Returns true if a name is in the list of views, controls and controllers, and of types that arrange or move them.
  static func isViewLayer(_ name: String) -> Bool {
    widgets.contains(name)
  }

  /// Protocols of SwiftUI whose conforming types draw, or make something that does.
  static let drawing: Set = [
    "App", "ButtonStyle", "PreviewProvider", "Shape", "UIViewControllerRepresentable",
    "UIViewRepresentable", "View", "ViewModifier",
  ]

  /// The views of SwiftUI that code without a screen has been seen to make or to return.
  static let swiftUIViews: Set = [
    "AnyView", "Button", "ForEach", "HStack", "List", "NavigationLink", "NavigationStack", "NavigationView",
    "ScrollView", "Text", "VStack", "View", "ZStack",
  ]

  /// Returns true if a name begins like those of UIKit, Core Graphics or Core Animation, or describes appearance.
  static func isUserInterface(_ name: String) -> Bool {
    ["UI", "CG", "CA", "WK", "NSLayout", "NSAttributed", "NSMutableAttributed"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    } || appearance.contains(name)
  }

  /// Views, controls, controllers, and the types that arrange or move them.
  private static let widgets: Set = [
    "UIAlertAction", "UIAlertController", "UIActivityIndicatorView", "UIActivityViewController",
    "UIBarButtonItem",
    "UIButton", "UICollectionView", "UICollectionViewCell", "UICollectionViewController",
    "UICollectionViewFlowLayout", "UICollectionViewLayout", "UIControl", "UIDatePicker",
    "UIGestureRecognizer", "UIHostingController",
    "UIImagePickerController", "UIImageView", "UILabel", "UILayoutGuide", "UILongPressGestureRecognizer",
    "UINavigationBar", "UINavigationController", "UINavigationItem", "UIPageControl", "UIPageViewController",
    "UIPanGestureRecognizer", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIScrollView",
    "UISearchBar", "UISearchController", "UISegmentedControl", "UISlider", "UISplitViewController",
    "UIStackView", "UIStepper", "UIStoryboard", "UIStoryboardSegue", "UISwitch", "UITabBar",
    "UITabBarController", "UITabBarItem", "UITableView", "UITableViewCell", "UITableViewController",
    "UITapGestureRecognizer", "UITextField", "UITextView", "UIToolbar", "UIView", "UIViewController",
    "UIVisualEffectView", "UIWebView", "UIWindow", "WKWebView", "NSLayoutConstraint", "NSView",
    "NSViewController", "MKMapView", "GMSMapView",
  ]

  /// Values that describe appearance or position.
  static let appearance: Set = [
    "UIColor", "UIFont", "UIEdgeInsets", "UIBezierPath", "CGRect", "CGSize", "CGPoint", "CGFloat", "CGColor",
    "NSAttributedString", "NSMutableAttributedString", "NSTextAlignment", "UIViewContentMode",
    "NSParagraphStyle", "NSMutableParagraphStyle", "CALayer", "CAGradientLayer", "UIBarStyle", "UIBlurEffect",
  ]

  /// Types that keep data.
  static let storage: Set = [
    "UserDefaults", "FileManager", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
    "NSFetchedResultsController", "NSPersistentStoreCoordinator", "Realm", "ModelContext", "Keychain",
    "KeychainAccess", "KeychainSwift", "NSKeyedArchiver", "NSKeyedUnarchiver", "NSUbiquitousKeyValueStore",
    "@FetchRequest", "@SectionedFetchRequest", "@Query",
  ]

  /// Types that send requests.
  static let network: Set = [
    "URLSession", "URLSessionDataTask", "URLRequest", "NSURLConnection", "Alamofire", "AF", "MoyaProvider",
    "WebSocket", "NWConnection", "URLSessionConfiguration",
  ]

  /// Types that parse text or data, or encode values.
  static let parsing: Set = [
    "JSONDecoder", "JSONEncoder", "JSONSerialization", "PropertyListDecoder", "PropertyListSerialization",
    "XMLParser", "NSRegularExpression",
  ]

  /// Types that turn values into text.
  static let formatting: Set = [
    "DateFormatter", "NumberFormatter", "ISO8601DateFormatter", "ByteCountFormatter", "MeasurementFormatter",
    "RelativeDateTimeFormatter", "DateComponentsFormatter", "DateIntervalFormatter",
    "PersonNameComponentsFormatter", "LengthFormatter",
  ]

  /// Types whose values arrive one after the other.
  static let streams: Set = [
    "AnyPublisher", "BehaviorRelay", "BehaviorSubject", "CurrentValueSubject", "Driver", "Observable",
    "PassthroughSubject", "PublishRelay", "PublishSubject", "Signal",
  ]

  /// Objects that keep the screens which they show.
  static let containers: Set = ["UINavigationController", "UIWindow", "UITabBarController"]

  /// The names under which a type offers its one shared object.
  static let sharedObjects: Set = [
    "shared", "sharedInstance", "instance", "default", "standard", "current", "manager", "main",
  ]

  /// Calls that choose or arrange values.
  static let arranging: Set = ["sort", "sorted", "filter", "shuffle", "shuffled"]

  /// Types whose values have to be formatted before they can be shown.
  static let unformatted: Set = ["Date", "NSDate", "Decimal", "NSDecimalNumber", "Error", "NSError", "Data"]
}
