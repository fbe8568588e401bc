// Faults of packs: a code and details for programs and translators, and an English message.

/** English message of every fault code. Names in braces are replaced by the fault's details. */
export const sentences = {
  // The file as a whole.
  json: 'expected JSON: {detail}',
  characters: 'expected at most {most} characters',
  values: 'expected at most {most} values',
  levels: 'expected at most {most} levels',
  // A field by itself.
  missing: 'this field is missing',
  unknown: 'no such field',
  object: 'expected an object, not {found}',
  list: 'expected a list, not {found}',
  text: 'expected a text, not {found}',
  number: 'expected a number, not {found}',
  whole: 'expected a whole number',
  least: 'expected at least {bound}, not {found}',
  most: 'expected at most {bound}, not {found}',
  'one-of': 'expected one of {of}, not {found}',
  exactly: 'expected {wanted}, not {found}',
  'any-text': 'expected a text',
  'one-line': 'expected a text on one line',
  'seen-text': 'expected a text with visible letters',
  'plain-letters': 'expected a text without characters that change its direction',
  hyphens: 'expected lower-case words joined by hyphens',
  'other-word': 'expected another id: this one is reserved',
  'own-name': 'expected another name: the standard cards have this one',
  shallow: 'expected a verb: conditions and choices can be nested {most} deep at most',
  // A card in relation to others.
  'id-field': 'expected a unique id: {by} has this one',
  'id-kind': 'expected a unique id: a card of another kind has this one',
  'effects-none': 'expected no effects: a card that always works is never used',
  'effects-some': 'expected the effects of using the card',
  standing: 'expected what the card always does',
  price: 'expected the cost of using the card',
  endless: 'expected exhaust: without it the card could be used without end',
  'after-reroll': 'expected no effect on dice after a reroll: they have to be rolled first',
  'critical-damage': 'expected no damage to the base: critical damage could go on without end',
  emergency: 'expected exactly one asset with the emergency credits, not {count}',
  // Words.
  'words-card': 'expected the words of this card',
  'words-plan': 'expected the words of this plan',
  'words-text': 'expected a text that says what the card does',
  'words-ways': 'expected {count} ways, one for each choice of the card',
  'words-hard': 'expected a text that says what makes this part hard',
  'words-easy': 'expected null: nothing makes this part hard',
  'words-whose': 'expected the id of a card of this pack',
  // Playable decks.
  'deck-size': 'expected {least} to {most} cards, not {count}',
  'deck-type': 'expected at least one enemy of type {type}: a game may draw it',
  'deck-least': 'expected at least {least} cards of any three types together, counting copies, not {count}',
  'deck-most': 'expected at most {most} cards, counting copies, not {count}',
  'deck-plan': 'expected a card for {plan}',
} as const;

/** Kind of fault. `other` is a message without a code of its own. */
export type FaultCode = keyof typeof sentences | 'other';

/** Details of a fault, by their names in the message. */
export type FaultDetails = Readonly<Record<string, string | number>>;

/** Something wrong at one place of a document. */
export interface ValidationError {
  /** Path of the field, such as `cards.techs.3.cost`. Empty for the whole document. */
  readonly path: string;
  /** The expected value, in English. */
  readonly message: string;
  readonly code: FaultCode;
  readonly given: FaultDetails;
}

/** Creates a fault, with its message filled in. */
export function faultAt(path: string, code: keyof typeof sentences, given: FaultDetails = {}): ValidationError {
  const message = sentences[code].replace(/\{(\w+)\}/g, (_, name: string) => String(given[name]));
  return { path, message, code, given };
}

const codes = (): readonly (keyof typeof sentences)[] => Object.keys(sentences).filter(isCode);
const isCode = (name: string): name is keyof typeof sentences => Object.hasOwn(sentences, name);

/** Returns the code of a message without details, or `other`. */
export const codeOf = (message: string): FaultCode => codes().find((code) => sentences[code] === message) ?? 'other';
