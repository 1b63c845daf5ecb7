/** Reads edits of a plan. */
import { STYLES, type PlanEdit } from '../../contract.js';
import { isKind } from '../../kinds.js';

/** Something that is no edit, or an edit that a plan cannot take; the message says which, and what was expected. */
export class EditError extends Error {
  override readonly name = 'EditError';
}

/** Of one order. */
export const MOST_EDITS = 200;
/** Metres and radians beyond which a number is a mistake. */
const FAR = 100;

type Fields = Readonly<Record<string, unknown>>;
type Check = (value: unknown) => boolean;

const isText: Check = (value) => typeof value === 'string' && value !== '';
const isNumber: Check = (value) => typeof value === 'number' && Math.abs(value) <= FAR;
const isKnown: Check = (value) => typeof value === 'string' && isKind(value);
const isSeed: Check = Number.isSafeInteger;
const isIndex: Check = (value) => Number.isSafeInteger(value) && Number(value) >= 0;
const isLength: Check = (value) => isNumber(value) && Number(value) > 0;
const isStyle: Check = (value) => STYLES.some((style) => style === value);

/** What each act needs; a question mark: it may be left out. */
const ACTS: Readonly<Record<PlanEdit['act'], Readonly<Record<string, Check>>>> = {
  move: { id: isText, x: isNumber, z: isNumber, 'y?': isNumber },
  turn: { id: isText, angle: isNumber },
  remove: { id: isText },
  double: { id: isText, x: isNumber, z: isNumber },
  add: { kind: isKnown, x: isNumber, z: isNumber, angle: isNumber },
  swap: { id: isText, kind: isKnown },
  vary: { id: isText, seed: isSeed },
  colour: { id: isText, colour: isIndex },
  resize: { id: isText, width: isLength, depth: isLength },
  restyle: { style: isStyle },
  arrange: { seed: isSeed },
};

const EXPECTED = new Map<Check, string>([
  [isText, 'a text'],
  [isNumber, `a number from -${FAR} to ${FAR}`],
  [isKnown, 'the name of a kind of furniture'],
  [isSeed, 'a whole number'],
  [isIndex, 'a whole number from 0'],
  [isLength, `a number above 0, to ${FAR}`],
  [isStyle, `one of ${STYLES.join(', ')}`],
]);

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const isAct = (act: unknown): act is PlanEdit['act'] => typeof act === 'string' && Object.hasOwn(ACTS, act);

/** What is wrong with an edit, or null. */
function faultOf(edit: unknown): string | null {
  if (!isFields(edit) || !isAct(edit['act'])) return `expected an "act": ${Object.keys(ACTS).join(', ')}`;
  const rules = Object.entries(ACTS[edit['act']]);
  for (const [rule, check] of rules) {
    const name = rule.replace('?', '');
    if (rule !== name && edit[name] === undefined) continue;
    if (!check(edit[name])) return `expected "${name}" to be ${EXPECTED.get(check)}`;
  }
  const known = ['act', ...rules.map(([rule]) => rule.replace('?', ''))];
  const unknown = Object.keys(edit).find((name) => !known.includes(name));
  return unknown === undefined ? null : `"${edit['act']}" has no "${unknown}"`;
}

/** Reads edits from JSON, of a request or a file. @throws {EditError} with the number of the edit and its fault */
export function readEdits(value: unknown): readonly PlanEdit[] {
  if (!Array.isArray(value)) throw new EditError('Expected a list of edits.');
  if (value.length > MOST_EDITS) throw new EditError(`Expected at most ${MOST_EDITS} edits, got ${value.length}.`);
  value.forEach((edit, at) => {
    const fault = faultOf(edit);
    if (fault) throw new EditError(`Edit ${at + 1}: ${fault}.`);
  });
  return value as readonly PlanEdit[];
}

/** Without what the last new arrangement replaces: of the edits before it only another style counts. */
export function dropReplaced(edits: readonly PlanEdit[]): readonly PlanEdit[] {
  const last = edits.findLastIndex(({ act }) => act === 'arrange');
  return edits.filter(({ act }, at) => at >= last || act === 'restyle');
}

/** Whether edits change the whole picture, so that nothing of the one before can be kept. */
export const reachWhole = (edits: readonly PlanEdit[]): boolean =>
  edits.some(({ act }) => act === 'arrange' || act === 'restyle');
