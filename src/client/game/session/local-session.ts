import type { Pack } from '../../../content/cards/pack.ts';
import type { UndoEntry } from '../../../host/index.ts';
import { seen, withPack } from '../../../rules/index.ts';
import type { LocalMatch } from './local-match.ts';
import type { Session, SessionEvent, Undo } from './session.ts';
import type { TableCrew } from './table-crew.ts';

/** The part of the undo entry that a seat may see. */
const withoutHidden = ({ intent, seat, at, before }: UndoEntry, pack: Pack): Undo => ({
  intent,
  seat,
  at,
  seen: withPack(before.open, pack),
});

const withoutSecrets = (news: SessionEvent): SessionEvent =>
  'events' in news ? { ...news, events: seen(news.events) } : news;

/** The session of a game that runs on this device. Intents are carried out before the call returns. */
export const localSession = (game: LocalMatch, crew: TableCrew): Session => ({
  id: game.id,
  isHosted: false,
  crew,
  now: () => game.now(),
  ask: async (intent, seat) => game.ask(intent, seat),
  undo(seats) {
    const undo = game.undo(seats);
    return undo === null || undo === 'revealed' ? undo : withoutHidden(undo, game.now().pack);
  },
  takeBack: async (seats) => game.takeBack(seats),
  listen: (listener) => game.listen((news) => listener(withoutSecrets(news))),
});
