/** Returns a command that starts a host on Node whose wall clock is wrong by this much, in ms. */
export const withWall = (ms: number): readonly string[] => [
  'env',
  `NODE_OPTIONS=--import=data:text/javascript,const%20now=Date.now;Date.now=()=>now()+(${ms});`,
];
