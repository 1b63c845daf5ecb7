import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { drawRoom } from '../room/testing/drawRoom.js';
import { roomCommand } from './room.js';

const drawing = {
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
    const { data, width, height } = drawRoom(drawing);
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
});
