/// Leads on from a film.
final class FilmWireframe: ModuleWireframe, FilmRouting {}
