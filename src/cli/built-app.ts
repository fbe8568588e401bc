import { fileURLToPath } from 'node:url';

/** Folder of the built app. This file is as deep in the project as its bundle is in the package. */
export const builtApp = fileURLToPath(new URL('../../dist', import.meta.url));
