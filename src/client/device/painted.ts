/** Done once what has changed so far is on the screen: long work lets a press be answered first. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    // The first frame is yet to be painted; with the second it has been.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
