// Loads the newest version of the app at a table online (ONL-13). Separate from `app/update.svelte.ts`, which every
// visit loads.

/** Service worker of this page, if it has one. */
const registrationOf = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;

/** Resolves once a service worker is no longer installing. */
const settled = (worker: ServiceWorker): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Fetches the newest version, which then waits to be activated. Returns it, or null if there is none. */
async function fetchNewest(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  if (registration.waiting === null) await registration.update();
  if (registration.installing !== null) await settled(registration.installing);
  return registration.waiting;
}

/** Message that activates a waiting service worker. */
const activate = { type: 'SKIP_WAITING' };
/** Longest time for fetching and activating a newer version, in ms. */
const mostLoadingMs = 15_000;

/**
 * Loads the newest version, for a page that cannot go on (ONL-13). A newer one that waits is activated; if none is
 * there yet, it is fetched first. If there is no newer one, or none comes in time, the page is loaded from the server,
 * past the service worker.
 */
export async function loadNewest(): Promise<void> {
  const registration = await registrationOf();
  if (registration === undefined) {
    location.reload();
    return;
  }
  const reloadPast = async (): Promise<void> => {
    await registration.unregister();
    location.reload();
  };
  setTimeout(() => void reloadPast(), mostLoadingMs);
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload());
  const newest = await fetchNewest(registration).catch(() => null);
  if (newest === null) await reloadPast();
  else newest.postMessage(activate);
}

/** Fetches a newer version, for a page that can go on until it is loaded. */
export async function fetchNewer(): Promise<void> {
  const registration = await registrationOf();
  if (registration !== undefined) await fetchNewest(registration).catch(() => null);
}

/** Loads a newer version if it has been fetched, which reloads the page. */
export async function loadNewer(): Promise<void> {
  const registration = await registrationOf();
  if (registration === undefined) location.reload();
  else registration.waiting?.postMessage(activate);
}
