/** Yields every combination of faces of `dice` XCOM dice and the alien die, each once. */
export function* allFaces(dice: number): Generator<{ readonly xcom: number[]; readonly alien: number }> {
  for (let index = 0; index < 6 ** dice * 8; index += 1) {
    let rest = Math.floor(index / 8);
    const xcom = Array.from({ length: dice }, () => {
      const face = 1 + (rest % 6);
      rest = Math.floor(rest / 6);
      return face;
    });
    yield { xcom, alien: 1 + (index % 8) };
  }
}
