import type { GameOptions } from '../../rules/index.ts';

/** Settings of a game that is shared, and its seed. */
export type SharedWishes = Omit<GameOptions, 'timers' | 'position' | 'practice' | 'mode'> & {
  readonly mode: 'companion' | 'virtual';
};

/** The operation of a day, or any other one, with the edition of rules and cards that it was made with. */
export type SharedOperation =
  | { readonly edition: number; readonly day: string }
  | {
      readonly edition: number;
      readonly wishes: SharedWishes;
      /** The pack of its cards, unless it is the standard set. */
      readonly pack?: { readonly name: string; readonly hash: string };
    };
