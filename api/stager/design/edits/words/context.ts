/** The room and the plan in which a comment is read. */
import type { Piece, Plan, PlanEdit, Room, Side } from '../../../contract.js';
import { pieceLabel } from '../../../furniture/catalogue/label.js';
import { KINDS, type Surface } from '../../../kinds.js';
import type { Units } from '../../../lengthText.js';
import type { Scene } from '../../scene/scene.js';

export interface Context {
  readonly room: Room;
  readonly look: Scene['look'];
  /** the room without furniture, as the arrangement sees it */
  readonly empty: Scene;
  /** with what the phrases before have changed */
  readonly plan: Plan;
  readonly units: Units;
  /** surfaces to keep bare */
  readonly preserve: Readonly<Record<Surface, boolean>>;
  /** the plans of the job's photos, the first first; null: that photo has none */
  readonly others: readonly (Plan | null)[];
}

/** What is done about a phrase. */
export interface Done {
  readonly edits: readonly PlanEdit[];
  /** in a few words, as "coffee table 25 % larger" */
  readonly meaning: string;
}

/** What is done about it, or why nothing is: the end of a sentence. */
export type Answer = Done | string;

/** How far to the right a place is in the picture, metres. */
export const rightOf = ({ camera }: Room, { x, z }: Pick<Piece, 'x' | 'z'>): number =>
  (camera.rotation[0] ?? 1) * x + (camera.rotation[6] ?? 0) * z;

/** The name of a piece, and which of several of its kind it is: "armchair on the left". */
export function nameOf({ room, plan }: Pick<Context, 'room' | 'plan'>, piece: Piece): string {
  const label = pieceLabel(piece, plan.style);
  const alike = plan.pieces.filter((one) => one.kind === piece.kind);
  if (alike.length < 2 || KINDS[piece.kind].standing === 'on') return label;
  const order = alike.toSorted((a, b) => rightOf(room, a) - rightOf(room, b));
  const at = order.indexOf(piece);
  if (at < 0) return label;
  if (at === 0) return `${label} on the left`;
  return at === order.length - 1 ? `${label} on the right` : `${label} in the middle`;
}

export const WALL_NAMES: Readonly<Record<Side, string>> = {
  back: 'back wall',
  left: 'left wall',
  right: 'right wall',
};
