/// Shows what failed on the screen of a film, which no other screen follows.
final class FilmFlowController: FlowController {}
