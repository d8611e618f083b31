import HeadlessUI

extension StoryboardScene {
  /// The storyboard scene of the list of countries, with the interactor that awaits its actions.
  static let asyncCountries: StoryboardScene = {
    var scene = StoryboardScene.countries
    scene.objects.removeAll { $0.name == "interactor" }
    scene.objects.insert(.object("interactor", AsyncCountriesInteractor.init), at: 0)
    scene.outlets.removeAll { $0.source == "interactor" }
    scene.outlets += [
      .outlet("interactor", \AsyncCountriesInteractor.$searchField, to: "searchField"),
      .outlet("interactor", \AsyncCountriesInteractor.$list, to: "list"),
    ]
    return scene
  }()
}
