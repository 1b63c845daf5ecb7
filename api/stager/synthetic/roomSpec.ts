/**
 * The specification of a synthetic room, which the engine renders empty with a full description: for the demo, tests
 * and training.
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
  /** sashes side by side; default: one per metre */
  readonly sashes?: number;
  /** panes of each sash, divided by glazing bars */
  readonly panes?: { readonly columns: number; readonly rows: number };
  /** linear albedo of frame and casing; default: the trim's */
  readonly colour?: Vec3;
  /** boards around it on the wall's face; default true */
  readonly casing?: boolean;
  readonly sill?: boolean;
  /** share of the glass that a blind covers from the top, 0..1, and whether it has slats */
  readonly blind?: { readonly share: number; readonly slats: boolean };
}

export interface DoorSpec extends Hole {
  /** closed with panels (default), closed and flat, closed with glass, sliding glass, or a doorway to another room */
  readonly leaf?: 'panels' | 'flat' | 'glazed' | 'sliding' | 'open';
  /** linear radiance of the next room's lamp (default: random), and the colour of its walls */
  readonly beyond?: { readonly lamp: number; readonly colour: Vec3 };
  /** panels or panes of each leaf */
  readonly panels?: { readonly columns: number; readonly rows: number };
  /** the hinged end; the handle is at the other; a door wider than 1.2 m has two leaves */
  readonly hinge?: 'from' | 'to';
  /** linear albedo of the leaf; default: the trim's */
  readonly colour?: Vec3;
  /** width of the boards around it, metres; default 0.07 */
  readonly casingWidth?: number;
}

/** A fireplace: the hole is the area of surround and mantel on the wall, or of the fire in a brick wall. */
export interface HearthSpec extends Hole {
  /** linear albedo of the surround */
  readonly colour: Vec3;
  /** a flat fire behind glass in a flat surround, instead of an open one */
  readonly flat?: FlatFireSpec;
  /** of bricks or stones, instead of boards */
  readonly bricks?: BrickFireSpec;
  /** an iron stove before the wall */
  readonly stove?: StoveSpec;
}

/** Metres: the opening is centred; the bricks may extend to the ceiling, or to both ends of the wall as well. */
export interface BrickFireSpec {
  readonly width: number;
  readonly top: number;
  /** rise of its arched head; 0: straight */
  readonly arch: number;
  /** height of the raised hearth; 0: a plate */
  readonly raised: number;
  /** thickness of the mantel; 0: none */
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

/** Metres: the glass is centred in the surround; heights of its edges above the floor. */
export interface FlatFireSpec {
  readonly width: number;
  readonly bottom: number;
  readonly top: number;
  /** thickness of the mantel; 0: none */
  readonly mantel: number;
  /** linear albedo of mantel and of the surround's veins; a surround without veins is painted */
  readonly mantelColour: Vec3;
  readonly veins?: Vec3;
}

/** A framed picture on a wall. */
export interface PictureSpec extends Hole {
  readonly colour: Vec3;
  readonly frame: Vec3;
  /** the motif of a print or a painting; default: plain */
  readonly motif?: string;
}

/** Built-in furniture before the wall; the hole is the part of the wall that it hides. */
export interface StorageSpec extends Hole {
  readonly kind: 'shelves' | 'wardrobe' | 'mirrors' | 'stairs';
  readonly depth: number;
  readonly colour: Vec3;
}

/** Units fill the wall from one end to the other; the refrigerator is the last of them. */
export interface KitchenSpec {
  readonly wall: Side;
  readonly from: number;
  readonly to: number;
  /** linear albedo of fronts, worktop and splashback */
  readonly fronts: Vec3;
  readonly worktop: Vec3;
  readonly splashback: Vec3;
}

export interface RadiatorSpec extends Hole {
  /** linear albedo; default: white */
  readonly colour?: Vec3;
  /** one smooth plate instead of ribs */
  readonly plate?: boolean;
}

/** A switch, an outlet, a thermostat or a vent. */
export interface PlateSpec extends Hole {
  readonly colour: Vec3;
}

/** Cloth before the wall and its openings. */
export interface CurtainSpec extends Hole {
  readonly colour: Vec3;
  /** transmittance */
  readonly sheer: number;
}

/** An item left in the room: a box on the floor, or a plant. (x, z) is its centre. */
export interface ClutterSpec {
  readonly kind: 'box' | 'plant';
  readonly x: number;
  readonly z: number;
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly colour: Vec3;
}

/** Light and photography of a synthetic room. */
export interface LightSpec {
  /** linear radiance of windows as lights, of the lamps, and of the light behind the camera */
  readonly daylight: number;
  readonly lamps: number;
  readonly behind: number;
  /** brightness of the sky relative to the walls */
  readonly glare: number;
  /** linear colour of lamps and of the light behind the camera, about 1 */
  readonly tint: Vec3;
  /** linear brightness of the picture's median */
  readonly exposure: number;
  /** standard deviation of the camera's noise, 8-bit units */
  readonly noise: number;
  /** share of white that veiling glare adds; default: none */
  readonly veil?: number;
}

export interface FloorSpec {
  readonly kind: 'plank' | 'tile' | 'herringbone' | 'carpet';
  /** linear albedo */
  readonly colour: Vec3;
  /** boards run along the depth, or across */
  readonly along?: 'depth' | 'width';
  /** rotation of the whole pattern in degrees: 45 lays tiles diagonally */
  readonly turn?: number;
}

/** A recessed part of a wall, from floor to ceiling: an alcove, or the wing of an L. */
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
  /** The camera is above the origin of the floor. Degrees; positive yaw looks left, positive pitch up. */
  readonly camera: {
    readonly eye: number;
    readonly hfov: number;
    readonly yaw: number;
    readonly pitch: number;
    /** downward shift of the horizon in the picture, as a share of its height: a shift lens */
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
  /** frames of moulding on the walls, which look like a door's panels */
  readonly mouldings?: readonly Hole[];
  readonly clutter?: readonly ClutterSpec[];
  readonly kitchen?: KitchenSpec;
  /** a terrace: these sides are open above a railing, and the sky is its ceiling */
  readonly openSides?: readonly Side[];
  /** round ceiling lamps */
  readonly lamps?: readonly { readonly x: number; readonly z: number; readonly radius: number }[];
  readonly floor: FloorSpec;
  /** linear albedo; walls may differ */
  readonly wallColour: Vec3;
  readonly wallColours?: Partial<Readonly<Record<Side, Vec3>>>;
  readonly ceilingColour?: Vec3;
  /** of frames, doors and sills */
  readonly trimColour?: Vec3;
  /** null: none */
  readonly skirting?: { readonly height: number; readonly colour: Vec3 } | null;
  /** view through the windows: bright sky, trees below it, or houses */
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
    // rotation by the yaw about y after the pitch about x
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
