declare module 'virtual:world' {
  type Continent = import('../content/continents.ts').Continent;

  /** The world as dots: coordinates in tenths, x and y in turn. */
  export const world: {
    readonly width: number;
    readonly height: number;
    readonly dots: Readonly<Record<Continent, readonly number[]>>;
  };
}

declare module 'virtual:pictures' {
  /** Pictures of the standard set's cards by their ids; `pictureLines` draws them. */
  export const pictures: ReadonlyMap<string, string>;
}

/** All words but those that are loaded later, which are `virtual:words/<language>/later`. */
declare module 'virtual:words/*' {
  const words: import('../i18n/index.ts').Compiled;
  export default words;
}
