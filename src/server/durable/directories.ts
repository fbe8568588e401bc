// The directories: objects that know the codes of tables, or the packs.

import type { Directory } from './directory.ts';

type Directories = DurableObjectNamespace<Directory>;

/** Returns the directory of a code: there is one for each first letter. */
export const directoryOf = (all: Directories, code: string) => all.getByName(`codes ${code.slice(0, 1)}`);

/** Returns the directory of a pack by its hash. */
export const packsOf = (all: Directories, hash: string) => all.getByName(`packs ${hash.slice(0, 2)}`);

/** The only directory that older hosts have. It gets no new tables. */
export const olderDirectory = (all: Directories) => all.getByName('all');
