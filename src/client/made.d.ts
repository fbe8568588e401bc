/** `virtual:world/coarse` and `virtual:world/fine`. */
declare module 'virtual:world/*' {
  export const world: import('./design/map/packed-world.ts').World;
}

declare module 'virtual:pictures' {
  /** Pictures of the standard set's cards by card id. `pictureLines` draws them. */
  export const pictures: ReadonlyMap<string, string>;
}

/** All words except those in `virtual:words/<language>/later`. */
declare module 'virtual:words/*' {
  const words: import('../i18n/index.ts').Compiled;
  export default words;
}
