/** Resolves when all changes so far are painted. Long work waits for this, so that a press shows its effect first. */
export const painted = (): Promise<void> =>
  new Promise((done) => {
    // The first callback runs before the paint, the second one after it.
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });
