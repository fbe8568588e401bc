import { afterPaint } from '../../platform/device/scheduling.ts';

const shown = new Set<HTMLDialogElement>();
const waiting: (() => void)[] = [];

/** Enter and the space bar press the only button of a dialog that has the focus itself. */
function pressOnly(event: KeyboardEvent): void {
  const dialog = event.currentTarget as HTMLElement;
  const [only, ...more] = dialog.querySelectorAll('button');
  if (event.target !== dialog || event.repeat || more.length > 0 || !['Enter', ' '].includes(event.key)) return;
  event.preventDefault();
  only?.click();
}

/**
 * Attachment that shows a dialog as modal while it is mounted, and then returns the focus. At first its title has the
 * focus, or the whole dialog, if it is short: if its first button had it, some screen readers would read only that.
 */
export const modal = (dialog: HTMLDialogElement): (() => void) => {
  const before = document.activeElement;
  dialog.tabIndex = -1;
  dialog.showModal();
  (dialog.querySelector<HTMLElement>('h2[tabindex="-1"]') ?? dialog).focus();
  dialog.addEventListener('keydown', pressOnly);
  shown.add(dialog);
  return () => {
    dialog.removeEventListener('keydown', pressOnly);
    dialog.close();
    shown.delete(dialog);
    for (const go of waiting.splice(0)) go();
    // The dialog has left the DOM by now, so the browser does not return the focus itself.
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
};

/**
 * Resolves when the page is painted without a modal dialog. Screen readers ignore changes beneath a dialog, and changes
 * at the moment when it closes.
 */
async function uncovered(): Promise<void> {
  await afterPaint();
  while (shown.size > 0) {
    await new Promise<void>((go) => waiting.push(go));
    await afterPaint();
  }
}

/** Announcements that one press may cause, in order: the move, its toll, the next task, the question. */
const turns = ['move', 'toll', 'next', 'question'] as const;

/** Resolves when it is the turn of a live region. Browsers tell screen readers of changes in one frame in any order. */
export async function turnToTell(what: (typeof turns)[number]): Promise<void> {
  for (let i = turns.indexOf(what); i >= 0; i -= 1) await uncovered();
}
