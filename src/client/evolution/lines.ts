import { evolutionLines } from '../../content/evolution/checklists.ts';
import type { StepKind } from '../../content/steps.ts';
import { say } from '../words/evolution.ts';
import type { Line } from '../words/step.ts';

const isIn = (step: StepKind): step is keyof typeof evolutionLines => Object.hasOwn(evolutionLines, step);

/** Returns the checklist of a step with the lines of Evolution, each after the line that it belongs to (EVO-26). */
export function withLines(step: StepKind, lines: readonly Line[]): readonly Line[] {
  if (!isIn(step)) return lines;
  return evolutionLines[step].reduce<readonly Line[]>((before, { after, id, forgotten }) => {
    const at = before.findIndex((line) => line.id === after);
    const line = { id, forgotten, words: say(`evolution.line.${id}`) };
    return before.toSpliced(after === null ? 0 : at < 0 ? before.length : at + 1, 0, line);
  }, lines);
}
