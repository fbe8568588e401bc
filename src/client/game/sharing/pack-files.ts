// Packs from files. Only the page of packs needs them, so they are not among the first things loaded.

import type { ValidationError } from '../../../wire/index.ts';
import { textOf } from '../../platform/database/files.ts';
import { type PackLabel, packLabelOf } from '../../platform/database/pack-label.ts';
import { contentsOf, readPack } from '../../platform/database/pack-reading.ts';
import { keepPack, knownPacks } from '../stores/packs.svelte.ts';

/** Result of loading a pack file. `known` means that it was loaded before. */
export type Loaded =
  | { readonly kind: 'loaded' | 'known'; readonly label: PackLabel }
  | { readonly kind: 'faulty'; readonly faults: readonly ValidationError[] }
  | { readonly kind: 'unreadable' | 'too-large' | 'not-kept' };

/** Size limit of a pack file, in bytes. No readable pack is longer. */
const maxFileBytes = 8_000_000;

/** Checks and stores a pack from a file. If anything is wrong, nothing changes. */
export async function loadPack(file: File): Promise<Loaded> {
  const content = await textOf(file, maxFileBytes);
  if ('unread' in content) return { kind: content.unread };
  const { text } = content;
  const read = readPack(text);
  if ('faults' in read) return { kind: 'faulty', faults: read.faults };
  const label = packLabelOf(contentsOf(read));
  const kind = knownPacks().some(({ hash }) => hash === label.hash) ? 'known' : 'loaded';
  try {
    await keepPack(label, text, read);
  } catch {
    return { kind: 'not-kept' };
  }
  return { kind, label };
}
