/** What the page and the engine's thread tell each other. */
import type { Plan, PlanEdit, Room } from '../../../../api/stager/contract.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import type { Ordered } from '../../../../api/stager/design/edits/applyEdits.js';
import type { ColourChoice } from '../../../../api/stager/furniture/colours.js';
import type { Objection } from '../../../../api/stager/design/edits/objections.js';
import type { Units } from '../../../../api/shared/lengths.js';

/** Where a person wants a piece, before it sticks to anything. */
export interface Wanted {
  readonly kind: 'place';
  readonly id: string;
  /** metres in the room's axes, as of a piece */
  readonly x: number;
  readonly z: number;
  /** of what hangs on a wall: its underside */
  readonly y?: number | undefined;
  /** it sticks to walls and to other pieces; false: it goes just there, as far as the room allows */
  readonly sticks: boolean;
  /** what moves along with it */
  readonly along: readonly string[];
}

/** How a person wants a piece to be turned: to this angle, radians. */
export interface Turned {
  readonly kind: 'turn';
  readonly id: string;
  readonly angle: number;
}

/** What a drag asks for, many times a second. */
export type Dragged = Wanted | Turned;

/** One more piece, where there is room for it. */
export type More = { readonly kind: 'add'; readonly of: Kind } | { readonly kind: 'double'; readonly id: string };

/** A line on the floor along which a piece has stuck, metres. */
export type Guide = readonly [from: readonly [x: number, z: number], to: readonly [x: number, z: number]];

export interface OpenedRoom {
  readonly room: Room;
  /** of the staged picture */
  readonly plan: Plan;
  /** what a new arrangement goes by */
  readonly ordered: Ordered;
  readonly units: Units;
}

export type Question =
  | ({ readonly kind: 'open' } & OpenedRoom)
  | {
      readonly kind: 'evaluate';
      readonly edits: readonly PlanEdit[];
      /** what the edits become more by */
      readonly wish?: Dragged | More | undefined;
    };

export interface PieceFacts {
  /** such as "three-seat sofa" */
  readonly name: string;
  /** those of the style among which a person may choose; empty: there is no choice */
  readonly colours: readonly ColourChoice[];
  /** index of its own; null where there is no choice */
  readonly colour: number | null;
}

export interface Evaluation {
  /** the edits of the question, and those that the wish needs */
  readonly edits: readonly PlanEdit[];
  readonly plan: Plan;
  readonly objections: readonly Objection[];
  readonly guides: readonly Guide[];
  /** of the pieces, by their ids */
  readonly facts: Readonly<Record<string, PieceFacts>>;
}

/** Triangles for the graphics card: made once, sent to it once. */
export interface PackedMesh {
  /** metres; 3 numbers per vertex, centred on the footprint, y = 0 at its underside, front at +z */
  readonly position: Float32Array<ArrayBuffer>;
  /** 4 bytes per vertex, signed: the normal, and 0 */
  readonly normal: Int8Array<ArrayBuffer>;
  /** 4 bytes per vertex: square roots of the linear albedo, and 255, or 0 where it emits light */
  readonly colour: Uint8Array<ArrayBuffer>;
  readonly index: Uint32Array<ArrayBuffer>;
}

export type Answer =
  | ({ readonly kind: 'evaluated' } & Evaluation)
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'mesh'; readonly key: string; readonly mesh: PackedMesh }
  /** meshes that are made anew if they are needed again */
  | { readonly kind: 'forgotten'; readonly keys: readonly string[] };
