/**
 * Edition of the code and data that decide a game: content, rules and director. It is raised with every change by which
 * the same inputs lead to other events. A save of this edition is trusted if deciding its inputs again gives its
 * events. A save of another edition is folded. `tests/saves/editions` fails if a raise was forgotten. Numbers below 5
 * were versions of events.
 */
export const edition = 5;
