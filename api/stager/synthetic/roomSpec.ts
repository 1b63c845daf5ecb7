/**
 * A room that is made up: the engine renders it empty, and everything about it is known. For the demo, for tests, and
 * for learning from.
 */
import type { Camera, Side, Vec3 } from '../contract.js';

/** A rectangle of a wall. */
export interface Hole {
  readonly wall: Side;
  /** metres along the wall: x on the back wall, z on a side wall */
  readonly from: number;
  readonly to: number;
  /** metres above the floor */
  readonly bottom: number;
  readonly top: number;
}

export interface FloorSpec {
  readonly kind: 'plank' | 'tile' | 'carpet';
  /** linear reflectance */
  readonly colour: Vec3;
  /** boards run away from the camera, or across */
  readonly along?: 'depth' | 'width';
}

export interface RoomSpec {
  /** pixels */
  readonly picture: { readonly width: number; readonly height: number };
  /** The camera stands above the origin of the floor. Degrees; positive yaw looks left, positive pitch up. */
  readonly camera: {
    readonly eye: number;
    readonly hfov: number;
    readonly yaw: number;
    readonly pitch: number;
    /** how far the horizon is moved down in the picture, as a share of its height: a shift lens */
    readonly shift?: number;
  };
  /** metres: x of the side walls, z of the back wall (< 0), the ceiling */
  readonly left: number;
  readonly right: number;
  readonly back: number;
  readonly ceiling: number;
  readonly windows: readonly Hole[];
  readonly doors: readonly Hole[];
  readonly floor: FloorSpec;
  /** linear reflectance */
  readonly wallColour: Vec3;
  /** what windows show: bright sky, or trees below it */
  readonly outside: 'sky' | 'garden';
  readonly seed: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

export function cameraOf({ picture, camera }: RoomSpec): Camera {
  const [cosYaw, sinYaw] = [Math.cos(radians(camera.yaw)), Math.sin(radians(camera.yaw))];
  const [cosPitch, sinPitch] = [Math.cos(radians(camera.pitch)), Math.sin(radians(camera.pitch))];
  return {
    focal: picture.width / 2 / Math.tan(radians(camera.hfov) / 2),
    cx: picture.width / 2,
    cy: picture.height * (0.5 + (camera.shift ?? 0)),
    height: camera.eye,
    // about y by the yaw after about x by the pitch
    rotation: [
      cosYaw,
      sinYaw * sinPitch,
      sinYaw * cosPitch,
      0,
      cosPitch,
      -sinPitch,
      -sinYaw,
      cosYaw * sinPitch,
      cosYaw * cosPitch,
    ],
  };
}
