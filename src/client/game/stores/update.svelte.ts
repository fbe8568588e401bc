import { registerSW } from 'virtual:pwa-register';

let ready = $state(false);
let offline = $state(false);
let noServiceWorker = $state(!('serviceWorker' in navigator));
let apply: () => Promise<void> = async () => {};

/** Whether a newer version is waiting to be activated. */
export const updateReady = (): boolean => ready;

/** Whether the app is fully cached for offline use. */
export const offlineReady = (): boolean => offline;

/** Whether no service worker caches the app, as over plain HTTP. */
export const hasNoServiceWorker = (): boolean => noServiceWorker;

/** Activates the newer version and reloads the page. */
export const applyUpdate = (): Promise<void> => apply();

/**
 * Reloads the page when a newer service worker takes control, even if another tab asked for it, because the files of
 * the older version are gone then. The first worker to take control needs no reload.
 */
function followVersion(): void {
  if (!('serviceWorker' in navigator)) return;
  let wasControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // No update is pending if the service worker was unregistered.
    if (navigator.serviceWorker.controller === null) return;
    if (wasControlled) location.reload();
    wasControlled = true;
  });
}

function register(): void {
  const update = registerSW({
    onNeedRefresh: () => {
      ready = true;
    },
    onOfflineReady: () => {
      offline = true;
    },
    onRegisterError: () => {
      noServiceWorker = true;
    },
  });
  apply = () => update(true);
}

/** Caches the app for offline use and checks for newer versions. */
export function keepOffline(): void {
  followVersion();
  // Caching is heavy work, so the first seconds are left to the player.
  setTimeout(register, 2000);
}
