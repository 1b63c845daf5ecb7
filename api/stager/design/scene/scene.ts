import type { Ground, Opening, Room, Side, Style, Vec3 } from '../../contract.js';
import type { Draft, Placed } from '../../furniture/draft.js';
import { isOnFloor, type Kind, KINDS, type Surface } from '../../kinds.js';
import type { Random } from '../../random.js';
import type { RoomLook } from './roomLook.js';

/** How many of a kind the agent asked for; 0 means none. */
export type Wishes = ReadonlyMap<Kind, number>;

/** A focal point for the seats: a hearth, a picture, a screen, a view. */
export interface Focal {
  readonly wall: Side;
  /** the floor point below its middle */
  readonly at: Ground;
  /** metres across */
  readonly width: number;
  /** weight, 0.5 weak .. 3 strong */
  readonly strength: number;
}

/** An opening with sample points that the picture shows, to test whether pieces hide them. */
export interface VisibleOpening {
  readonly opening: Opening;
  readonly points: readonly Vec3[];
  /** sample points of the lowest third of a door or a built-in unit; none for other openings */
  readonly lower: readonly Vec3[];
  readonly isPicture: boolean;
}

/** An arrangement in progress: the room, the request, and the pieces placed so far. */
export interface Scene {
  readonly room: Room;
  readonly look: RoomLook;
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly style: Style;
  /** 0..30 */
  readonly creativity: number;
  readonly wishes: Wishes;
  readonly random: Random;
  /** centres of the visible floor cells, CELL metres apart */
  readonly floor: readonly Ground[];
  /** square metres of visible floor */
  readonly area: number;
  /** index of the style's rug that contrasts with the floor; null where the floor's colour is not known */
  readonly rugWay: number | null;
  /** the certain and likely openings, as the picture shows them */
  readonly visibleOpenings: readonly VisibleOpening[];
  /** the strongest first */
  readonly focals: readonly Focal[];
  /** the main piece first; grows as the programme runs */
  readonly pieces: Draft[];
  /** floor that must stay free: where a chair is pulled out, beside a bed, behind a desk */
  readonly reserved: Placed[];
}

/** Square metres of visible floor from which a room is a hall, which pieces of usual size do not fill. */
export const HALL = 30;

export const count = ({ pieces }: Pick<Scene, 'pieces'>, kind: Kind): number =>
  pieces.filter((piece) => piece.kind === kind).length;

/** The number of pieces that stand or lie on the floor. */
export const countOnFloor = ({ pieces }: Pick<Scene, 'pieces'>): number => pieces.filter(isOnFloor).length;

/** Name of a new group for one more piece of a kind, such as "plant 2". */
export const nextGroup = (scene: Scene, kind: Kind, name: string = kind): string => `${name} ${count(scene, kind) + 1}`;

/** How many of a kind to place: the agent's number, else the programme's. */
export const wanted = ({ wishes }: Pick<Scene, 'wishes'>, kind: Kind, usual: number): number =>
  wishes.get(kind) ?? usual;

/** Whether one more of a kind may be added: the switches allow it and the agent did not ask for fewer. */
export function mayAdd(scene: Scene, kind: Kind): boolean {
  const limit = scene.wishes.get(kind);
  return (limit === undefined || count(scene, kind) < limit) && isWelcome(scene, kind);
}

/** Whether the switches allow a kind at all, and the agent did not ask for none of it. */
export const isWelcome = ({ wishes, preserve }: Pick<Scene, 'wishes' | 'preserve'>, kind: Kind): boolean =>
  wishes.get(kind) !== 0 && !KINDS[kind].fixedTo?.some((surface) => preserve[surface]);
