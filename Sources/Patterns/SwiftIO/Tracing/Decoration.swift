import Tracing

/// The decorator for an object that a connection of the storyboard leads to, by the protocols of the object.
func decorate(
  _ object: AnyObject, named name: String, as participant: Participant, _ trace: Trace
) -> AnyObject {
  switch object {
  case let target as any CountriesInteractorInput & CountriesEvents:
    TracingCountriesInteractor(target, trace, participant)
  case let target as any CountriesViewModelInput:
    TracingCountriesViewModel(target, trace, participant)
  case let target as any FilmsInteractorInput & FilmsEvents:
    TracingFilmsInteractor(target, trace, participant)
  case let target as any FilmsViewModelInput:
    TracingFilmsViewModel(target, trace, participant)
  case let target as any FilmInteractorInput & FilmEvents:
    TracingFilmInteractor(target, trace, participant)
  case let target as any FilmViewModelInput:
    TracingFilmViewModel(target, trace, participant)
  case let target as any FavouritesInteractorInput & FavouritesEvents:
    TracingFavouritesInteractor(target, trace, participant)
  case let target as any FavouritesViewModelInput:
    TracingFavouritesViewModel(target, trace, participant)
  case let target as any ListDisplay & RowInput:
    TracingList(target, trace, participant, outlet: name)
  case let target as any TextInput:
    TracingTextInput(target, trace, participant, outlet: name)
  case let target as any TextDisplay:
    TracingTextDisplay(target, trace, participant, outlet: name)
  case let target as any TitleDisplay:
    TracingTitleDisplay(target, trace, participant, outlet: name)
  case let target as any ActivityDisplay:
    TracingActivityDisplay(target, trace, participant, outlet: name)
  case let target as any FailureDisplay:
    TracingFailureDisplay(target, trace, participant, outlet: name)
  default:
    preconditionFailure("There is no decorator for '\(name)', a \(type(of: object)).")
  }
}
