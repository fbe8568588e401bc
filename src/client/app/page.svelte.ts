/** The pages of the app. Each has an address of its own, so that a phone's back button leads where it should. */
export type Page =
  | { readonly name: 'start' }
  | { readonly name: 'setup' }
  /** A game; of one at the virtual table, perhaps the board alone. */
  | { readonly name: 'game'; readonly id: string; readonly board?: boolean }
  | { readonly name: 'replay'; readonly id: string; readonly moment: number }
  | { readonly name: 'games' }
  | { readonly name: 'packs' }
  | { readonly name: 'settings' }
  | { readonly name: 'rulebook' }
  /** The rules: an entry by its id, if there is one; else all. */
  | { readonly name: 'rules'; readonly entry: string | null };

/** The page an address stands for; any other leads to the start. */
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

/** The address of a page. */
export function addressOf(page: Page): string {
  if (page.name === 'game') return `#/game/${page.id}${page.board ? '/board' : ''}`;
  if (page.name === 'replay') return `#/replay/${page.id}/${page.moment}`;
  if (page.name === 'rules') return page.entry === null ? '#/rules' : `#/rules/${page.entry}`;
  return page.name === 'start' ? '#/' : `#/${page.name}`;
}

let page = $state.raw<Page>({ name: 'start' });

/** The page at hand. */
export const pageAtHand = (): Page => page;

/** Goes to a page; `instead` leaves no way back to the one before. */
export function go(to: Page, instead = false): void {
  if (instead) history.replaceState(history.state, '', addressOf(to));
  else if (location.hash !== addressOf(to)) history.pushState({ from: addressOf(page) }, '', addressOf(to));
  page = to;
  scrollTo(0, 0);
}

/** Goes back to the page this one was opened from; where it was opened from elsewhere, to that page instead of this one. */
export function goBackTo(to: Page): void {
  const { from } = (history.state ?? {}) as { from?: string };
  if (from !== addressOf(to)) {
    go(to, true);
    return;
  }
  // At once, so that a second press does not lead back once more.
  page = to;
  history.back();
}

/** Lets the address bar say where on its page somebody is, so that a reload finds the place again. */
export const noteAddress = (here: Page): void => history.replaceState(history.state, '', addressOf(here));

/** Follows the address bar and the back button from now on. */
export function followAddress(): void {
  const read = () => {
    page = pageAt(location.hash);
  };
  addEventListener('popstate', read);
  addEventListener('hashchange', read);
  read();
}
