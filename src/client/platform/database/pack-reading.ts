/** Pack validation. A separate chunk because it is large, loaded with the first pack. */
export { contentsOf, readPack } from '../../../wire/index.ts';
