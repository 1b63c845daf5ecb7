import { CREATIVITY, SETTINGS, STYLES, StageRefusal, type StageRequest } from './contract.js';
import { isKind, SURFACES } from './kinds.js';

const refuse = (message: string) => new StageRefusal('invalid_request', message);

/**
 * Checks a request at runtime: it may come from database rows or the command line.
 * @throws {StageRefusal} invalid_request, with what was expected
 */
export function checkRequest({
  roomType,
  style,
  creativity,
  preserve,
  seed,
  plan,
  edits,
  before,
  room,
  outline,
  shared,
}: StageRequest): void {
  if (!SETTINGS.includes(roomType))
    throw refuse(`"${roomType}" is no room type. Choose one of ${SETTINGS.join(', ')}.`);
  if (!STYLES.includes(style)) throw refuse(`"${style}" is no style. Choose one of ${STYLES.join(', ')}.`);
  if (!(creativity >= CREATIVITY.min && creativity <= CREATIVITY.max)) {
    throw refuse(`Creativity goes from ${CREATIVITY.min} to ${CREATIVITY.max}, not ${creativity}.`);
  }
  if (!Number.isSafeInteger(seed)) throw refuse(`The seed must be a whole number, not ${seed}.`);
  const missing = SURFACES.find((surface) => typeof preserve[surface] !== 'boolean');
  if (missing) throw refuse(`It must be said whether the ${missing} is to be kept bare.`);
  if (room && outline) throw refuse('Give a room or an outline, not both.');
  if (edits && !plan) throw refuse('Edits change a plan: give the plan, too.');
  if (shared && plan) throw refuse('Give a plan or the furniture of another photo, not both.');
  if (before && !(edits && room)) throw refuse('Only a plan with edits, in its room, has a picture before it.');
  const unknown = (plan ?? shared?.plan)?.pieces.find((piece) => !isKind(piece.kind));
  if (unknown) throw refuse(`The plan holds a piece of an unknown kind, "${unknown.kind}".`);
}
