/** Formats a change with its sign: +3, −2, 0. */
export const signed = (by: number): string => (by === 0 ? '0' : by > 0 ? `+${by}` : `−${-by}`);
