/**
 * Returns a function that makes a value when it is first asked for. A game that takes seconds to find is found within a
 * test: all test files are loaded before the first test begins.
 */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
