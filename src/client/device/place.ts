/** Is this page a guest over plain http? Then it cannot be kept for times without its host. */
export const isPlainHttp = (): boolean => !isSecureContext;

/** Safari on phones and tablets forgets what a page keeps after a week without a visit, unless it is on the home screen. */
export const forgetsSoon = (): boolean => {
  const { userAgent, maxTouchPoints } = navigator;
  const isMobile = /iP(hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isMobile && !matchMedia('(display-mode: standalone)').matches;
};
