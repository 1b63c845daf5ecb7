/** Whether a value from a file or a database is a plan. */
import { SETTINGS, STYLES, type NoteOutcome, type Piece, type Plan } from './contract.js';
import { isKind } from './kinds.js';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isOneOf = (value: unknown, allowed: readonly string[]) => typeof value === 'string' && allowed.includes(value);

function isOutcome(value: unknown): value is NoteOutcome {
  if (!isFields(value) || typeof value['text'] !== 'string') return false;
  const { outcome, reason, kind, wanted, placed } = value;
  if (outcome === 'refused') return typeof reason === 'string';
  if (outcome !== 'counted_otherwise') return outcome === 'done' || outcome === 'not_understood';
  return typeof kind === 'string' && isKind(kind) && Number.isInteger(wanted) && Number.isInteger(placed);
}

const LENGTHS = ['width', 'depth', 'height'];
const NUMBERS = [...LENGTHS, 'x', 'y', 'z', 'angle', 'seed'];

/** What is wrong with a piece, or null. */
function faultOf(piece: unknown): string | null {
  if (!isFields(piece)) return 'is no object';
  if (typeof piece['id'] !== 'string') return 'has no "id"';
  if (typeof piece['kind'] !== 'string' || !isKind(piece['kind'])) return `is of no known kind: ${piece['kind']}`;
  const wrong = NUMBERS.find((name) => !Number.isFinite(piece[name]));
  if (wrong) return `has no number "${wrong}"`;
  const flat = LENGTHS.find((name) => !(Number(piece[name]) > 0));
  return flat ? `has a "${flat}" of ${piece[flat]} metres` : null;
}

function hasPlanFields(value: Fields): value is Fields & Plan {
  const { notes, pieces } = value;
  return (
    isOneOf(value['roomType'], SETTINGS) &&
    isOneOf(value['style'], STYLES) &&
    Number.isFinite(value['creativity']) &&
    Number.isFinite(value['seed']) &&
    Array.isArray(notes) &&
    notes.every(isOutcome) &&
    Array.isArray(pieces) &&
    pieces.every((piece): piece is Piece => faultOf(piece) === null)
  );
}

export const isPlan = (value: unknown): value is Plan => isFields(value) && hasPlanFields(value);

/** What is wrong with a piece of a value that is no plan; null: it is nothing like a plan. */
export function faultOfPieces(value: unknown): string | null {
  const pieces: readonly unknown[] = isFields(value) && Array.isArray(value['pieces']) ? value['pieces'] : [];
  const at = pieces.findIndex((piece) => faultOf(piece) !== null);
  return at < 0 ? null : `piece ${at + 1} ${faultOf(pieces[at])}`;
}
