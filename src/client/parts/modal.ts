/** Attachment that shows a dialog as modal while it is mounted, and then returns the focus. */
export const modal = (dialog: HTMLDialogElement): (() => void) => {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // The dialog has left the DOM by now, so the browser does not return the focus itself.
    if (before instanceof HTMLElement || before instanceof SVGElement) before.focus({ preventScroll: true });
  };
};
