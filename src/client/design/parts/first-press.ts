/**
 * Wraps a click handler so that it ignores all but the first click of a multi-click. The later ones were aimed at what
 * was there before.
 */
export const firstPress =
  (onPress: () => void) =>
  (event: MouseEvent): void => {
    if (event.detail < 2) onPress();
  };
