/** How far something is, on a terminal; silent anywhere else. */
export interface ProgressBar {
  readonly show: (done: number) => void;
  readonly clear: () => void;
}

const width = 30;

/** A bar on standard error, for people who wait. */
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
