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

export interface WindowSpec extends Hole {
  /** sashes side by side; one per metre unless said otherwise */
  readonly sashes?: number;
  /** glazing bars divide each sash into so many panes */
  readonly panes?: { readonly columns: number; readonly rows: number };
  /** linear reflectance of frame and casing; the trim's unless said otherwise */
  readonly colour?: Vec3;
  /** boards around it on the wall's face; true unless said otherwise */
  readonly casing?: boolean;
  readonly sill?: boolean;
  /** how much of the glass a blind covers from the top, 0..1, and whether it is made of slats */
  readonly blind?: { readonly share: number; readonly slats: boolean };
}

export interface DoorSpec extends Hole {
  /**
   * closed with panels (unless said otherwise), closed and flat, closed with glass, leaves of glass that slide, or a
   * doorway to another room
   */
  readonly leaf?: 'panels' | 'flat' | 'glazed' | 'sliding' | 'open';
  /** linear radiance of the next room's lamp, which varies from room to room unless said otherwise, and its walls */
  readonly beyond?: { readonly lamp: number; readonly colour: Vec3 };
  /** panels or panes of each leaf */
  readonly panels?: { readonly columns: number; readonly rows: number };
  /** the end at which it hangs; the handle is at the other; a door wider than 1.2 m has two leaves */
  readonly hinge?: 'from' | 'to';
  /** linear reflectance of the leaf; the trim's unless said otherwise */
  readonly colour?: Vec3;
  /** metres of the boards around it; 0.07 unless said otherwise */
  readonly casingWidth?: number;
}

/** A fireplace: the hole is what surround and mantel cover on the wall, or what belongs to the fire on a brick one. */
export interface HearthSpec extends Hole {
  /** linear reflectance of the surround */
  readonly colour: Vec3;
  /** a flat fire behind glass in a surround without relief, in place of an open one */
  readonly flat?: FlatFireSpec;
  /** laid of bricks or stones, in place of boards */
  readonly bricks?: BrickFireSpec;
  /** a stove of iron before the wall */
  readonly stove?: StoveSpec;
}

/** Metres: the opening is centred; the bricks go on to the ceiling, or to both ends of the wall as well. */
export interface BrickFireSpec {
  readonly width: number;
  readonly top: number;
  /** how high its head rises in the middle; 0: straight */
  readonly arch: number;
  /** how high the hearth before it is laid; 0: a plate */
  readonly raised: number;
  /** how thick the mantel is; 0: none */
  readonly mantel: number;
  readonly reach: 'surround' | 'ceiling' | 'wall';
  readonly mortar: Vec3;
}

/** Metres. */
export interface StoveSpec {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** Metres: the glass is centred in the surround, its edges so far above the floor. */
export interface FlatFireSpec {
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
  /** how thick the mantel is; 0: none */
  readonly mantel: number;
  /** linear reflectance of mantel and of the surround's veins; a surround without veins is painted */
  readonly mantelColour: Vec3;
  readonly veins?: Vec3;
}

/** A framed picture on a wall. */
export interface PictureSpec extends Hole {
  readonly colour: Vec3;
  readonly frame: Vec3;
  /** the motif of a print or a painting; plain unless said otherwise */
  readonly motif?: string;
}

/** Furniture that is part of the house, before the wall; the hole is what it hides of it. */
export interface StorageSpec extends Hole {
  readonly kind: 'shelves' | 'wardrobe' | 'mirrors' | 'stairs';
  readonly depth: number;
  readonly colour: Vec3;
}

/** Units fill the wall from one end to the other; the refrigerator takes the last of them. */
export interface KitchenSpec {
  readonly wall: Side;
  readonly from: number;
  readonly to: number;
  /** linear reflectance of fronts, worktop and splashback */
  readonly fronts: Vec3;
  readonly worktop: Vec3;
  readonly splashback: Vec3;
}

export interface RadiatorSpec extends Hole {
  /** linear reflectance; white unless said otherwise */
  readonly colour?: Vec3;
  /** one smooth plate in place of ribs */
  readonly plate?: boolean;
}

/** A switch, an outlet, a thermostat or a vent. */
export interface PlateSpec extends Hole {
  readonly colour: Vec3;
}

/** Cloth before the wall and what is in it. */
export interface CurtainSpec extends Hole {
  readonly colour: Vec3;
  /** share of light that comes through it */
  readonly sheer: number;
}

/** Something that was left in the room: a box on the floor, or a plant. (x, z) is its middle. */
export interface ClutterSpec {
  readonly kind: 'box' | 'plant';
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly colour: Vec3;
}

/** How a made-up room is lit and photographed. */
export interface LightSpec {
  /** linear radiance of windows as lights, of the lamps, and of what lies behind the camera */
  readonly daylight: number;
  readonly lamps: number;
  readonly behind: number;
  /** how much brighter than the walls the sky looks */
  readonly glare: number;
  /** linear colour of lamps and of the light behind the camera, about 1 */
  readonly tint: Vec3;
  /** linear brightness that the picture's median gets */
  readonly exposure: number;
  /** standard deviation of the camera's noise, 8-bit units */
  readonly noise: number;
  /** share of white that stray light in the lens mixes in; none unless said otherwise */
  readonly veil?: number;
}

export interface FloorSpec {
  readonly kind: 'plank' | 'tile' | 'herringbone' | 'carpet';
  /** linear reflectance */
  readonly colour: Vec3;
  /** boards run away from the camera, or across */
  readonly along?: 'depth' | 'width';
  /** degrees by which the whole pattern is turned: 45 lays tiles diagonally */
  readonly turn?: number;
}

/** A part of a wall that stands back by its depth, from floor to ceiling: an alcove, or the wing of an L. */
export interface RecessSpec {
  readonly wall: Side;
  /** metres along the wall */
  readonly from: number;
  readonly to: number;
  readonly depth: number;
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
  readonly windows: readonly WindowSpec[];
  readonly doors: readonly DoorSpec[];
  readonly recesses?: readonly RecessSpec[];
  readonly hearths?: readonly HearthSpec[];
  readonly radiators?: readonly RadiatorSpec[];
  readonly storage?: readonly StorageSpec[];
  readonly plates?: readonly PlateSpec[];
  readonly curtains?: readonly CurtainSpec[];
  readonly pictures?: readonly PictureSpec[];
  /** frames of moulding on the walls: they look like a door's panels and are none */
  readonly mouldings?: readonly Hole[];
  readonly clutter?: readonly ClutterSpec[];
  readonly kitchen?: KitchenSpec;
  /** a terrace: these sides are open above a railing, and the sky is its ceiling */
  readonly openSides?: readonly Side[];
  /** round lamps under the ceiling */
  readonly lamps?: readonly { readonly x: number; readonly z: number; readonly radius: number }[];
  readonly floor: FloorSpec;
  /** linear reflectance; walls may differ */
  readonly wallColour: Vec3;
  readonly wallColours?: Partial<Readonly<Record<Side, Vec3>>>;
  readonly ceilingColour?: Vec3;
  /** of frames, doors and sills */
  readonly trimColour?: Vec3;
  /** null: none */
  readonly skirting?: { readonly height: number; readonly colour: Vec3 } | null;
  /** what windows show: bright sky, trees below it, or houses */
  readonly outside: 'sky' | 'garden' | 'street';
  readonly light?: LightSpec;
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
