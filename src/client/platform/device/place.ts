/** Whether the page is served over plain HTTP, where it cannot be cached for offline use. */
export const isPlainHttp = (): boolean => !isSecureContext;

/**
 * Whether the browser deletes storage after a week without a visit, as Safari on iOS does for pages not on the home
 * screen.
 */
export const forgetsSoon = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isMobile = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isMobile && !matchMedia('(display-mode: standalone)').matches;
};
