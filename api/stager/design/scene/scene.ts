import type { Ground, Opening, Room, Side, Style, Vec3 } from '../../contract.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { type Kind, KINDS, type Surface } from '../../kinds.js';
import type { Random } from '../../random.js';
import type { RoomLook } from './roomLook.js';

/** How many of a kind the agent asked for; 0 means none. */
export type Wishes = ReadonlyMap<Kind, number>;

/** What the seats may look at: a hearth, a picture, a screen, a view. */
export interface Focal {
  readonly wall: Side;
  /** the floor point below its middle */
  readonly at: Ground;
  /** metres across */
  readonly width: number;
  /** 0.5 asks softly, 3 at once */
  readonly strength: number;
}

/** An opening with points of it that the picture shows, to see what hides them. */
export interface VisibleOpening {
  readonly opening: Opening;
  readonly points: readonly Vec3[];
  /** of a door: points of its lowest third, where feet pass; of what is built in: where it meets the floor */
  readonly lower: readonly Vec3[];
  readonly isPicture: boolean;
}

/** One arrangement in the making: the room, what is asked of it, and what stands in it so far. */
export interface Scene {
  readonly room: Room;
  readonly look: RoomLook;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly style: Style;
  /** 0..30 */
  readonly creativity: number;
  readonly wishes: Wishes;
  readonly random: Random;
  /** middles of the floor's cells that the picture shows, CELL metres apart */
  readonly floor: readonly Ground[];
  /** square metres of floor that the picture shows */
  readonly area: number;
  /** which of the style's rugs stands out from the floor, where its colour is known */
  readonly rugWay: number | null;
  /** the openings that are surely there, as the picture shows them */
  readonly visibleOpenings: readonly VisibleOpening[];
  /** what the seats should look at, the strongest first */
  readonly focals: readonly Focal[];
  /** the main piece first; grows as the programme runs */
  readonly pieces: Draft[];
  /** floor that must stay free: where a chair is pulled out, beside a bed, behind a desk */
  readonly reserved: Placed[];
}

/** Square metres of seen floor that make a hall, which usual pieces do not fill. */
export const HALL = 30;

export const count = (scene: Scene, kind: Kind): number => scene.pieces.filter((piece) => piece.kind === kind).length;

/** The name of the group that one more piece of a kind begins, as "plant 2". */
export const nextGroup = (scene: Scene, kind: Kind, name: string = kind): string => `${name} ${count(scene, kind) + 1}`;

/** How many of a kind there shall be: the agent's number, else the programme's. */
export const wanted = (scene: Scene, kind: Kind, usual: number): number => scene.wishes.get(kind) ?? usual;

/** Whether one more of a kind may come: the switches allow it and the agent did not ask for fewer. */
export function mayAdd(scene: Scene, kind: Kind): boolean {
  const limit = scene.wishes.get(kind);
  if (limit !== undefined && count(scene, kind) >= limit) return false;
  return !KINDS[kind].fixedTo?.some((surface) => scene.preserve[surface]);
}
