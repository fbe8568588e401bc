/** Content security policy: that of `src/client/index.html`, plus no framing by other pages. */
const policy = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "connect-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Headers of every answer. Nothing here asks for https: in a home network the app is served without it.
 */
export const strictHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Files whose name holds a hash of their content: Vite puts all of them, and nothing else, into this folder. */
const hashed = /[\\/]assets[\\/][^\\/]+$/;

/**
 * How long a browser may keep a file. A hashed name never changes its content. Of all others, like the page and the
 * service worker, the browser asks each time whether they have changed.
 */
export const cacheControl = (path: string): string =>
  hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
