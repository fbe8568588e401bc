/** Time after which a style sheet is asked for again, in ms. */
const againMs = 1_000;

/** Asks again for style sheets that could not be loaded. Parts that are loaded late ask for theirs only once. */
export function loadStylesAgain(): void {
  const again = ({ target }: Event) => {
    // Errors of scripts have the window as their target, which is no link.
    const link = target as HTMLLinkElement;
    if (link.rel === 'stylesheet') setTimeout(() => link.replaceWith(link.cloneNode()), againMs);
  };
  addEventListener('error', again, true);
}
