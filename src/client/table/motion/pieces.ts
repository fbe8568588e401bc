// Names everything on the table that can visibly change, and captures its state for the motion comparison.

import { spaces } from '../../../content/continents.ts';
import { labs } from '../../../content/cues.ts';
import { roles } from '../../../content/roles.ts';
import {
  type MissionOnTable,
  type MissionPlace,
  type Playing,
  pending,
  successesOf,
  unpaid,
  upkeep,
} from '../../../rules/index.ts';
import { forecastCount } from './positions.ts';

/** Visible state of a piece. */
export interface PieceState {
  /** Place of a piece that can move between places. */
  readonly at?: string;
  /** All other visible values, joined to one string for comparison. */
  readonly is: string;
}

/** Pieces on the table by name, which their elements carry as `data-piece`. */
export type Pieces = ReadonlyMap<string, PieceState>;

type Entry = readonly [string, PieceState];

type Values = readonly (string | number | boolean | null)[];

/** A piece that never moves. */
const fixed = (name: string, ...is: Values): Entry => [name, { is: is.join() }];
/** A piece that can move between places. */
const movable = (name: string, at: string, ...is: Values): Entry => [name, { at, is: is.join() }];

/** Returns the upkeep owed and the credits left. From the round's budget until the audit, upkeep counts as spent. */
export function creditsLeft(playing: Playing): { readonly owed: number; readonly left: number } {
  const budgeted = playing.phase === 'timed' && playing.cue?.kind !== 'new-technology';
  const owed = budgeted ? upkeep(playing) : 0;
  return { owed, left: playing.board.budget - owed - unpaid(playing) };
}

/** Pieces of the open cue or step, question, task and roll. */
function activity(playing: Playing): Entry[] {
  const { board, clock, cue, step, round, history, scanner, forecasts } = playing;
  const { task } = board;
  const asked = pending(playing);
  const pieces = [
    fixed('now', round, playing.cueNumber, cue?.kind ?? null, step),
    fixed('round', round),
    fixed('history', history.length),
    fixed('scanner', scanner, forecasts.length),
  ];
  if (clock)
    pieces.push(
      fixed(`clock:${playing.cueNumber}`, clock.paused, clock.expired, clock.limit),
      fixed('pause', clock.pauseLeft),
    );
  if (asked) pieces.push(fixed('choice', asked.role, asked.about, asked.options.length, board.choices.length));
  if (!task) return pieces;
  const { kind, lab, continent, enemy, part, roll } = task;
  pieces.push(
    fixed('stage', kind, lab ?? null, continent ?? null, enemy ?? null, part ?? null),
    fixed('threat', board.threat),
    roll
      ? fixed('roll', roll.xcom.join(), roll.alien, successesOf(roll), roll.forgiven, roll.lifted !== null)
      : fixed('dice', board.extra),
    ...Object.entries(task.soldiers).map(([soldier, icon]) => movable(`stand:${soldier}`, `icon:${icon}`)),
  );
  return pieces;
}

/** UFOs have no ids. They are counted per space, and the last to come is the first to go. */
function ufos(playing: Playing): Entry[] {
  return spaces.flatMap((space) => {
    const [here, coming] = [playing.board.ufos[space], forecastCount(playing, space)];
    return [
      ...Array.from({ length: here }, (_, i) => movable(`ufo:${space}:${i}`, space)),
      ...Array.from({ length: coming }, (_, i) => movable(`foreseen:${space}:${i}`, space)),
      fixed(`ufos:${space}`, here),
    ];
  });
}

function mission(place: MissionPlace, on: MissionOnTable | null): Entry[] {
  if (on === null) return [];
  return [
    movable(`card:${on.card}`, place),
    ...on.parts.flatMap(({ enemy, successes, complete }, i) => [
      fixed(`part:${place}:${i}`, complete),
      fixed(`marks:${place}:${i}`, enemy && enemy !== 'none' ? enemy.successes : successes),
      ...(enemy && enemy !== 'none' ? [movable(`enemy:${place}:${i}`, place, enemy.card, enemy.faceUp)] : []),
    ]),
  ];
}

/** Returns the state of every piece on the table. */
export function piecesOf(playing: Playing): Pieces {
  const { board } = playing;
  const { left } = creditsLeft(playing);
  return new Map<string, PieceState>([
    ...activity(playing),
    ...ufos(playing),
    ...board.units.map(({ id, at, exhausted, elite }) => movable(`unit:${id}`, at, exhausted, elite)),
    ...Object.entries(board.panic).flatMap(([continent, panic]) => [
      movable(`panic:${continent}`, String(panic)),
      fixed(`land:${continent}`, panic),
    ]),
    movable('damage', String(board.damage)),
    ...board.enemies.flatMap((enemy, i) =>
      enemy
        ? [movable(`enemy:base:${i}`, 'base', enemy.card, enemy.faceUp), fixed(`marks:base:${i}`, enemy.successes)]
        : [],
    ),
    ...mission('mission', board.mission),
    ...mission('final-mission', board.finalMission),
    ...board.hand.map((card) => movable(`card:${card}`, 'hand')),
    fixed('hand', board.hand.length),
    ...board.inPlay.map(({ card, owner, exhausted }) => movable(`card:${card}`, `in-play:${owner}`, exhausted)),
    ...roles.map((role) => fixed(`in-play:${role}`, board.inPlay.filter(({ owner }) => owner === role).length)),
    ...board.crisisPool.map((card) => movable(`card:${card}`, 'crises')),
    ...labs.flatMap((lab) => {
      const { tech = null, successes = 0 } = board.labs[lab - 1] ?? {};
      return tech === null ? [] : [movable(`card:${tech}`, `lab:${lab}`), fixed(`marks:lab:${lab}`, successes)];
    }),
    fixed('credits', left),
    fixed('emergency', board.emergency),
    ...Object.entries(board.decks).map(([deck, { left: cards }]) => fixed(`deck:${deck}`, cards)),
    fixed('salvage', board.salvage.length),
  ]);
}
