import type { Pixel, Room } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { decodePhoto } from '../photo/decode.js';
import { wallQuad } from '../room/boxOutline.js';
import { horizontalFieldOfView, project, wallPoint } from '../room/camera.js';
import { anglesOf } from '../room/rotation.js';
import { outlineOfRoom } from '../outline/outlineOfRoom.js';
import { readPhoto } from '../readPhoto.js';

const USAGE = 'Usage: npm run --silent room -- PHOTO...';

/** Reads each photo and prints one JSON line for it, in order; progress goes to stderr where that is a terminal. */
export async function roomCommand(args: string[]): Promise<void> {
  if (!args.length) throw new Error(`No photo was given. ${USAGE}`);
  const unknown = args.find((arg) => arg.startsWith('--'));
  if (unknown) throw new Error(`There is no option "${unknown}". ${USAGE}`);
  for (const [i, file] of args.entries()) {
    if (process.stderr.isTTY) process.stderr.write(`reading ${i + 1} of ${args.length}: ${file}\n`);
    process.stdout.write(`${JSON.stringify(await roomLine(file))}\n`);
  }
}

async function roomLine(file: string): Promise<object> {
  const before = process.cpuUsage();
  try {
    const room = await readPhoto(await decodePhoto(file));
    const { user, system } = process.cpuUsage(before);
    return {
      file,
      ...describeRoom(room),
      cpuMs: Math.round((user + system) / 1000),
    };
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
    warnings: room.warnings,
    outline: outlineOfRoom(room),
  };
}

function openingQuads(room: Room, kind: Room['openings'][number]['kind']): Pixel[][] {
  return room.openings
    .filter((opening) => opening.kind === kind)
    .flatMap((opening) => {
      const corner = (along: number, y: number) =>
        project(room.camera, wallPoint(opening.wall, room.walls[opening.wall].at, along, y));
      const { from, to, bottom, top } = opening;
      const quad = [corner(from, top), corner(to, top), corner(to, bottom), corner(from, bottom)];
      const seen = quad.filter((pixel) => pixel !== null);
      return seen.length === 4 ? [seen.map(rounded)] : [];
    });
}

const tenth = (value: number): number => Math.round(value * 10) / 10;
const hundredth = (value: number): number => Math.round(value * 100) / 100;
const rounded = ([x, y]: Pixel): Pixel => [tenth(x), tenth(y)];
