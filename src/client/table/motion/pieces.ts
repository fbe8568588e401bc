// Everything on the table that can be seen to change, by its name: what motion is told from.

import { spaces } from '../../../content/continents.ts';
import { labs } from '../../../content/cues.ts';
import { roles } from '../../../content/roles.ts';
import {
  type MissionOnTable,
  type MissionPlace,
  type Playing,
  pending,
  successesOf,
  upkeep,
} from '../../../rules/index.ts';
import { foreseen } from './places.ts';

/** How something lies on the table. */
export interface Lying {
  /** Where it is, if it is a thing that goes from place to place. */
  readonly at?: string;
  /** What can be told of it besides. */
  readonly is: string;
}

/** What lies on the table, by the name that its elements carry as `data-piece`. */
export type Pieces = ReadonlyMap<string, Lying>;

type Entry = readonly [string, Lying];

type Told = readonly (string | number | boolean | null)[];

const sign = (name: string, ...is: Told): Entry => [name, { is: is.join() }];
const lies = (name: string, at: string, ...is: Told): Entry => [name, { at, is: is.join() }];

/** What is left to the commander: from the round's budget until the audit is paid, units on the board have taken their credits in thought. */
export function creditsLeft(playing: Playing): { readonly owed: number; readonly left: number } {
  const { phase, cue, step, board } = playing;
  const budgeted = phase === 'timed' ? cue?.kind !== 'new-technology' : step === 'audit';
  const owed = budgeted ? upkeep(playing) : 0;
  return { owed, left: board.budget - owed };
}

/** What goes on: the open cue or step, and what is asked and rolled. */
function goingOn(playing: Playing): Entry[] {
  const { board, clock, cue, step, round, history, scanner, forecasts } = playing;
  const { task } = board;
  const asked = pending(playing);
  const signs = [
    sign('now', round, playing.cueNumber, cue?.kind ?? null, step),
    sign('round', round),
    sign('history', history.length),
    sign('scanner', scanner, forecasts.length),
  ];
  if (clock)
    signs.push(
      sign(`clock:${playing.cueNumber}`, clock.paused, clock.expired, clock.limit),
      sign('pause', clock.pauseLeft),
    );
  if (asked) signs.push(sign('choice', asked.role, asked.about, asked.options.length, board.choices.length));
  if (!task) return signs;
  const { kind, lab, continent, enemy, part, roll } = task;
  signs.push(
    sign('stage', kind, lab ?? null, continent ?? null, enemy ?? null, part ?? null),
    sign('threat', board.threat),
    roll
      ? sign('roll', roll.xcom.join(), roll.alien, successesOf(roll), roll.forgiven, roll.lifted !== null)
      : sign('dice', board.extra),
    ...Object.entries(task.soldiers).map(([soldier, icon]) => lies(`stand:${soldier}`, `icon:${icon}`)),
  );
  return signs;
}

/** UFOs have no names: they are counted, and the last to come is the first to go. */
function ufos(playing: Playing): Entry[] {
  return spaces.flatMap((space) => {
    const [here, coming] = [playing.board.ufos[space], foreseen(playing, space)];
    return [
      ...Array.from({ length: here }, (_, i) => lies(`ufo:${space}:${i}`, space)),
      ...Array.from({ length: coming }, (_, i) => lies(`foreseen:${space}:${i}`, space)),
      sign(`ufos:${space}`, here),
    ];
  });
}

function mission(place: MissionPlace, on: MissionOnTable | null): Entry[] {
  if (on === null) return [];
  return [
    lies(`card:${on.card}`, place),
    ...on.parts.flatMap(({ enemy, successes, complete }, i) => [
      sign(`part:${place}:${i}`, complete),
      sign(`marks:${place}:${i}`, enemy && enemy !== 'none' ? enemy.successes : successes),
      ...(enemy && enemy !== 'none' ? [lies(`enemy:${place}:${i}`, place, enemy.card, enemy.faceUp)] : []),
    ]),
  ];
}

/** Everything on the table that can be seen to change, and how it lies there. */
export function piecesOf(playing: Playing): Pieces {
  const { board } = playing;
  const { left } = creditsLeft(playing);
  return new Map<string, Lying>([
    ...goingOn(playing),
    ...ufos(playing),
    ...board.units.map(({ id, at, exhausted, elite }) => lies(`unit:${id}`, at, exhausted, elite)),
    ...Object.entries(board.panic).flatMap(([continent, panic]) => [
      lies(`panic:${continent}`, String(panic)),
      sign(`land:${continent}`, panic),
    ]),
    lies('damage', String(board.damage)),
    ...board.enemies.flatMap((enemy, i) =>
      enemy
        ? [lies(`enemy:base:${i}`, 'base', enemy.card, enemy.faceUp), sign(`marks:base:${i}`, enemy.successes)]
        : [],
    ),
    ...mission('mission', board.mission),
    ...mission('final-mission', board.finalMission),
    ...board.hand.map((card) => lies(`card:${card}`, 'hand')),
    sign('hand', board.hand.length),
    ...board.inPlay.map(({ card, owner, exhausted }) => lies(`card:${card}`, `in-play:${owner}`, exhausted)),
    ...roles.map((role) => sign(`in-play:${role}`, board.inPlay.filter(({ owner }) => owner === role).length)),
    ...board.crisisPool.map((card) => lies(`card:${card}`, 'crises')),
    ...labs.flatMap((lab) => {
      const { tech = null, successes = 0 } = board.labs[lab - 1] ?? {};
      return tech === null ? [] : [lies(`card:${tech}`, `lab:${lab}`), sign(`marks:lab:${lab}`, successes)];
    }),
    sign('credits', left),
    sign('emergency', board.emergency),
    ...Object.entries(board.decks).map(([deck, { left: cards }]) => sign(`deck:${deck}`, cards)),
    sign('salvage', board.salvage.length),
  ]);
}
