/** The sample gallery's four rooms; `npm run demo:gallery` renders them empty and staged. */
import type { Setting, Style } from '../stager/contract.js';
import type { RoomSpec } from '../stager/synthetic/roomSpec.js';

export interface GallerySet {
  /** the pictures are FILE-before-WIDTH.webp and FILE-after-WIDTH.webp */
  readonly file: string;
  readonly setting: Setting;
  readonly style: Style;
  readonly creativity: number;
  readonly seed: number;
  /** paths per pixel of the empty room */
  readonly samples: number;
  readonly spec: RoomSpec;
}

const PICTURE = { width: 1536, height: 1024 };

export const GALLERY: readonly GallerySet[] = [
  {
    file: 'living-room',
    setting: 'living_room',
    style: 'contemporain',
    creativity: 20,
    seed: 4,
    samples: 96,
    spec: {
      picture: PICTURE,
      camera: { eye: 1.35, hfov: 80, yaw: -6, pitch: -4 },
      left: -3,
      right: 3.1,
      back: -5.8,
      ceiling: 2.75,
      windows: [{ wall: 'right', from: -5, to: -2.6, bottom: 0.35, top: 2.35, sashes: 3 }],
      doors: [{ wall: 'left', from: -5.2, to: -4.3, bottom: 0, top: 2.1, leaf: 'panels' }],
      floor: { kind: 'plank', colour: [0.55, 0.4, 0.25] },
      wallColour: [0.76, 0.75, 0.71],
      outside: 'garden',
      seed: 31,
    },
  },
  {
    file: 'primary-suite',
    setting: 'bedroom',
    style: 'hampton',
    creativity: 18,
    seed: 3,
    samples: 96,
    spec: {
      picture: PICTURE,
      camera: { eye: 1.35, hfov: 78, yaw: 7, pitch: -5 },
      left: -2.7,
      right: 2.6,
      back: -5.2,
      ceiling: 2.7,
      windows: [
        { wall: 'left', from: -4.4, to: -3.2, bottom: 0.7, top: 2.25 },
        { wall: 'left', from: -2.7, to: -1.5, bottom: 0.7, top: 2.25 },
      ],
      doors: [{ wall: 'right', from: -2.4, to: -1.5, bottom: 0, top: 2.05, leaf: 'panels' }],
      floor: { kind: 'carpet', colour: [0.58, 0.53, 0.46] },
      wallColour: [0.66, 0.69, 0.7],
      outside: 'garden',
      seed: 32,
    },
  },
  {
    file: 'kitchen',
    setting: 'kitchen',
    style: 'scandinave',
    creativity: 18,
    seed: 2,
    samples: 96,
    spec: {
      picture: PICTURE,
      camera: { eye: 1.45, hfov: 80, yaw: 8, pitch: -5 },
      left: -2.9,
      right: 2.7,
      back: -6.3,
      ceiling: 2.7,
      windows: [{ wall: 'left', from: -4.8, to: -2.6, bottom: 0.95, top: 2.25, sashes: 2 }],
      doors: [],
      kitchen: {
        wall: 'back',
        from: -2.3,
        to: 2.65,
        fronts: [0.5, 0.53, 0.48],
        worktop: [0.7, 0.68, 0.64],
        splashback: [0.78, 0.77, 0.74],
      },
      floor: { kind: 'plank', colour: [0.42, 0.28, 0.16], along: 'width' },
      wallColour: [0.78, 0.77, 0.74],
      outside: 'garden',
      seed: 33,
    },
  },
  {
    file: 'outdoor',
    setting: 'outdoor',
    style: 'hampton',
    creativity: 20,
    seed: 6,
    // tens of thousands of leaves are slow to render, and hide the remaining noise
    samples: 32,
    spec: {
      picture: PICTURE,
      camera: { eye: 1.5, hfov: 80, yaw: -8, pitch: -6 },
      left: -2.8,
      right: 3.6,
      back: -5.6,
      ceiling: 4.6,
      windows: [],
      doors: [
        { wall: 'left', from: -4.6, to: -2.8, bottom: 0, top: 2.2, leaf: 'glazed', panels: { columns: 1, rows: 1 } },
      ],
      openSides: ['back', 'right'],
      floor: { kind: 'plank', colour: [0.4, 0.29, 0.2], along: 'depth' },
      wallColour: [0.74, 0.71, 0.66],
      outside: 'garden',
      light: { daylight: 1.4, lamps: 3.2, behind: 1.2, glare: 1, tint: [1, 0.99, 0.96], exposure: 0.42, noise: 0.8 },
      seed: 34,
    },
  },
];
