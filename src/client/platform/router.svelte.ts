/** Pages of the app. Each has its own address, so that the back button works. */
export type Page =
  | { readonly name: 'start' }
  | { readonly name: 'setup' }
  /** A game. With `board`, only the board of a virtual table is shown. */
  | { readonly name: 'game'; readonly id: string; readonly board?: boolean }
  /** A replay. With the token of its table's replays, every device can watch it (ONL-20). */
  | { readonly name: 'replay'; readonly id: string; readonly moment: number; readonly door?: string | undefined }
  /** The review of a game, with the number of the open moment; 0 if none is open. */
  | { readonly name: 'review'; readonly id: string; readonly moment: number }
  | { readonly name: 'games' }
  /** The service record. */
  | { readonly name: 'record' }
  | { readonly name: 'packs' }
  /** The drills of today. */
  | { readonly name: 'drills' }
  | { readonly name: 'settings' }
  /** Making a table online, or joining one by its code. */
  | { readonly name: 'together' }
  /** The operation of the day, with another day opened, as YYYY-MM-DD. */
  | { readonly name: 'day'; readonly day: string }
  /**
   * An operation that somebody sent, by its code, and the score to beat (DAY-4). Without a code the page asks for one.
   */
  | { readonly name: 'operation'; readonly code: string; readonly score: string }
  /**
   * A table online. `door` is the token of its address. With `board`, only the board is shown, as on a television.
   * `pass` leads to the seat of somebody who has another device.
   */
  | {
      readonly name: 'table';
      readonly id: string;
      readonly door: string;
      readonly board?: boolean;
      readonly pass?: string;
    }
  | { readonly name: 'rulebook' }
  /** How to play, at one of its pictures, counted from 1. */
  | { readonly name: 'how-to-play'; readonly picture: number }
  /** The rules: one entry by its id, or all if null. */
  | { readonly name: 'rules'; readonly entry: string | null };

const start: Page = { name: 'start' };

/** Reads each page from the rest of its address. */
const readers: Readonly<Record<Page['name'], (detail: string, place: string, view: string) => Page>> = {
  start: () => start,
  setup: () => ({ name: 'setup' }),
  game: (id, place) => (id === '' ? start : { name: 'game', id, board: place === 'board' }),
  replay(id, place, door) {
    const page = { name: 'replay', id, moment: /^\d{1,6}$/.test(place) ? Number(place) : 0 } as const;
    return id === '' ? start : door === '' ? page : { ...page, door };
  },
  review: (id, moment) =>
    id === '' ? start : { name: 'review', id, moment: /^\d{1,2}$/.test(moment) ? Number(moment) : 0 },
  games: () => ({ name: 'games' }),
  record: () => ({ name: 'record' }),
  packs: () => ({ name: 'packs' }),
  drills: () => ({ name: 'drills' }),
  settings: () => ({ name: 'settings' }),
  together: () => ({ name: 'together' }),
  day: (day) => ({ name: 'day', day }),
  operation: (code, score) => ({ name: 'operation', code, score }),
  table(id, door, view) {
    const [, pass] = /^seat-([\w-]+)$/.exec(view) ?? [];
    const page = { name: 'table', id, door, board: view === 'board' } as const;
    return id === '' ? start : pass === undefined ? page : { ...page, pass };
  },
  rulebook: () => ({ name: 'rulebook' }),
  'how-to-play': (picture) => ({ name: 'how-to-play', picture: /^[1-8]$/.test(picture) ? Number(picture) : 1 }),
  rules: (entry) => ({ name: 'rules', entry: entry || null }),
};

/** Returns the page of a location hash. An unknown one leads to the start page. */
function pageAt(hash: string): Page {
  const [name = '', detail = '', place = '', view = ''] = hash.replace(/^#\/?/, '').split('/');
  return Object.hasOwn(readers, name) ? readers[name as Page['name']](detail, place, view) : start;
}

/** Returns the location hash of a page. */
export function routeUrl(page: Page): string {
  switch (page.name) {
    case 'start':
      return '#/';
    case 'game':
      return `#/game/${page.id}${page.board ? '/board' : ''}`;
    case 'replay':
      return `#/replay/${page.id}/${page.moment}${page.door ? `/${page.door}` : ''}`;
    case 'review':
      return `#/review/${page.id}${page.moment > 0 ? `/${page.moment}` : ''}`;
    case 'day':
      return `#/day${page.day && `/${page.day}`}`;
    case 'operation':
      return `#/operation/${page.code}${page.score && `/${page.score}`}`;
    case 'rules':
      return page.entry === null ? '#/rules' : `#/rules/${page.entry}`;
    case 'how-to-play':
      return page.picture === 1 ? '#/how-to-play' : `#/how-to-play/${page.picture}`;
    case 'table':
      return `#/table/${page.id}/${page.door}${page.board ? '/board' : page.pass ? `/seat-${page.pass}` : ''}`;
    case 'together':
    case 'setup':
    case 'games':
    case 'record':
    case 'packs':
    case 'drills':
    case 'settings':
    case 'rulebook':
      return `#/${page.name}`;
  }
}

let page = $state.raw<Page>(start);

/** Returns the current page. */
export const currentPage = (): Page => page;

/** Goes to a page. `instead` replaces the current history entry. */
export function navigate(to: Page, instead = false): void {
  if (instead) history.replaceState(history.state, '', routeUrl(to));
  else if (location.hash !== routeUrl(to))
    history.pushState({ ...history.state, from: routeUrl(page) }, '', routeUrl(to));
  page = to;
  scrollTo(0, 0);
}

/** Whether this page shows only the board of its game. */
export const isBoardOnly = (): boolean => (page.name === 'game' || page.name === 'table') && page.board === true;

/** Shows only the board of this page's game, or the whole table again. */
export function showBoard(only: boolean): void {
  if (page.name !== 'game' && page.name !== 'table') return;
  if (only) navigate({ ...page, board: true });
  else if (page.board) goBackTo({ ...page, board: false });
}

/** Goes back to a page if this one was opened from it. Otherwise replaces this page with it. */
export function goBackTo(to: Page): void {
  const { from } = (history.state ?? {}) as { from?: string };
  if (from !== routeUrl(to)) {
    navigate(to, true);
    return;
  }
  // Set now, not on popstate, so that a second press does not go back twice.
  page = to;
  history.back();
}

/** Leaves this page for the one it was opened from, if that is among these; otherwise for the first of them. */
export function goBack(first: Page, ...others: readonly Page[]): void {
  const { from } = (history.state ?? {}) as { from?: string };
  goBackTo([first, ...others].find((one) => routeUrl(one) === from) ?? first);
}

/** Writes the current place to the address bar, so that a reload returns to it. */
export const noteAddress = (here: Page): void => history.replaceState(history.state, '', routeUrl(here));

/** Starts to follow the address bar and the back button. */
export function followAddress(): void {
  const read = () => {
    page = pageAt(location.hash);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}
