/** A contact sheet: every style in every kind of room, on rooms that the engine renders itself, and on photos. */
import { readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { DEMO_ROOMS } from '../demo/rooms.js';
import { encodePng } from '../stager/compose/encode.js';
import { ROOM_TYPES, STYLES, type RoomType, type Style } from '../stager/contract.js';
import { stage } from '../stager/stage.js';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import type { RoomSpec } from '../stager/synthetic/roomSpec.js';
import { elementAt } from '../test/elements.js';

/** Pixels: a staged picture, its label, and the gap. */
const CELL = { width: 480, height: 320, label: 22, gap: 8 } as const;
/** Photos beside the project, if there are any; each row shows them in one kind of room, with alternating styles. */
const PHOTOS = join(import.meta.dirname, '../../../shared/photos');
const PHOTO_COUNT = 20;
const PHOTO_ROOMS: readonly RoomType[] = ['living_room', 'bedroom', 'dining_room', 'home_office'];

const small = (spec: RoomSpec): RoomSpec => ({ ...spec, picture: { width: CELL.width, height: CELL.height } });
const LIVING = small(DEMO_ROOMS[0].spec);
const BEDROOM = small(DEMO_ROOMS[1].spec);

const DINING: RoomSpec = {
  ...LIVING,
  camera: { eye: 1.4, hfov: 78, yaw: -6, pitch: -3 },
  left: -2.4,
  right: 2.2,
  back: -5,
  windows: [{ wall: 'right', from: -4.1, to: -2.4, bottom: 0.6, top: 2.25 }],
  doors: [{ wall: 'back', from: -1.9, to: -1.05, bottom: 0, top: 2.05 }],
  floor: { kind: 'tile', colour: [0.3, 0.27, 0.23] },
  seed: 31,
};
const OFFICE: RoomSpec = {
  ...BEDROOM,
  camera: { eye: 1.35, hfov: 76, yaw: 5, pitch: -3 },
  back: -4.2,
  windows: [{ wall: 'back', from: -0.9, to: 0.8, bottom: 0.9, top: 2.1 }],
  doors: [{ wall: 'right', from: -3.6, to: -2.75, bottom: 0, top: 2.03 }],
  floor: { kind: 'plank', colour: [0.55, 0.4, 0.26], along: 'width' },
  seed: 37,
};
const GAMING: RoomSpec = {
  ...LIVING,
  camera: { eye: 1.3, hfov: 80, yaw: 3, pitch: -4 },
  left: -2.1,
  right: 2.4,
  back: -4.6,
  windows: [{ wall: 'left', from: -3.8, to: -2.5, bottom: 0.9, top: 2.1 }],
  floor: { kind: 'plank', colour: [0.3, 0.2, 0.13] },
  wallColour: [0.5, 0.52, 0.55],
  seed: 41,
};
const SPECS: Readonly<Record<RoomType, RoomSpec>> = {
  living_room: LIVING,
  bedroom: BEDROOM,
  dining_room: DINING,
  home_office: OFFICE,
  gaming_room: GAMING,
};

const words = (text: string) => text.replace(/[<>&]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const label = (text: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CELL.width}" height="${CELL.label}">` +
      `<text x="2" y="16" font-family="sans-serif" font-size="14" fill="#222">${words(text)}</text></svg>`,
  );

interface Order {
  readonly photo: Uint8Array;
  readonly name: string;
  readonly roomType: RoomType;
  readonly style: Style;
}

/** The staged picture at a cell's size, or null with the reason in the label. */
async function fillCell({ photo, name, roomType, style }: Order): Promise<{ text: string; picture: Buffer | null }> {
  const text = `${name}${roomType}, ${style}`;
  const preserve = { floor: false, walls: false, windows: false, ceiling: false };
  try {
    const { image } = await stage({ photo, roomType, style, creativity: 15, preserve, seed: 1 });
    const { width, height, data } = image;
    const picture = await sharp(data, { raw: { width, height, channels: 3 } })
      .resize(CELL.width, CELL.height, { fit: 'contain', background: '#fff' })
      .png()
      .toBuffer();
    return { text, picture };
  } catch (error) {
    return { text: `${text}: ${error instanceof Error ? error.message : String(error)}`, picture: null };
  }
}

/** Kinds of room in columns, styles in rows. */
async function renderedOrders(): Promise<Order[]> {
  const rooms = await Promise.all(
    ROOM_TYPES.map(async (roomType) => ({
      roomType,
      photo: await encodePng(await renderEmptyRoom(SPECS[roomType], { threads: 1 })),
    })),
  );
  return STYLES.flatMap((style) => rooms.map((room) => ({ ...room, name: '', style })));
}

async function photoOrders(): Promise<Order[]> {
  const files = await readdir(PHOTOS).catch(() => []);
  const photos = files.filter((file) => /\.(?:jpe?g|png|webp)$/i.test(file)).slice(0, PHOTO_COUNT);
  return Promise.all(
    photos.map(async (file, k) => ({
      // larger ones would be slow, and are shown small
      photo: await sharp(await readFile(join(PHOTOS, file)))
        .rotate()
        .resize(CELL.width * 2, CELL.width * 2, { fit: 'inside', withoutEnlargement: true })
        .png()
        .toBuffer(),
      name: `${file}: `,
      roomType: elementAt(PHOTO_ROOMS, k % PHOTO_ROOMS.length),
      style: elementAt(STYLES, k % STYLES.length),
    })),
  );
}

/** Makes the sheet; prints one line per picture. */
export async function writeSheet(file: string): Promise<void> {
  const orders = [...(await renderedOrders()), ...(await photoOrders())];
  const columns = ROOM_TYPES.length;
  const across = CELL.width + CELL.gap;
  const down = CELL.height + CELL.label + CELL.gap;
  const parts: OverlayOptions[] = [];
  for (const [k, order] of orders.entries()) {
    const { text, picture } = await fillCell(order);
    const left = CELL.gap + (k % columns) * across;
    const top = CELL.gap + Math.floor(k / columns) * down;
    parts.push({ input: label(text), left, top });
    if (picture) parts.push({ input: picture, left, top: top + CELL.label });
    console.log(`${k + 1} of ${orders.length}: ${text}`);
  }
  const sheet = sharp({
    create: {
      width: CELL.gap + columns * across,
      height: CELL.gap + Math.ceil(orders.length / columns) * down,
      channels: 3,
      background: '#fff',
    },
  }).composite(parts);
  await writeFile(file, await (/\.png$/i.test(file) ? sheet.png() : sheet.jpeg({ quality: 85 })).toBuffer());
  console.log(file);
}
