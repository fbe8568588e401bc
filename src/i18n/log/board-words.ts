// Describes events of the board (units, UFOs, panic, dice) in words.

import { panicTrack } from '../../content/tracks.ts';
import { byStep, type EventOf, type GameEvent, isSameCause, unitOf } from '../../rules/index.ts';
import type { CardEvent, MissionEvent } from '../../rules/state/events.ts';
import { joined, listed } from '../joined.ts';
import { signed } from '../signed.ts';
import { cardsWords, type SilentEvent } from './card-words.ts';
import type { EventContext } from './speech.ts';

/** Units by kind, such as "2 × Scientist, Sniper". */
function unitNames(units: readonly string[], { before, speech }: EventContext): string {
  const names = units.flatMap((id) => {
    const unit = unitOf(before, id);
    return unit ? [speech.terms().units[unit.kind]] : [];
  });
  const named = (unit: string) => {
    const count = names.filter((name) => name === unit).length;
    return count === 1 ? unit : speech.say('happened.many', { unit, count });
  };
  return listed([...new Set(names)].map(named), speech.say);
}

/** Soldiers are recruited, interceptors are built. */
function newUnits(units: readonly string[], context: EventContext): string {
  const { say } = context.speech;
  const isBuilt = (id: string) => unitOf(context.before, id)?.kind === 'interceptor';
  const soldiers = units.filter((id) => !isBuilt(id));
  const built = units.filter(isBuilt);
  return joined(
    [
      soldiers.length > 0 ? say('happened.recruited', { units: unitNames(soldiers, context) }) : '',
      built.length > 0 ? say('happened.built', { units: unitNames(built, context) }) : '',
    ],
    say,
  );
}

function unitsMoved(event: EventOf<'units-moved' | 'units-assigned'>, context: EventContext): string {
  const { say, placeName } = context.speech;
  const units = unitNames(event.units, context);
  if (event.to === 'pool') return say('happened.units-lost', { units });
  if (event.to !== 'reserve') return say('happened.units-sent', { units, place: placeName(event.to) });
  if (isSameCause(event.why, byStep('return-units')))
    return say('happened.units-return', { count: event.units.length });
  const fromPool = event.units.every((id) => unitOf(context.before, id)?.at === 'pool');
  return fromPool ? newUnits(event.units, context) : say('happened.recalled', { units });
}

function unitsChanged(event: EventOf<'units-changed'>, context: EventContext): string {
  const { say } = context.speech;
  const units = unitNames(event.units, context);
  if (event.elite) return say('happened.promoted', { units });
  if (event.exhausted === undefined) return '';
  if (event.exhausted) return say('happened.exhausted', { units });
  return isSameCause(event.why, byStep('refresh')) ? '' : say('happened.readied', { units });
}

function ufosMoved({ moves }: EventOf<'ufos-moved'>, { speech }: EventContext): string {
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

function rolled(event: EventOf<'dice-rolled' | 'roll-changed'>, { before, speech: { say } }: EventContext): string {
  const { xcom, alien } = event.type === 'dice-rolled' ? event : event.roll;
  return say('happened.rolled', {
    dice: xcom.length,
    successes: say('dice.successes', { count: event.successes }),
    alien: say('dice.alien', { face: alien, threat: before.threat }),
    loss: say(event.loss ? 'dice.loss' : 'dice.no-loss'),
  });
}

/** The answer to a question. Empty for a choice made in a cue, whose effects are described instead. */
function chosen({ option, why }: EventOf<'chosen'>, { before, speech }: EventContext): string {
  const choice = before.choices.find((one) => isSameCause(one.why, why));
  if (choice === undefined && option !== 'keep') return '';
  const name = speech.optionName(before, option, choice?.about ?? 'mission', why);
  return speech.say('happened.chosen', { option: name });
}

/** Returns an event of the board in words; empty if there is nothing to say. */
export function boardWords(event: GameEvent, context: EventContext): string {
  const { say } = context.speech;
  switch (event.type) {
    case 'units-moved':
    case 'units-assigned':
      return unitsMoved(event, context);
    case 'units-changed':
      return unitsChanged(event, context);
    case 'soldier-placed':
      return event.icon === null ? '' : say('happened.on-task', { units: unitNames([event.soldier], context) });
    case 'ufos-moved':
      return ufosMoved(event, context);
    case 'panic-changed':
      return say('happened.panic', {
        continent: say(`continent.${event.continent}`),
        by: signed(event.by),
        space: event.panic,
        zone: say(`zone.${panicTrack[event.panic] ?? 'orange'}`),
      });
    case 'credits-changed':
      return say('happened.credits', { budget: event.budget, emergency: event.emergency });
    case 'damage-changed':
      return event.by > 0
        ? say('happened.damaged', { count: event.by, damage: event.damage })
        : say('happened.repaired', { count: -event.by, damage: event.damage });
    case 'readied':
      return say('happened.nothing-more', { role: say(`role.${event.role}`) });
    case 'threat-changed':
      return say('happened.threat', { threat: event.threat });
    case 'dice-added':
      return say('happened.dice-added', { count: event.count });
    case 'dice-rolled':
    case 'roll-changed':
      return rolled(event, context);
    case 'roll-applied':
      return say(event.loss ? 'happened.applied-loss' : 'happened.applied', {
        successes: say('dice.successes', { count: event.successes }),
      });
    case 'chosen':
      return chosen(event, context);
    default:
      event satisfies CardEvent | MissionEvent | SilentEvent;
      return cardsWords(event, context);
  }
}
