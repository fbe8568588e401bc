/** Pages of the app. Each has its own address, so that the back button works. */
export type Page =
  | { readonly name: 'start' }
  | { readonly name: 'setup' }
  /** A game. With `board`, only the board of a virtual table is shown. */
  | { readonly name: 'game'; readonly id: string; readonly board?: boolean }
  | { readonly name: 'replay'; readonly id: string; readonly moment: number }
  | { readonly name: 'games' }
  | { readonly name: 'packs' }
  | { readonly name: 'settings' }
  | { readonly name: 'rulebook' }
  /** The rules: one entry by its id, or all if null. */
  | { readonly name: 'rules'; readonly entry: string | null };

/** Returns the page of a location hash. An unknown one leads to the start page. */
export function pageAt(hash: string): Page {
  const [name = '', detail, place = ''] = hash.replace(/^#\/?/, '').split('/');
  switch (name) {
    case 'setup':
    case 'games':
    case 'packs':
    case 'rulebook':
    case 'settings':
      return { name };
    case 'game':
      return detail === undefined ? { name: 'start' } : { name, id: detail, board: place === 'board' };
    case 'replay':
      if (detail === undefined || detail === '') return { name: 'start' };
      return { name, id: detail, moment: /^\d{1,6}$/.test(place) ? Number(place) : 0 };
    case 'rules':
      return { name, entry: detail || null };
    default:
      return { name: 'start' };
  }
}

/** Returns the location hash of a page. */
export function addressOf(page: Page): string {
  if (page.name === 'game') return `#/game/${page.id}${page.board ? '/board' : ''}`;
  if (page.name === 'replay') return `#/replay/${page.id}/${page.moment}`;
  if (page.name === 'rules') return page.entry === null ? '#/rules' : `#/rules/${page.entry}`;
  return page.name === 'start' ? '#/' : `#/${page.name}`;
}

let page = $state.raw<Page>({ name: 'start' });

/** Returns the current page. */
export const pageAtHand = (): Page => page;

/** Goes to a page. `instead` replaces the current history entry. */
export function go(to: Page, instead = false): void {
  if (instead) history.replaceState(history.state, '', addressOf(to));
  else if (location.hash !== addressOf(to)) history.pushState({ from: addressOf(page) }, '', addressOf(to));
  page = to;
  scrollTo(0, 0);
}

/** Goes back to a page if this one was opened from it. Otherwise replaces this page with it. */
export function goBackTo(to: Page): void {
  const { from } = (history.state ?? {}) as { from?: string };
  if (from !== addressOf(to)) {
    go(to, true);
    return;
  }
  // Set now, not on popstate, so that a second press does not go back twice.
  page = to;
  history.back();
}

/** Writes the current place to the address bar, so that a reload returns to it. */
export const noteAddress = (here: Page): void => history.replaceState(history.state, '', addressOf(here));

/** Starts to follow the address bar and the back button. */
export function followAddress(): void {
  const read = () => {
    page = pageAt(location.hash);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}
