import { registerSW } from 'virtual:pwa-register';

let ready = $state(false);
let offline = $state(false);
let alone = $state(!('serviceWorker' in navigator));
let apply: () => Promise<void> = async () => {};

/** Is a newer version waiting to be put in place? */
export const updateReady = (): boolean => ready;

/** Is everything on this device that is needed without a network? */
export const offlineReady = (): boolean => offline;

/** Does nobody here keep the app for times without its host, as over plain http? */
export const leftAlone = (): boolean => alone;

/** Puts the newer version in place; the page is loaded anew. */
export const applyUpdate = (): Promise<void> => apply();

/**
 * Loads a page anew when a newer version has taken hold of it, in whichever tab that was asked for: the older one's
 * files are gone. The first version to take hold of a page changes nothing for it.
 */
function followVersion(): void {
  if (!('serviceWorker' in navigator)) return;
  let held = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    // Where its keeper was cleared away nothing newer has come, and what is at hand is all there is.
    if (navigator.serviceWorker.controller === null) return;
    if (held) location.reload();
    held = true;
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
      alone = true;
    },
  });
  apply = () => update(true);
}

/** Keeps the app for times without a network, and looks for newer versions when there is one. */
export function keepOffline(): void {
  followVersion();
  // Fetching and keeping everything takes the device's time: the first seconds are the player's.
  setTimeout(register, 2000);
}
