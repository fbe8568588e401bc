/** Time after which a style sheet is asked for again, in ms. */
const againMs = 1_000;

/**
 * Shows parts of the app whose style sheet could not be loaded, and requests the style sheet again until it is loaded.
 * Without this, Vite fails such parts and requests only once.
 */
export function loadStylesAgain(): void {
  const again = ({ target }: Event) => {
    // Errors of scripts have the window as their target, which is no link.
    const link = target as HTMLLinkElement;
    if (link.rel === 'stylesheet') setTimeout(() => link.replaceWith(link.cloneNode()), againMs);
  };
  addEventListener('error', again, true);
  addEventListener('vite:preloadError', (event) => {
    if (event.payload.message.includes('CSS')) event.preventDefault();
  });
}
