// Sharing by the browser's own dialog, or by copying.

/** Way to share in this browser: its dialog, or copying. Null if it has neither, as over plain http. */
export const shareMethod: 'share' | 'copy' | null =
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
 * Shares a text or an address by the browser's dialog, or else copies it. Returns the outcome; null if the dialog was
 * cancelled.
 */
export async function share(data: ShareData): Promise<'shared' | 'copied' | 'refused' | null> {
  if (shareMethod === 'share') {
    try {
      await navigator.share(data);
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return null;
    }
  }
  const copied = [data.text, data.url].filter((part) => part !== undefined).join('\n');
  return (await copyText(copied)) ? 'copied' : 'refused';
}
