package import Facts

/// The module of the kit's own user interface, which can be hidden from the compiler.
package let kitInterface = "HeadlessUI"

extension Import {
  /// Whether it brings a user interface, or a part of one.
  package var isOfViewLayer: Bool { module.isOfViewLayer }
}

extension String {
  /// Whether a module of this name belongs to the view layer.
  package var isOfViewLayer: Bool { hasSuffix("UI") || viewLayer.contains(self) }
}

/// Frameworks of the view layer whose names do not tell, and some that export it.
private let viewLayer: Set<String> = [
  "AppKit", "AVKit", "CarPlay", "Cocoa", "CoreGraphics", "MapKit", "PDFKit", "PencilKit", "QuartzCore",
  "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "UIKit", "UIKitCore", "WatchKit", "WebKit",
]
