/**
 * Edition of what decides a game: content, rules and director. Raised with every change by which the same inputs lead to
 * other events. A save of this edition is believed if deciding its inputs again gives its events; one of another edition
 * is folded. `tests/saves/editions` notices a change that was forgotten. Numbers below 5 were versions of events.
 */
export const edition = 5;
