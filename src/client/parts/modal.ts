/** Attached to a dialog: it lies over the page for as long as it is there, and what had the focus then has it again. */
export const modal = (dialog: HTMLDialogElement): (() => void) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // By now the dialog has left the page, and the browser gives nothing back.
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
};
