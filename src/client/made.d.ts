/** `virtual:world/coarse` and `virtual:world/fine`. */
declare module 'virtual:world/*' {
  export const world: import('./design/map/packed-world.ts').World;
}

declare module 'virtual:pictures' {
  /** Pictures of the standard set's cards by card id. `pictureLines` draws them. */
  export const pictures: ReadonlyMap<string, string>;
}

declare module 'virtual:badges' {
  /** Pictures of the commendations by name. `pictureLines` draws them. */
  export const pictures: ReadonlyMap<import('../record/index.ts').Commendation, string>;
}

declare module 'virtual:words/first-*' {
  const words: import('../i18n/index.ts').Compiled<import('../i18n/index.ts').FirstKey>;
  export default words;
}

declare module 'virtual:words/afterwards-*' {
  const words: import('../i18n/index.ts').Compiled<import('../i18n/index.ts').AfterwardsKey>;
  export default words;
}

declare module 'virtual:words/later-*' {
  const words: import('../i18n/index.ts').Compiled<import('../i18n/index.ts').LaterKey>;
  export default words;
}

/** Those of expansions, by their names. */
declare module 'virtual:words/*' {
  const words: import('../i18n/index.ts').Compiled<import('../i18n/index.ts').ExpansionKey>;
  export default words;
}
