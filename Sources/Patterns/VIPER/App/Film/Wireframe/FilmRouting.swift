/// Navigation from a film: an alert, and no other screen.
protocol FilmRouting: FailureRouting {}
