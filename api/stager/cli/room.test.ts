import { access, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawRoom } from '../room/testing/drawRoom.js';
import type { Room } from '../contract.js';
import { readPhoto } from '../readPhoto.js';
import { drawing } from './drawReading.js';
import { describeRoom, roomCommand } from './room.js';

const spec = {
  width: 900,
  height: 600,
  fieldOfView: 75,
  yaw: 0.05,
  pitch: 0,
  eye: 1.3,
  left: -2,
  right: 2.3,
  back: -4.6,
  ceiling: 2.6,
};

describe('the room command', () => {
  let folder: string;
  let photo: string;
  let junk: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'room-'));
    photo = join(folder, 'room.png');
    junk = join(folder, 'junk.jpg');
    const { data, width, height } = drawRoom(spec);
    await sharp(data, { raw: { width, height, channels: 3 } })
      .png()
      .toFile(photo);
    await writeFile(junk, 'no picture');
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function linesOf(...args: string[]): Promise<Record<string, unknown>[]> {
    const written: string[] = [];
    const spy = vi.spyOn(process.stdout, 'write').mockImplementation((text) => written.push(String(text)) > 0);
    try {
      await roomCommand(args);
    } finally {
      spy.mockRestore();
    }
    return written
      .join('')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
  }

  it('prints one line per photo in order, and goes on after one that cannot be read', async () => {
    const [first, second, third] = await linesOf(junk, photo, join(folder, 'missing.jpg'));
    expect(first).toMatchObject({ file: junk, error: expect.stringContaining('JPEG') });
    expect(second).toMatchObject({ file: photo, width: 900, height: 600 });
    expect(third).toMatchObject({ error: expect.any(String) });
  });

  it('prints angles in degrees, lengths in metres and corners in pixels', async () => {
    const [room] = await linesOf(photo);
    const { camera, size, walls, cpuMs } = room as {
      camera: Record<string, number>;
      size: Record<string, number>;
      walls: { side: string; quad: number[][] }[];
      cpuMs: number;
    };
    expect(Math.abs(camera.hfov - 75)).toBeLessThan(8);
    expect(Math.abs(camera.yaw - 2.9)).toBeLessThan(1.5);
    expect(Math.abs(camera.height - 1.3)).toBeLessThan(0.12);
    expect(Math.abs(size.width - 4.3)).toBeLessThan(0.4);
    expect(walls.map(({ side }) => side)).toEqual(['back', 'left', 'right']);
    expect(walls[0].quad).toHaveLength(4);
    expect(cpuMs).toBeGreaterThan(0);
  });

  it('says how it is used where no photo is given', async () => {
    await expect(roomCommand([])).rejects.toThrow(/No photo was given\. Usage: .*PHOTO/);
  });

  it('draws what it read over the photo, at its size', async () => {
    const out = join(folder, 'drawn.png');
    const [room] = await linesOf(photo, '--draw', out);
    expect(room).toMatchObject({ file: photo, width: 900, height: 600 });
    const { data, info } = await sharp(out).removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect([info.width, info.height]).toEqual([900, 600]);
    const before = await sharp(photo).removeAlpha().raw().toBuffer();
    expect(data.equals(before)).toBe(false);
  });

  it('says what is wrong with --draw, and writes nothing', async () => {
    await expect(roomCommand([photo, '--draw', 'out.jpg'])).rejects.toThrow(/"out.jpg".*ends in \.png/);
    await expect(roomCommand([photo, junk, '--draw', 'out.png'])).rejects.toThrow(/one photo at a time: .*junk/);
    await expect(roomCommand([photo, '--draw'])).rejects.toThrow(/--draw.*Usage/s);
    await expect(roomCommand([photo, '--drawn', 'out.png'])).rejects.toThrow(/--drawn.*Usage/s);
    const out = join(folder, 'none.png');
    const [line] = await linesOf(junk, '--draw', out);
    expect(line).toHaveProperty('error');
    await expect(access(out)).rejects.toThrow(/ENOENT/);
  });

  describe('of a room in which much was seen', () => {
    let seen: Room;
    beforeAll(async () => {
      const { data, width, height } = drawRoom(spec);
      seen = {
        ...(await readPhoto({ data, width, height })),
        things: [{ x: 0.5, z: -3, width: 0.5, depth: 0.4, height: 0.9, certainty: 0.8 }],
        fixtures: [{ wall: 'back', kind: 'plate', from: -1, to: -0.92, bottom: 1.1, top: 1.18, certainty: 0.7 }],
        lamps: [
          { kind: 'hanging', x: 0, z: -3, radius: 0.3, bottom: 2, certainty: 0.6 },
          { kind: 'flat', x: 1, z: -3, radius: 0.05, bottom: 2.6, certainty: 0.4 },
        ],
        watermarks: [
          {
            outline: [
              [10, 500],
              [90, 500],
              [90, 540],
            ],
            certainty: 0.9,
          },
        ],
      };
    });

    it('prints each with its kind, its certainty and its outline in the picture', () => {
      const { things, fixtures, lamps, watermarks } = describeRoom(seen);
      const where = ([{ outline }]: readonly { readonly outline: readonly (readonly [number, number])[] }[]) => {
        const mean = (axis: 0 | 1) => outline.reduce((sum, pixel) => sum + pixel[axis], 0) / outline.length;
        return [mean(0), mean(1)];
      };
      expect(fixtures).toEqual([expect.objectContaining({ kind: 'plate', certainty: 0.7 })]);
      expect(lamps.map(({ kind }) => kind)).toEqual(['hanging', 'flat']);
      expect(lamps[0].outline).toHaveLength(4);
      expect(watermarks[0].outline[1]).toEqual([90, 500]);
      // the thing is right of the middle below the horizon, the plate left of it, the lamp above
      expect(where(things)[0]).toBeGreaterThan(450);
      expect(where(things)[1]).toBeGreaterThan(300);
      expect(where(fixtures)[0]).toBeLessThan(450);
      expect(where(lamps)[1]).toBeLessThan(250);
    });

    it('draws each with its name; what it does not believe is dashed', () => {
      const svg = drawing(seen);
      for (const name of ['thing 0.80', 'plate 0.70', 'hanging lamp 0.60', 'flat lamp 0.40', 'watermark 0.90'])
        expect(svg).toContain(`>${name}<`);
      // each opacity of its own would take a layer of the whole picture: minutes where it has 12 megapixels
      expect(svg).toContain(' fill-opacity="');
      expect(svg).not.toMatch(/ opacity=/);
      const bare = drawing({ ...seen, openings: [], things: [], fixtures: [], watermarks: [] });
      expect(bare.match(/stroke-dasharray/g)).toHaveLength(1);
    });
  });
});
