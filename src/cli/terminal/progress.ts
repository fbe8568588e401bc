/** Progress on a terminal. Silent if standard error is not a terminal. */
export interface ProgressBar {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

const width = 30;

/** Creates a progress bar on standard error. `all` is the number of items when done. */
export function progressBar(what: string, all: number): ProgressBar {
  const out = process.stderr;
  if (!out.isTTY) return { show: () => {}, clear: () => {} };
  const show = (done: number) => {
    const full = Math.round((done / all) * width);
    out.write(`\r${'█'.repeat(full)}${'░'.repeat(width - full)} ${done}/${all} ${what}\u001b[K`);
  };
  show(0);
  return { show, clear: () => out.write('\r\u001b[K') };
}
