// Shows the stored theme and text size before the first paint, so that no others are seen. Later the app changes them,
// and the system the theme.
{
  const daylight = matchMedia('(prefers-color-scheme: light)');
  const scales = new Map([
    ['large', 1.15],
    ['largest', 1.3],
  ]);
  let letters = 0;
  /** @type {Map<CSSMediaRule, string>} */
  const written = new Map();
  let chosen = '';
  /** @param {string} theme */
  const showTheme = (theme) => {
    chosen = theme;
    const light = theme === 'light' || (theme !== 'dark' && daylight.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.querySelector('meta[media]').media = light ? 'all' : 'not all';
  };
  /** @param {string} query */
  const scaled = (query) => query.replace(/[\d.]+(?=rem)/g, (size) => String(Number(size) * letters));
  /**
   * Letters of the page grow with the root's. Media queries know only those of the browser, so they are rewritten.
   * @param {{ cssRules: CSSRuleList }} of A style sheet, or a rule with others inside.
   */
  const scaleQueries = ({ cssRules }) => {
    for (const rule of cssRules) {
      if (!(rule instanceof CSSMediaRule)) continue;
      if (!written.has(rule)) written.set(rule, rule.media.mediaText);
      rule.media.mediaText = scaled(written.get(rule) ?? '');
      scaleQueries(rule);
    }
  };
  /** @param {string} size */
  const showTextSize = (size) => {
    const factor = scales.get(size) ?? 1;
    if (factor === letters) return;
    letters = factor;
    Object.assign(window, { letters, scaled });
    document.documentElement.style.setProperty('--letters', String(letters));
    for (const sheet of document.styleSheets) scaleQueries(sheet);
    // Whatever has been measured is measured again.
    dispatchEvent(new Event('resize'));
  };
  let stored = '';
  try {
    stored = localStorage.getItem('sitroom/settings');
  } catch {
    // The storage is forbidden.
  }
  showTheme(/"theme":"(\w+)"/.exec(stored)?.[1]);
  showTextSize(/"textSize":"(\w+)"/.exec(stored)?.[1]);
  daylight.onchange = () => showTheme(chosen);
  // Style sheets of later parts. Their load event is not heard further up, but seen on its way down.
  document.addEventListener(
    'load',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && target.sheet) scaleQueries(target.sheet);
    },
    true,
  );
  window.showLook = ({ theme, textSize }) => {
    showTheme(theme);
    showTextSize(textSize);
  };
}
