/** Every way so many XCOM dice and the alien die can fall, each once. */
export function* allFaces(dice: number): Generator<{ readonly xcom: number[]; readonly alien: number }> {
  for (let way = 0; way < 6 ** dice * 8; way += 1) {
    let rest = Math.floor(way / 8);
    const xcom = Array.from({ length: dice }, () => {
      const face = 1 + (rest % 6);
      rest = Math.floor(rest / 6);
      return face;
    });
    yield { xcom, alien: 1 + (way % 8) };
  }
}
