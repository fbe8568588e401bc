import { type Role, roles } from '../../../content/roles.ts';
import type { Crew, Sitter } from '../../platform/local-storage/crew.ts';
import type { TableCrew } from '../session/table-crew.ts';
import type { OnlineTable } from './online-table.ts';
import type { Seats } from './presence.ts';

/** Returns the player of a role, as seen from a seat. */
function sitterOf(seats: Seats | null, you: string | null, role: Role): Sitter {
  const seat = seats?.seats.find((one) => one.roles.includes(role));
  const name = seat?.name ?? '';
  if (seats?.bots.includes(role)) return { player: 'bot', name };
  if (seat !== undefined && seat.seat === you) return { player: 'person', name };
  const isMissing = seats !== null && (seat === undefined || seat.link === 'away');
  return { player: 'elsewhere', name, ...(isMissing ? { isMissing } : {}) };
}

/** Returns the player of each role, as seen from a seat. */
const crewAt = (seats: Seats | null, you: string | null): Crew =>
  Object.fromEntries(roles.map((role) => [role, sitterOf(seats, you, role)])) as Record<Role, Sitter>;

/** The crew of a table online. */
export const crewOfTable = (table: OnlineTable): TableCrew => ({
  now: () => crewAt(table.seats, table.you),
  async seat(role, { player }) {
    await table.press({ t: 'give', role, to: player === 'bot' ? 'bot' : 'person' });
  },
  listen: (listener) =>
    table.listen(({ kind }) => {
      if (kind === 'seats' || kind === 'seated') listener(crewAt(table.seats, table.you));
    }),
});
