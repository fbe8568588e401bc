// Shows the stored theme before the first paint, so that no other is seen. Later the app and the system change it.
{
  const daylight = matchMedia('(prefers-color-scheme: light)');
  let chosen = '';
  /** @param {string} theme */
  const show = (theme) => {
    chosen = theme;
    const light = theme === 'light' || (theme !== 'dark' && daylight.matches);
    document.documentElement.dataset.theme = light ? 'light' : 'dark';
    document.querySelector('meta[media]').media = light ? 'all' : 'not all';
  };
  try {
    chosen = /"theme":"(\w+)"/.exec(localStorage.getItem('sitroom/settings'))?.[1];
  } catch {
    // The storage is forbidden.
  }
  show(chosen);
  daylight.onchange = () => show(chosen);
  window.showTheme = show;
}
