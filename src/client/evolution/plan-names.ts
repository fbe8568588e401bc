// Names of the two plans as the owners of the box have typed them. They are stored on this device, and a table online
// shares them with its devices. The engine never has them (EVO-10).

import * as v from 'valibot';
import { evolutionPanic } from '../../content/evolution/plans.ts';
import type { ExpansionPlan } from '../../content/expansions/names.ts';
import type { Plan } from '../../content/plans.ts';
import { loadText, readJson, saveText } from '../platform/local-storage/local-texts.ts';
import { giveNames } from '../words/language.svelte.ts';

const key = 'sitroom/plan-names';
/** Longest name of a plan, in letters. */
export const longestPlanName = 40;

const name = v.exactOptional(v.pipe(v.string(), v.maxLength(longestPlanName)));
const shape = v.strictObject({ subversion: name, decapitation: name });
type Names = Readonly<v.InferOutput<typeof shape>>;

/** Whether a plan is one of Evolution, whose printed name is not known. */
export const isUnnamed = (plan: Plan): plan is ExpansionPlan => Object.hasOwn(evolutionPanic, plan);

/** Returns the names that were typed on this device. */
export const typedNames = (): Names => readJson(shape, loadText(key)) ?? {};

/** Returns the name that was typed for a plan; empty if none was. */
export const typedName = (plan: ExpansionPlan): string => typedNames()[plan] ?? '';

/** Uses the names that were typed here, or those stored at a table, for the plans in every language. */
export function loadNames(told: Readonly<Record<string, string>> = {}): void {
  const typed = Object.entries({ ...typedNames(), ...told }).filter(([, text]) => text.trim() !== '');
  void giveNames(Object.fromEntries(typed.map(([plan, text]) => [`plan.${plan}`, () => text.trim()])));
}

/** Stores the typed name of a plan, and uses it from now on. */
export function typeName(plan: ExpansionPlan, text: string): void {
  saveText(key, JSON.stringify({ ...typedNames(), [plan]: text.slice(0, longestPlanName) }));
  loadNames();
}
