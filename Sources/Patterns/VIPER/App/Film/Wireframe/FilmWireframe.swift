/// Shows the failures of a film's screen.
final class FilmWireframe: ModuleWireframe, FilmRouting {}
