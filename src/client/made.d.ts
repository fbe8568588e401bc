/** `virtual:world/coarse` and `virtual:world/fine`: the world map as dots, x and y in turn, in tenths. */
declare module 'virtual:world/*' {
  type Continent = import('../content/continents.ts').Continent;
  export const world: {
    readonly width: number;
    readonly height: number;
    readonly dots: Readonly<Record<Continent, readonly number[]>>;
  };
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
