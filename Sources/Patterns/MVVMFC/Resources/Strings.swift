import Foundation

/// The app's texts.
let strings = LocalizedStrings(stringsFile: Data(PackageResources.Localizable_strings))
