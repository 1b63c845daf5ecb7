/**
 * The engine's types: its input, its output, and the plain data that its stages exchange.
 *
 * World axes: x right, y up, z towards the viewer; metres. The camera stands above the origin, the floor is y = 0,
 * the back wall lies at a negative z. Pixels are those of the upright photo, origin at the top left corner.
 */

import type { Motif } from './motifs.js';

export type { Camera, Ground, Pixel, RoomOutline, Vec3 };
import type { Camera, Ground, Pixel, Vec3 } from '../shared/geometry/types.js';
import type { RoomOutline } from '../shared/outline/outline.js';
import { ROOM_TYPE_OPTIONS, STYLE_OPTIONS } from '../shared/stagingOptions.js';
import type { Kind, Surface } from './kinds.js';

export type RoomType = keyof typeof ROOM_TYPE_OPTIONS;
export const ROOM_TYPES = Object.keys(ROOM_TYPE_OPTIONS) as RoomType[];

/** The settings that the engine furnishes: the room types that agents order, and two more for the sample gallery. */
export const SETTINGS = [...ROOM_TYPES, 'kitchen', 'outdoor'] as const;
export type Setting = (typeof SETTINGS)[number];

export type Style = keyof typeof STYLE_OPTIONS;
export const STYLES = Object.keys(STYLE_OPTIONS) as Style[];

export const CREATIVITY = { min: 0, max: 30, usual: 15 } as const;

/** The walls that a photo can show. */
export type Side = 'back' | 'left' | 'right';

/** A picture of one byte per pixel, row-major. */
export interface GreyRaster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** An 8-bit sRGB picture without alpha: `data` holds width x height x 3 bytes, row-major. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A window, a door, a fireplace, or an obstacle: something built in, such as shelves or stairs. */
export interface Opening {
  readonly wall: Side;
  readonly kind: 'window' | 'door' | 'fireplace' | 'obstacle';
  /** metres along the wall: x on the back wall, z on a side wall */
  readonly from: number;
  readonly to: number;
  /** metres above the floor */
  readonly bottom: number;
  readonly top: number;
  /** certainty that it exists, 0..1 */
  readonly certainty: number;
  /** mean linear brightness of its pixels: the strength of a window as a light */
  readonly glow: number;
}

export interface Wall {
  readonly side: Side;
  /** x of a side wall, z of the back wall */
  readonly at: number;
  /** the part that the photo shows, metres along the wall */
  readonly from: number;
  readonly to: number;
  /** false: outside the picture, so that its position is an estimate */
  readonly seen: boolean;
  /** long upright edges: door frames, corners, mouldings */
  readonly uprights: readonly { readonly along: number; readonly bottom: number; readonly top: number }[];
  /** absent where the photo does not show the wall */
  readonly look?: SurfaceLook;
}

/**
 * Pattern and tone of a wall, the floor or the ceiling in the photo, by square cells; in strings that a person can
 * read.
 */
export interface SurfaceLook {
  /** metres: side of a cell */
  readonly step: number;
  /** metres at which each row begins: x on the back wall, the floor and the ceiling, z on a side wall */
  readonly from: number;
  /** metres at which the first row begins: 0, the floor, on a wall; z on the floor and the ceiling */
  readonly start: number;
  /** a string per row, a digit per cell: 0 bare .. 9 full of edges and pattern; a space where the photo ends */
  readonly busy: readonly string[];
  /** how bright it is, likewise, 0..63 in the digits of base 64; none on floor and ceiling */
  readonly tone: readonly string[];
}

/** A thing that already stands in the room: a column, a stool, a radiator, an island. */
export interface Thing {
  /** absent where the kind is not known */
  readonly kind?: 'radiator';
  /** the middle of its foot, metres */
  readonly x: number;
  readonly z: number;
  /** metres across its foot along x and z, and its height above the floor */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** 0..1; nothing overlaps it; from 0.5 on furniture keeps its distance and hides no part of it */
  readonly certainty: number;
  /** its outline in photo pixels, where known: it hides furniture behind it */
  readonly outline?: readonly Pixel[];
}

/** Something small on a wall that is no opening: a plate, a picture, a device. */
export interface Fixture {
  readonly wall: Side;
  /** `plate`: a switch or an outlet; `picture`: a picture or a screen; `device`: a vent, a thermostat, an intercom */
  readonly kind: 'plate' | 'picture' | 'device';
  /** metres along the wall */
  readonly from: number;
  readonly to: number;
  /** metres above the floor */
  readonly bottom: number;
  readonly top: number;
  readonly certainty: number;
}

/** The room's own lamp, or a fan. */
export interface RoomLamp {
  /** hangs below the ceiling, or is flat under it */
  readonly kind: 'hanging' | 'flat';
  /** metres: the point of the floor below its middle, half its width, its lowest point above the floor */
  readonly x: number;
  readonly z: number;
  readonly radius: number;
  readonly bottom: number;
  readonly certainty: number;
}

/** Text or a logo overlaid on the photo. */
export interface Watermark {
  /** photo pixels */
  readonly outline: readonly Pixel[];
  readonly certainty: number;
}

/** The reading of the floor. */
export interface FloorReading {
  readonly look?: SurfaceLook;
  /** linear reflectance; null where it cannot be measured */
  readonly colour: Vec3 | null;
  /** direction of tiles or boards relative to the walls; null where no joints are visible */
  readonly joints: 'straight' | 'diagonal' | null;
}

/** How the room is lit, read from the photo. */
export interface RoomLight {
  /** the side from which most light falls */
  readonly from: Side | 'front' | 'even';
  /** mean linear luminance of walls and floor, 0..1 */
  readonly walls: number;
  readonly floor: number;
  /** linear colour of the light, mean 1 */
  readonly tint: Vec3;
}

/** A sentence for the agent, with a stable code for the machine. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** A metric reading of one photo. Plain data: it can be stored, corrected by a person, and handed back. */
export interface Room {
  /** size of the upright photo, pixels */
  readonly width: number;
  readonly height: number;
  readonly camera: Camera;
  /** the box: x of the side walls, z of the back wall (< 0) and of the room's end behind the camera (> 0) */
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly front: number;
  /** metres above the floor */
  readonly ceilingHeight: number;
  readonly walls: Readonly<Record<Side, Wall>>;
  readonly openings: readonly Opening[];
  /** floor points where upright edges begin: the feet of things, or joints of the floor that look upright */
  readonly standing: readonly Ground[];
  /** the things that already stand in the room */
  readonly things: readonly Thing[];
  readonly fixtures: readonly Fixture[];
  readonly lamps: readonly RoomLamp[];
  readonly watermarks: readonly Watermark[];
  readonly floor: FloorReading;
  readonly ceilingLook?: SurfaceLook;
  /** outlines of the visible floor and ceiling, photo pixels; null where no ceiling is visible */
  readonly floorOutline: readonly Pixel[];
  readonly ceilingOutline: readonly Pixel[] | null;
  readonly light: RoomLight;
  /** share of the line segments that agree with the camera, 0..1 */
  readonly explained: number;
  /** confidence in the reading, 0..1 */
  readonly confidence: number;
  /** certainty that all lengths are right within 10 %, 0..1; absent where a person gave them */
  readonly scaleCertainty?: number;
  readonly warnings: readonly Warning[];
}

/** One piece of furniture. (x, z) is the middle of its footprint; at angle 0 its front faces the viewer (+z). */
export interface Piece {
  /** unique within the plan */
  readonly id: string;
  readonly kind: Kind;
  /** metres */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly x: number;
  readonly z: number;
  /** height of its underside: 0 on the floor */
  readonly y: number;
  /** radians, counter-clockwise seen from above: (x, z) -> (x cos + z sin, z cos - x sin) */
  readonly angle: number;
  /** the wall that it backs onto or hangs on */
  readonly wall?: Side;
  /** varies details between pieces of one kind: cushions, leaves, the motif of a picture */
  readonly seed: number;
  /** of a rug: index among the style's rugs, chosen to contrast with the floor; default: by the plan's seed */
  readonly way?: number;
  /** motif of a picture on a wall; default: by its seed */
  readonly motif?: Motif;
  /** index among the colours that its style has for it (`furniture/colours.ts`); default: the room's own */
  readonly colour?: number;
}

export interface Plan {
  readonly roomType: Setting;
  readonly style: Style;
  readonly creativity: number;
  readonly seed: number;
  readonly look?: number | undefined;
  /** the main piece first */
  readonly pieces: readonly Piece[];
  /** the outcome of each phrase of the notes */
  readonly notes: readonly NoteOutcome[];
}

interface Spot {
  /** metres, in the room's axes: the middle of the footprint */
  readonly x: number;
  readonly z: number;
}

/** A change of a plan by a person: it says what was done, where a whole plan would say only what came of it. */
export type PlanEdit =
  /** a piece on a wall moves along it, and to the height `y` of its underside, if one is given */
  | ({ readonly act: 'move'; readonly id: string; readonly y?: number } & Spot)
  /** `angle`: the new one, radians, as of a piece */
  | { readonly act: 'turn'; readonly id: string; readonly angle: number }
  /** what stands on the piece goes with it */
  | { readonly act: 'remove'; readonly id: string }
  /** one more of the same, there */
  | ({ readonly act: 'double'; readonly id: string } & Spot)
  /** a piece for the floor, in the style's proportions */
  | ({ readonly act: 'add'; readonly kind: Kind; readonly angle: number } & Spot)
  /** another kind in its place, in the style's proportions */
  | { readonly act: 'swap'; readonly id: string; readonly kind: Kind }
  /** other details: cushions, leaves, a motif */
  | { readonly act: 'vary'; readonly id: string; readonly seed: number }
  /** `colour`: index among the colours that the style has for it (`coloursOf`) */
  | { readonly act: 'colour'; readonly id: string; readonly colour: number }
  /** metres, of what stands or lies on the floor; its middle stays, or its back at its wall */
  | { readonly act: 'resize'; readonly id: string; readonly width: number; readonly depth: number }
  /** the same kinds in the same places, as another style makes them */
  | { readonly act: 'restyle'; readonly style: Style }
  /** other pieces in other places, by the rules of the room type: those before are gone */
  | { readonly act: 'arrange'; readonly seed: number };

/** Quarter turns counter-clockwise, seen from above: after one, the back wall is the left one. */
export type Turns = 0 | 1 | 2 | 3;

/** The furniture of another photo of the same room. */
export interface SharedFurniture {
  readonly plan: Plan;
  /** as that photo was read */
  readonly room: Room;
  /** from that photo's axes to those of this one, as a person says it; absent: it is found out */
  readonly turns?: Turns | undefined;
}

/** The outcome of one phrase of the notes. */
export type NoteOutcome = { readonly text: string } & (
  | { readonly outcome: 'done' }
  | { readonly outcome: 'not_understood' }
  /** understood, but the room type does not have it; `reason` is the end of a sentence */
  | { readonly outcome: 'refused'; readonly reason: string }
  /** understood, but fewer fit or the arrangement needed more */
  | { readonly outcome: 'counted_otherwise'; readonly kind: Kind; readonly wanted: number; readonly placed: number }
);

export interface StageRequest {
  /** an encoded picture (JPEG, PNG, WebP, AVIF, TIFF) as a file's path or its bytes */
  readonly photo: string | Uint8Array;
  readonly roomType: Setting;
  readonly style: Style;
  /** CREATIVITY.min..max */
  readonly creativity: number;
  /** surfaces to keep bare */
  readonly preserve: Readonly<Record<Surface, boolean>>;
  readonly seed: number;
  readonly notes?: string;
  /** motifs of the pictures on the walls, in the order of hanging; the style's other motifs follow */
  readonly motifs?: readonly Motif[] | undefined;
  /** seed of the upholstery, shared by the photos of one job; default: the style's own upholstery */
  readonly look?: number | undefined;
  /** the caller's room instead of the reader's */
  readonly room?: Room;
  /** the floor drawn by a person, instead of the reader's */
  readonly outline?: RoomOutline | undefined;
  /** exactly this furniture instead of a new arrangement */
  readonly plan?: Plan;
  /** a person's changes of that plan; refused where they break a hard rule */
  readonly edits?: readonly PlanEdit[] | undefined;
  /**
   * this furniture, where both photos can be matched; else a new arrangement, and a warning; null: there is such a
   * photo, but it could not be furnished
   */
  readonly shared?: SharedFurniture | null | undefined;
  /**
   * The picture of the plan without the edits, encoded losslessly, in the same room: only what the edits reach is
   * staged, all other pixels are this picture's
   */
  readonly before?: string | Uint8Array | undefined;
}

/** Pixels of the long side, at most, at which furniture is rendered; it is enlarged for a larger photo. */
export const LONGEST_RENDER = 2048;

export interface PlacedPiece {
  readonly id: string;
  readonly kind: Kind;
  /** its name, such as "three-seat sofa" */
  readonly label: string;
  /** metres: width, depth, height */
  readonly size: Vec3;
  readonly position: Vec3;
  /** degrees */
  readonly rotation: number;
  /** outline of its foot in photo pixels, absent where it does not stand on the floor */
  readonly footprint?: readonly Pixel[];
}

export interface Clearance {
  readonly between: readonly [string, string];
  readonly metres: number;
  /** the range of the rule */
  readonly wanted: readonly [min: number, max: number | null];
}

/** What the checks of the finished plan and picture found, as a stranger would see it. */
export interface Finding {
  readonly check: 'overlap' | 'place' | 'feet' | 'size' | 'set' | 'tone' | 'shadow' | 'edge';
  /** ids of the pieces that it is about; some may have been left out of the plan */
  readonly pieces: readonly string[];
  /** `moved` or `left_out`: what was done so that it is gone; `warned`: it is in the picture */
  readonly outcome: 'moved' | 'left_out' | 'warned';
  /** a sentence */
  readonly message: string;
}

export interface SurfaceCount {
  /** pixels of the photo that show the surface, outside the furniture and its visible shadow */
  readonly pixels: number;
  /** of these, the ones that equal the photo byte for byte */
  readonly untouched: number;
}

export interface Report {
  readonly width: number;
  readonly height: number;
  readonly seed: number;
  readonly style: Style;
  readonly roomType: Setting;
  readonly room: Room;
  readonly furniture: readonly PlacedPiece[];
  readonly clearances: readonly Clearance[];
  readonly preserved: Readonly<Record<Surface, SurfaceCount>>;
  readonly changedPixels: number;
  /** one sentence: what was added; nothing removed */
  readonly altText: string;
  readonly notes: Plan['notes'];
  readonly warnings: readonly Warning[];
  /** what the checks found; absent in reports made before there were checks */
  readonly findings?: readonly Finding[];
  /** wall milliseconds per stage */
  readonly timings: Readonly<Record<string, number>>;
  /** CPU milliseconds of all threads per stage, and of them all */
  readonly cpuTimings: Readonly<Record<string, number>>;
  readonly cpuMs: number;
}

export interface StageResult {
  readonly image: Raster;
  /** one byte per pixel: 0 exactly where the image equals the photo byte for byte, else 255 */
  readonly mask: Uint8Array;
  /**
   * The mask in at most 1600 px, by piece: 0 where every pixel equals the photo, else one more than the place in
   * `report.furniture` of the piece that changed it, by itself or by its shadow
   */
  readonly pieces: GreyRaster;
  readonly plan: Plan;
  readonly room: Room;
  readonly report: Report;
  /** share of the picture's pixels that are not those of the picture before, 0..1; 1 without one */
  readonly fresh: number;
}

/** 0..1 over the whole request; `preview` is a coarse, smaller picture of the state so far. */
export interface StageProgress {
  readonly share: number;
  readonly step: 'reading' | 'arranging' | 'rendering' | 'finishing';
  readonly preview?: Raster;
}

/**
 * Keeps what was read of the light in photos. To read it takes a second of CPU, and whoever rearranges a photo stages it
 * several times. The result is the same without it.
 */
export interface LightStore {
  /** null: nothing is kept for this photo and outline */
  read(key: string): Promise<Uint8Array | null>;
  /** Replaces what was kept before. */
  write(key: string, bytes: Uint8Array): Promise<void>;
}

export interface StageOptions {
  readonly signal?: AbortSignal;
  /** absent: light is read anew */
  readonly lights?: LightStore;
  readonly onProgress?: (progress: StageProgress) => void;
}

export type RefusalCode =
  | 'not_a_picture'
  | 'too_small'
  | 'too_large'
  | 'too_dark'
  | 'not_a_room'
  | 'furnished'
  | 'no_floor'
  | 'low_confidence'
  | 'nothing_fits'
  | 'invalid_request';

/** An expected refusal: the message is a sentence for the agent that says what to do. */
export class StageRefusal extends Error {
  override readonly name = 'StageRefusal';
  readonly code: RefusalCode;
  /** the reading, where there is one */
  readonly room: Room | undefined;

  constructor(code: RefusalCode, message: string, room?: Room) {
    super(message);
    this.code = code;
    this.room = room;
  }
}
