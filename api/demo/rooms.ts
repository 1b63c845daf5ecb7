/** The demo's two rooms; `npm run demo:photos` renders them into api/demo/photos. */
import type { RoomType } from '../stager/contract.js';
import type { RoomSpec } from '../stager/synthetic/roomSpec.js';

export interface DemoRoom {
  readonly file: string;
  readonly address: string;
  readonly mlsId: string;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly roomType: RoomType;
  readonly spec: RoomSpec;
}

const PICTURE = { width: 1536, height: 1024 };

export const DEMO_ROOMS: readonly [DemoRoom, DemoRoom] = [
  {
    file: 'living-room.jpg',
    address: '1428 Alder Lane, Portland, OR 97209',
    mlsId: 'PDX-24-1187',
    notes: 'Corner unit, afternoon light. Lockbox at the side door.',
    tags: ['downtown', 'corner unit'],
    roomType: 'living_room',
    spec: {
      picture: PICTURE,
      camera: { eye: 1.35, hfov: 82, yaw: 4, pitch: -4 },
      left: -2.5,
      right: 2.9,
      back: -5.3,
      ceiling: 2.65,
      windows: [
        { wall: 'back', from: -1.5, to: 0.9, bottom: 0.75, top: 2.2 },
        { wall: 'left', from: -3.7, to: -2.3, bottom: 0.75, top: 2.2 },
      ],
      doors: [{ wall: 'right', from: -4.7, to: -3.85, bottom: 0, top: 2.05 }],
      floor: { kind: 'plank', colour: [0.42, 0.26, 0.14] },
      wallColour: [0.76, 0.74, 0.69],
      outside: 'garden',
      seed: 11,
    },
  },
  {
    file: 'bedroom.jpg',
    address: '39B Mercer Street, Seattle, WA 98109',
    mlsId: 'SEA-24-0392',
    notes: 'Main bedroom at the back of the house.',
    tags: ['garden view'],
    roomType: 'bedroom',
    spec: {
      picture: PICTURE,
      camera: { eye: 1.3, hfov: 80, yaw: -5, pitch: -4 },
      left: -2.2,
      right: 2.1,
      back: -4.6,
      ceiling: 2.55,
      windows: [{ wall: 'right', from: -3.5, to: -2, bottom: 0.85, top: 2.15 }],
      doors: [{ wall: 'left', from: -4.2, to: -3.35, bottom: 0, top: 2.03 }],
      floor: { kind: 'carpet', colour: [0.5, 0.47, 0.43] },
      wallColour: [0.7, 0.72, 0.7],
      outside: 'sky',
      seed: 23,
    },
  },
];
