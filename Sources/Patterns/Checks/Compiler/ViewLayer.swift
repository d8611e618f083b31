package import SourceModel

/// The module of the kit's own user interface, which can be hidden from the compiler.
package let kitInterface = "HeadlessUI"

extension Import {
  /// True if it imports a user interface, or a part of one.
  package var isViewLayer: Bool { module.isViewLayer }
}

extension Evidence {
  /// Finds a file's imports of the view layer that the compiler did not refuse in its answers for a rule, such as those
  /// under an `#if` condition that is false here.
  package func conditionalViewImports(in file: SourceFile, for rule: String) -> [Import] {
    let refused = compilations(for: rule).flatMap(\.errors)
    return file.imports.filter { item in
      item.isViewLayer && !refused.contains { $0.hasPrefix("\(file.place(item.line)):") }
    }
  }
}

extension String {
  /// True if a module of this name belongs to the view layer.
  package var isViewLayer: Bool { hasSuffix("UI") || viewLayer.contains(self) }

  /// True if it is the name of a type of UIKit, such as `UILabel`; `UInt` is not.
  package var isUIKit: Bool {
    let start = dropFirst(2).prefix(2)
    return hasPrefix("UI") && start.first?.isUppercase == true && start.last?.isLowercase == true
  }
}

/// Frameworks of the view layer whose names do not end in “UI”, and some that re-export such a framework.
private let viewLayer: Set<String> = [
  "AppKit", "AVKit", "CarPlay", "Cocoa", "CoreGraphics", "MapKit", "PDFKit", "PencilKit", "QuartzCore",
  "QuickLook", "SafariServices", "SceneKit", "SpriteKit", "UIKit", "UIKitCore", "WatchKit", "WebKit",
]
