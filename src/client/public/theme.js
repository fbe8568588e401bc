// Shows the stored theme and text size before the first paint, so that no others are seen. Later the app changes them,
// and the system the theme.
{
  const daylight = matchMedia('(prefers-color-scheme: light)');
  const scales = { large: 1.15, largest: 1.3 };
  let chosen = '';
  /** @param {string} theme */
  const showTheme = (theme) => {
    chosen = theme;
    const light = theme === 'light' || (theme !== 'dark' && daylight.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.querySelector('meta[media]').media = light ? 'all' : 'not all';
  };
  /**
   * Without a width, a phone lays out a scaled page for a narrower screen. Desktop browsers ignore the scale.
   * @param {string} size
   */
  const showTextSize = (size) => {
    const width = size in scales ? '' : 'width=device-width, ';
    const content = `${width}initial-scale=${scales[size] ?? 1}, viewport-fit=cover`;
    document.querySelector('meta[name=viewport]').content = content;
  };
  let stored = '';
  try {
    stored = localStorage.getItem('sitroom/settings');
  } catch {
    // The storage is forbidden.
  }
  showTheme(/"theme":"(\w+)"/.exec(stored)?.[1]);
  showTextSize(/"textSize":"(\w+)"/.exec(stored)?.[1] ?? 'normal');
  daylight.onchange = () => showTheme(chosen);
  window.showLook = ({ theme, textSize }) => {
    showTheme(theme);
    showTextSize(textSize);
  };
}
