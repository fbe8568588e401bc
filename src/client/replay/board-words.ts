// What is said of cards, units, UFOs, panic and dice: the board's half of a moment.

import { panicTrack } from '../../content/tracks.ts';
import { type EventOf, type GameEvent, unitOf } from '../../rules/index.ts';
import { signed } from '../words/points.ts';
import { cardsWords } from './card-words.ts';
import { joined, type Sight } from './speech.ts';

/** Units by their kinds: 2 × Scientist, Sniper. */
function unitNames(units: readonly string[], { before, speech }: Sight): string {
  const names = units.flatMap((id) => {
    const unit = unitOf(before, id);
    return unit ? [speech.terms().units[unit.kind]] : [];
  });
  const named = (unit: string) => {
    const count = names.filter((name) => name === unit).length;
    return count === 1 ? unit : speech.say('happened.many', { unit, count });
  };
  return [...new Set(names)].map(named).join(', ');
}

/** Soldiers are recruited, interceptors are built. */
function newUnits(units: readonly string[], sight: Sight): string {
  const { say } = sight.speech;
  const isBuilt = (id: string) => unitOf(sight.before, id)?.kind === 'interceptor';
  const soldiers = units.filter((id) => !isBuilt(id));
  const built = units.filter(isBuilt);
  return joined(
    [
      soldiers.length > 0 ? say('happened.recruited', { units: unitNames(soldiers, sight) }) : '',
      built.length > 0 ? say('happened.built', { units: unitNames(built, sight) }) : '',
    ],
    say,
  );
}

function unitsMoved(event: EventOf<'units-moved' | 'units-assigned'>, sight: Sight): string {
  const { say, placeName } = sight.speech;
  const units = unitNames(event.units, sight);
  if (event.to === 'pool') return say('happened.units-lost', { units });
  if (event.to !== 'reserve') return say('happened.units-sent', { units, place: placeName(event.to) });
  if (event.why === 'return-units') return say('happened.units-return', { count: event.units.length });
  const fromPool = event.units.every((id) => unitOf(sight.before, id)?.at === 'pool');
  return fromPool ? newUnits(event.units, sight) : say('happened.recalled', { units });
}

function unitsChanged(event: EventOf<'units-changed'>, sight: Sight): string {
  const { say } = sight.speech;
  const units = unitNames(event.units, sight);
  if (event.elite) return say('happened.promoted', { units });
  if (event.exhausted === undefined) return '';
  if (event.exhausted) return say('happened.exhausted', { units });
  return event.why === 'refresh' ? '' : say('happened.readied', { units });
}

function ufosMoved({ moves }: EventOf<'ufos-moved'>, { speech }: Sight): string {
  const { say, placeName } = speech;
  const place = (space: string) => (space === 'orbit' ? say('continent.orbit') : placeName(`continent:${space}`));
  const sum = (some: typeof moves) => some.reduce((count, move) => count + move.count, 0);
  const list = (some: typeof moves, end: 'from' | 'to') =>
    some.map((move) => say('cue.place', { space: place(move[end]), count: move.count })).join(' · ');
  const come = moves.filter(({ from }) => from === 'force');
  const shot = moves.filter(({ from, to }) => from !== 'force' && to === 'force');
  const others = moves.filter(({ from, to }) => from !== 'force' && to !== 'force');
  return joined(
    [
      come.length > 0 ? say('happened.ufos-come', { count: sum(come), places: list(come, 'to') }) : '',
      shot.length > 0 ? say('happened.ufos-shot', { count: sum(shot), places: list(shot, 'from') }) : '',
      ...others.map(({ count, from, to }) => say('happened.ufos-moved', { count, from: place(from), to: place(to) })),
    ],
    say,
  );
}

function rolled(event: EventOf<'dice-rolled' | 'roll-changed'>, { before, speech: { say } }: Sight): string {
  const { xcom, alien } = event.type === 'dice-rolled' ? event : event.roll;
  return say('happened.rolled', {
    dice: xcom.length,
    successes: say('dice.successes', { count: event.successes }),
    alien: say('dice.alien', { face: alien, threat: before.threat }),
    loss: say(event.loss ? 'dice.loss' : 'dice.no-loss'),
  });
}

/** The answer to a question; what is chosen in a cue is told by what then lies on the table. */
function chosen({ option, why }: EventOf<'chosen'>, { before, speech }: Sight): string {
  const choice = before.choices.find(({ source }) => source === why);
  if (choice === undefined && option !== 'keep') return '';
  const name = speech.optionName(before, option, choice?.about ?? 'mission', why);
  return speech.say('happened.chosen', { option: name });
}

/** What an event of the board comes to in words; empty where it says nothing. */
export function boardWords(event: GameEvent, sight: Sight): string {
  const { say } = sight.speech;
  switch (event.type) {
    case 'units-moved':
    case 'units-assigned':
      return unitsMoved(event, sight);
    case 'units-changed':
      return unitsChanged(event, sight);
    case 'soldier-placed':
      return event.icon === null ? '' : say('happened.on-task', { units: unitNames([event.soldier], sight) });
    case 'ufos-moved':
      return ufosMoved(event, sight);
    case 'panic-changed':
      return say('happened.panic', {
        continent: say(`continent.${event.continent}`),
        by: signed(event.by),
        space: event.panic + 1,
        zone: say(`zone.${panicTrack[event.panic] ?? 'orange'}`),
      });
    case 'credits-changed':
      return say('happened.credits', { budget: event.budget, emergency: event.emergency });
    case 'damage-changed':
      return event.by > 0
        ? say('happened.damaged', { count: event.by, damage: event.damage })
        : say('happened.repaired', { count: -event.by, damage: event.damage });
    case 'threat-changed':
      return say('happened.threat', { threat: event.threat });
    case 'dice-added':
      return say('happened.dice-added', { count: event.count });
    case 'dice-rolled':
    case 'roll-changed':
      return rolled(event, sight);
    case 'roll-applied':
      return say(event.loss ? 'happened.applied-loss' : 'happened.applied', {
        successes: say('dice.successes', { count: event.successes }),
      });
    case 'chosen':
      return chosen(event, sight);
    default:
      return cardsWords(event, sight);
  }
}
