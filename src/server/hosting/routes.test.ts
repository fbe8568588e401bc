import { expect, test } from 'vitest';
import { findRoute } from './routes.ts';

test.each([
  ['GET', '/addresses', '/addresses', ''],
  ['GET', '/codes/AHUZCB', '/codes/:code', 'AHUZCB'],
  ['POST', '/tables', '/tables', ''],
  ['POST', '/tables/abc/home', '/tables/:id/home', 'abc'],
  ['GET', '/tables/abc/save', '/tables/:id/save', 'abc'],
])('%s %s has a route', (method, path, wanted, name) => {
  const found = findRoute(method, path);
  expect([found?.route.path, found?.name]).toEqual([wanted, name]);
});

test.each([
  ['HEAD', '/tables/abc/save'],
  ['GET', '/tables'],
  ['POST', '/tables/abc/save'],
  ['GET', '/codes/'],
  ['GET', '/codes/a/b'],
  ['GET', '//'],
  ['GET', '/index.html'],
])('%s %s has none', (method, path) => {
  expect(findRoute(method, path)).toBeNull();
});
