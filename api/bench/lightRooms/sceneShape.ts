/**
 * Specification of a synthetic room, from which a path tracer renders it empty and furnished, and `bench:light`
 * furnishes it. World axes as in the engine's contract; metres; linear albedo and radiance.
 */
import type { Vec3 } from '../../stager/contract.js';
import type { Box } from '../../stager/room/camera/roomBox.js';
import type { Kinds } from './kinds.js';

export const WALL_NAMES = ['left', 'right', 'back', 'front'] as const;
export type WallName = (typeof WALL_NAMES)[number];

/** A rectangle of a wall: metres along it (x on back and front walls, z on side walls) and above the floor. */
export interface WallPart {
  readonly wall: WallName;
  readonly from: number;
  readonly to: number;
  readonly bottom: number;
  readonly top: number;
}

export interface SceneWindow extends WallPart {
  /** side by side */
  readonly panes: number;
  /** thin white cloth in the window: share of its width that it covers, and share of light that is not scattered */
  readonly sheer?: { readonly cover: number; readonly straight: number };
  /** slats: their angle in degrees from horizontal, and the share of the window's height that they cover */
  readonly blind?: { readonly drop: number; readonly tilt: number };
}

/** Parts that the box does not represent: a recess of a wall up to `height`, or a pillar up to the ceiling. */
export type Alcove =
  | {
      readonly kind: 'recess';
      readonly wall: WallName;
      readonly from: number;
      readonly to: number;
      readonly depth: number;
      readonly height: number;
    }
  | {
      readonly kind: 'pillar';
      readonly left: number;
      readonly right: number;
      readonly back: number;
      readonly front: number;
    };

/** A lit lamp below the ceiling; (x, z) is its centre, `bottom` its lowest point. */
export interface Pendant {
  readonly kind: 'globe' | 'shade';
  readonly x: number;
  readonly z: number;
  readonly bottom: number;
  readonly radius: number;
  /** of a shade; a globe is twice its radius high */
  readonly height: number;
  /** radiant power, watts */
  readonly power: number;
}

export interface SceneFloor {
  readonly kind: 'carpet' | 'planks' | 'tile';
  readonly colour: Vec3;
  readonly roughness: number;
  readonly specular: number;
}

export interface Sun {
  /** the direction to the sun, of any length */
  readonly from: Vec3;
  readonly strength: number;
  readonly colour: Vec3;
}

export type ScenePart =
  | {
      readonly type: 'box';
      readonly name: string;
      readonly centre: Vec3;
      readonly half: Vec3;
      /** radians about the vertical: (x, z) -> (x cos + z sin, z cos - x sin) */
      readonly yaw: number;
      readonly colour: Vec3;
    }
  | {
      readonly type: 'sphere';
      readonly name: string;
      readonly centre: Vec3;
      readonly radius: number;
      readonly colour: Vec3;
    };

export interface SceneObject {
  readonly name: string;
  /** whether its shadow shows on walls */
  readonly solid: boolean;
  readonly parts: readonly ScenePart[];
}

export interface SceneCamera {
  readonly focal: number;
  readonly cx: number;
  readonly cy: number;
  /** as in the engine's Camera */
  readonly rotation: readonly number[];
  readonly height: number;
}

export interface RoomScene {
  readonly id: string;
  readonly title: string;
  readonly kinds: Kinds;
  /** horizontal field of view, degrees */
  readonly hfov: number;
  /** pixels */
  readonly width: number;
  readonly height: number;
  readonly eye: number;
  readonly camera: SceneCamera;
  readonly box: Box;
  /** the colour of most walls, and of each */
  readonly wall: Vec3;
  readonly walls: Readonly<Record<WallName, Vec3>>;
  readonly trim: Vec3;
  readonly ceilingColour: Vec3;
  readonly floor: SceneFloor;
  /** radiance of the view through windows, and the sine of the trees' elevation */
  readonly sky: Vec3;
  readonly ground: Vec3;
  readonly trees: Vec3;
  readonly treeTop: number;
  readonly sun?: Sun;
  readonly windows: readonly SceneWindow[];
  /** x and z of ceiling lamps */
  readonly downlights?: readonly (readonly [x: number, z: number])[];
  readonly lampColour?: Vec3;
  readonly pendants?: readonly Pendant[];
  readonly alcove?: Alcove;
  /** exposure compensation in stops */
  readonly exposure: number;
  readonly objects: readonly SceneObject[];
}

/** A room before objects are placed in it. */
export type EmptyRoom = Omit<RoomScene, 'objects'>;

/** Range of coordinates along a wall, metres. */
export function wallRange(box: Box, wall: WallName): readonly [from: number, to: number] {
  return wall === 'left' || wall === 'right' ? [box.back, box.front] : [box.left, box.right];
}

/** A point from its coordinate along a wall, its height, and its distance from the wall into the room. */
export function atWall(box: Box, wall: WallName, along: number, y: number, inward: number): Vec3 {
  if (wall === 'left') return [box.left + inward, y, along];
  if (wall === 'right') return [box.right - inward, y, along];
  return wall === 'back' ? [along, y, box.back + inward] : [along, y, box.front - inward];
}
