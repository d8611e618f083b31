import Checks

extension Check {
  static let libraryStandsAlone: Check = compiles("FC-02") { subject, error in
    "Library: \(subject) cannot do without the project's other folders: \(error)."
  }

  static let servicesServeViewModels: Check = compiles("FC-12") { subject, error in
    "Service: \(subject) cannot be used from a View Model, which knows no view layer: \(error)."
  }

  static let viewModelKnowsNoView: Check = compiles("FC-33") { subject, error in
    "View Model: \(subject) cannot do without the view layer: \(error)."
  }
}
