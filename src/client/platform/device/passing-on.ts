/** What is passed on. */
export interface PassedOn {
  readonly title: string;
  readonly text?: string;
  readonly url?: string;
}

/** How this browser passes something on: by its own dialog, or by copying. Null if it can do neither, as over plain http. */
export const sharing: 'share' | 'copy' | null =
  'share' in navigator ? 'share' : 'clipboard' in navigator ? 'copy' : null;

/** Copies a text. Returns false if this browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Passes something on by the browser's dialog, or else copies it. Returns what happened; null if people have changed their
 * minds.
 */
export async function passOn(what: PassedOn): Promise<'shared' | 'copied' | 'refused' | null> {
  if (sharing === 'share') {
    try {
      await navigator.share(what);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  const copied = [what.text, what.url].filter((part) => part !== undefined).join('\n');
  return (await copyText(copied)) ? 'copied' : 'refused';
}
