import { basename } from 'node:path';
import type { TroubleNews } from '../../server/index.ts';

const otherFolder = 'Choose another folder with --data';

/** How to go back to the backup of a damaged file. */
function wayBack({ file, backup }: TroubleNews): string {
  if (backup === null) return `There is no backup of it. Move it away to begin with an empty one`;
  const at = backup.at.toISOString().slice(0, 16).replace('T', ' ');
  const main = basename(file);
  return `Its newest backup is ${backup.file}, of ${at} UTC. To go back to it, stop sitroom, move ${main}, ${main}-wal and ${main}-shm away, and rename the backup to ${main}`;
}

/** Returns why tables online cannot be kept, and what to do, as one line for people. */
export function troubleWords(news: TroubleNews): string {
  const { trouble, folder, file, error, isFinal } = news;
  switch (trouble) {
    case 'taken':
      return `another sitroom keeps its tables in ${folder}. ${isFinal ? 'It has not ended within a minute' : 'It is asked again for a minute'}. ${otherFolder}`;
    case 'read-only':
      return `${folder} cannot be written by this user: ${error.message}. ${otherFolder}`;
    case 'full':
      return `the disk with ${folder} is full. They come back when there is room`;
    case 'unwritable':
      return `${folder} cannot be written: ${error.message}. They come back when it can`;
    case 'damaged':
      return `${file} is damaged: ${error.message}. ${wayBack(news)}`;
    case 'gone':
      return `${file}: ${error.message}. Put it back before you stop sitroom, or what was played since is lost`;
    case 'newer':
      return `${file} is of a newer sitroom: ${error.message}. ${otherFolder}`;
    case 'old-node':
      return 'they need Node 22.16 or later';
    case 'unusable':
      return `${folder} cannot be used: ${error.message}. ${otherFolder}`;
  }
}
