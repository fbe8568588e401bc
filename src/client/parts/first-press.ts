/** Lets the first press of a double one count alone: the second was meant for what was there before. */
export const firstPress =
  (then: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) then();
  };
