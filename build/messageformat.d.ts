declare module '@messageformat/core/compile-module.js' {
  import type core from '@messageformat/core';

  /** Returns the source of an ES module that exports the messages as functions. */
  export default function compileModule(format: InstanceType<typeof core.default>, messages: object): string;
}
