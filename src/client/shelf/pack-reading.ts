/** The checking of packs: much code, loaded when the first pack is. */
export { contentsOf, readPack } from '../../wire/index.ts';
