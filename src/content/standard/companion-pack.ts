import type { Pack } from '../cards/pack.ts';
import { standardInvasion } from '../invasion.ts';

/** The standard set without its cards, which companion games leave to the box. */
export const companionPack: Pack = {
  name: 'standard',
  cards: { techs: [], assets: [], enemies: [], missions: [], crises: [], plans: [] },
  tech: new Map(),
  asset: new Map(),
  usable: new Map(),
  enemy: new Map(),
  mission: new Map(),
  crisis: new Map(),
  plan: new Map(),
  standing: [],
  invasion: standardInvasion,
};
