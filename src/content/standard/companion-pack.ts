import { packOf } from '../cards/pack.ts';

/** The standard set without its cards, which companion games leave to the box. */
export const companionPack = packOf('standard', {
  techs: [],
  assets: [],
  enemies: [],
  missions: [],
  crises: [],
  plans: [],
});
