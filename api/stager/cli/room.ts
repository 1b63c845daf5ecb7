import { parseArgs } from 'node:util';
import type { Opening, Pixel, Room } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { onWallQuad, wallQuad } from '../room/box/boxOutline.js';
import { horizontalFieldOfView } from '../../shared/geometry/camera.js';
import { anglesOf } from '../../shared/geometry/roomAxes.js';
import { outlineOfRoom } from '../outline/outlineOfRoom.js';
import { readPhoto } from '../readPhoto.js';
import { drawReading } from './drawReading.js';
import { lampQuad, thingOutline } from './seenOutlines.js';
import { writeWhole } from './writeWhole.js';

const USAGE = `Usage: npm run --silent room -- PHOTO...
       npm run --silent room -- PHOTO --draw OUT.png   draws over the photo what was read in it`;

/**
 * Reads each photo and prints one JSON line for it, in order; progress goes to stderr where that is a terminal.
 * @throws {Error} that says what is wrong with the call, or why the picture could not be written
 */
export async function roomCommand(args: string[]): Promise<void> {
  const { photos, draw } = argumentsOf(args);
  for (const [i, file] of photos.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`reading ${i + 1} of ${photos.length}: ${file}\n`);
    process.stdout.write(`${JSON.stringify(await roomLine(file, draw))}\n`);
  }
}

interface RoomArguments {
  readonly photos: readonly string[];
  /** a PNG file */
  readonly draw: string | undefined;
}

function argumentsOf(args: string[]): RoomArguments {
  const { values, positionals: photos } = parse(args);
  const { draw } = values;
  if (!photos.length) throw new Error(`No photo was given. ${USAGE}`);
  if (draw === undefined) return { photos, draw };
  if (!draw.toLowerCase().endsWith('.png')) throw new Error(`--draw is "${draw}", expected a file that ends in .png.`);
  if (photos.length > 1) throw new Error(`--draw takes one photo at a time: "${photos[1]}" is one too many.`);
  return { photos, draw };
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options: { draw: { type: 'string' } }, allowPositionals: true });
  } catch (error) {
    throw new Error(`${error instanceof Error ? error.message : String(error)}. ${USAGE}`, { cause: error });
  }
}

async function roomLine(file: string, draw: string | undefined): Promise<object> {
  const before = process.cpuUsage();
  const read = await readFrom(file);
  if ('error' in read) return read;
  const { user, system } = process.cpuUsage(before);
  if (draw !== undefined) await writeWhole(draw, await drawReading(read.photo, read.room));
  return {
    file,
    ...describeRoom(read.room),
    cpuMs: Math.round((user + system) / 1000),
  };
}

async function readFrom(file: string) {
  try {
    const photo = await decodePhoto(file);
    return { photo, room: await readPhoto(photo) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { file, error: message, ...(error instanceof StageRefusal && { code: error.code }) };
  }
}

/** The room as the command prints it: outlines in photo pixels, angles in degrees, lengths in metres. */
export function describeRoom(room: Room) {
  const { camera, walls } = room;
  const sides = (['back', 'left', 'right'] as const).filter((side) => walls[side].seen);
  return {
    width: room.width,
    height: room.height,
    floor: room.floorOutline.map(rounded),
    ceiling: room.ceilingOutline?.map(rounded) ?? null,
    walls: sides.flatMap((side) => {
      const quad = wallQuad(room, side);
      return quad ? [{ side, quad: quad.map(rounded) }] : [];
    }),
    windows: openingQuads(room, 'window'),
    doors: openingQuads(room, 'door'),
    fireplaces: openingQuads(room, 'fireplace'),
    obstacles: openingQuads(room, 'obstacle'),
    things: room.things.flatMap((thing) => seen(thing, thingOutline(room, thing))),
    fixtures: room.fixtures.flatMap((fixture) => seen(fixture, onWallQuad(room, fixture))),
    lamps: room.lamps.flatMap((lamp) => seen(lamp, lampQuad(room, lamp))),
    watermarks: room.watermarks.flatMap((mark) => seen(mark, mark.outline)),
    camera: {
      hfov: tenth(horizontalFieldOfView(camera, room.width)),
      ...anglesOf(camera.rotation),
      height: hundredth(camera.height),
    },
    size: {
      width: hundredth(room.right - room.left),
      depth: hundredth(room.front - room.back),
      height: hundredth(room.ceilingHeight),
    },
    light: room.light,
    explained: hundredth(room.explained),
    confidence: hundredth(room.confidence),
    ...(room.scaleCertainty !== undefined && { scaleCertainty: hundredth(room.scaleCertainty) }),
    warnings: room.warnings,
    outline: outlineOfRoom(room),
  };
}

function openingQuads(room: Room, kind: Opening['kind']): Pixel[][] {
  return room.openings
    .filter((opening) => opening.kind === kind)
    .flatMap((opening) => {
      const quad = onWallQuad(room, opening);
      return quad ? [quad.map(rounded)] : [];
    });
}

/** What was read, in metres, with its outline in photo pixels; nothing where it lies behind the camera. */
function seen<T extends { readonly certainty: number }>(what: T, outline: readonly Pixel[] | null) {
  if (!outline) return [];
  return [{ ...mapNumbers(what), outline: outline.map(rounded) }];
}

/** The same with its numbers rounded to hundredths. */
const mapNumbers = <T extends object>(what: T): T =>
  Object.fromEntries(
    Object.entries(what).map(([key, value]) => [key, typeof value === 'number' ? hundredth(value) : value]),
  ) as T;

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const rounded = ([x, y]: Pixel): Pixel => [tenth(x), tenth(y)];
