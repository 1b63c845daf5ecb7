import { SURFACES, type Surface } from '../kinds.js';
import { parseArgs } from 'node:util';
import { CREATIVITY, ROOM_TYPES, STYLES, type RoomType, type Style } from '../contract.js';

export const STAGE_USAGE = `Usage: npm run --silent stage -- PHOTO [options]
  --room TYPE          ${ROOM_TYPES.join(', ')} (living_room)
  --style STYLE        ${STYLES.join(', ')} (modern)
  --creativity N       ${CREATIVITY.min} to ${CREATIVITY.max} (${CREATIVITY.usual})
  --preserve LIST      surfaces to keep bare: ${SURFACES.join(',')}
  --notes TEXT         wishes: "no plants, two armchairs"
  --seed N             a whole number; the same seed gives the same picture (1)
  --look N             photos with the same number share their upholstery (the seed)
  --out FILE           the staged picture, .png or .jpg (PHOTO's name with -staged.png, here)
  --mask FILE          a PNG that is black where the picture equals the photo
  --report FILE        the report as JSON (else it is printed)
  --before-after FILE  a .jpg or .png with both pictures side by side
  --outline FILE       the floor as a person drew it, as JSON, in place of the one that is read: \`npm run room\` prints
                       one, with corners and horizon as fractions of the picture and heights in metres
  --plan-out FILE      the plan as JSON: every piece with its place and size
  --plan FILE          exactly the furniture of such a plan, on the same photo, in place of a new arrangement; room,
                       style, creativity, notes and seed are then the plan's. A piece that was changed or taken out
                       changes the picture around it alone
  --edits FILE         changes of that plan as a JSON list: [{ "act": "move", "id": "sofa-1", "x": 0.4, "z": -3 }]; acts
                       are move, turn, remove, double, add, swap, vary, colour, resize, restyle and arrange (which goes
                       by --preserve and --notes). What breaks a rule of the room is refused`;

/** The command was called wrongly; the message says how it should be. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export interface StageArguments {
  readonly photo: string;
  readonly roomType: RoomType;
  readonly style: Style;
  readonly creativity: number;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly seed: number;
  readonly look: number | undefined;
  readonly notes: string | undefined;
  readonly out: string;
  readonly mask: string | undefined;
  readonly report: string | undefined;
  readonly beforeAfter: string | undefined;
  /** files */
  readonly outline: string | undefined;
  readonly plan: string | undefined;
  readonly edits: string | undefined;
  readonly planOut: string | undefined;
}

function oneOf<T extends string>(name: string, value: string, allowed: readonly T[]): T {
  const found = allowed.find((each) => each === value);
  if (!found) throw new UsageError(`--${name} is "${value}", expected one of ${allowed.join(', ')}.`);
  return found;
}

function numberWithin(name: string, value: string, [min, max]: readonly [number, number]): number {
  const number = Number(value);
  if (value.trim() !== '' && number >= min && number <= max) return number;
  throw new UsageError(`--${name} is "${value}", expected a number from ${min} to ${max}.`);
}

function wholeNumber(name: string, value: string): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isSafeInteger(number)) return number;
  throw new UsageError(`--${name} is "${value}", expected a whole number.`);
}

function pictureFile(name: string, file: string, endings: readonly string[]): string {
  if (endings.some((ending) => file.toLowerCase().endsWith(ending))) return file;
  throw new UsageError(`--${name} is "${file}", expected a file that ends in ${endings.join(' or ')}.`);
}

function preserved(list: string): Record<Surface, boolean> {
  const names = list.split(',').map((name) => name.trim());
  const bare = names.filter((name) => name !== '').map((name) => oneOf('preserve', name, SURFACES));
  const has = (surface: Surface) => bare.includes(surface);
  return { floor: has('floor'), walls: has('walls'), windows: has('windows'), ceiling: has('ceiling') };
}

const OPTIONS = {
  room: { type: 'string', default: 'living_room' },
  style: { type: 'string', default: 'modern' },
  creativity: { type: 'string', default: String(CREATIVITY.usual) },
  preserve: { type: 'string', default: '' },
  seed: { type: 'string', default: '1' },
  look: { type: 'string' },
  notes: { type: 'string' },
  out: { type: 'string' },
  mask: { type: 'string' },
  report: { type: 'string' },
  'before-after': { type: 'string' },
  outline: { type: 'string' },
  plan: { type: 'string' },
  edits: { type: 'string' },
  'plan-out': { type: 'string' },
} as const;

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

const PICTURES = ['.png', '.jpg', '.jpeg'];

/** @throws {UsageError} with what is wrong and what was expected */
export function parseStageArguments(args: string[]): StageArguments {
  const { values, positionals } = parse(args);
  const [photo, second] = positionals;
  if (photo === undefined) throw new UsageError('No photo was given.');
  if (second !== undefined) throw new UsageError(`One photo at a time: "${second}" is one too many.`);
  if (values.edits !== undefined && values.plan === undefined) {
    throw new UsageError('--edits changes a plan: give it by --plan.');
  }
  const sheet = values['before-after'];
  const stem = photo.replace(/^.*[\\/]/, '').replace(/\.\w+$/, '');
  return {
    photo,
    roomType: oneOf('room', values.room, ROOM_TYPES),
    style: oneOf('style', values.style, STYLES),
    creativity: numberWithin('creativity', values.creativity, [CREATIVITY.min, CREATIVITY.max]),
    preserve: preserved(values.preserve),
    seed: wholeNumber('seed', values.seed),
    look: values.look === undefined ? undefined : wholeNumber('look', values.look),
    notes: values.notes,
    out: pictureFile('out', values.out ?? `${stem}-staged.png`, PICTURES),
    mask: values.mask === undefined ? undefined : pictureFile('mask', values.mask, ['.png']),
    report: values.report,
    beforeAfter: sheet === undefined ? undefined : pictureFile('before-after', sheet, PICTURES),
    outline: values.outline,
    plan: values.plan,
    edits: values.edits,
    planOut: values['plan-out'],
  };
}
