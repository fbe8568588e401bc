/** Content security policy: that of `src/client/index.html`, plus a ban on framing. */
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

/** Headers of every response. None of them requires https, because in a home network the app is served without it. */
export const strictHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': policy,
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
};

/** Files with a content hash in their name. Vite writes all of them, and no others, to this folder. */
const hashed = /[\\/]assets[\\/][^\\/]+$/;

/**
 * Returns the cache-control header of a file. Files with a hashed name never change. All others, such as the page and
 * the service worker, are revalidated on every request.
 */
export const cacheControl = (path: string): string =>
  hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
