import { beforeAll, expect, test } from 'vitest';
import { composePhoto } from '../compose/composite.js';
import type { Opening, Raster, Vec3 } from '../contract.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import type { Mesh, Scene } from '../mesh/mesh.js';
import type { Layer } from './layer.js';
import { renderScene } from './renderScene.js';
import type { RenderRequest } from './scenePlan.js';
import type { Bounds } from '../room/camera/renderView.js';

const [WIDTH, HEIGHT] = [240, 160];

const WINDOW: Opening = {
  wall: 'left',
  kind: 'window',
  from: -3,
  to: -1,
  bottom: 0.8,
  top: 2.2,
  certainty: 1,
  glow: 0.9,
};

/** A grey photo with the noise of a camera. */
function photoOf(width: number, height: number): Raster {
  const data = Uint8Array.from({ length: width * height * 3 }, (_, k) => 150 + ((k * 2654435761) % 7));
  return { width, height, data };
}

/** A box between two corners. */
function block([x0, y0, z0, x1, y1, z1]: Bounds): Scene {
  const mesh: Mesh = { position: [], normal: [], uv: [], index: [], material: [] };
  const quad = (corners: readonly Vec3[], normal: Vec3) => {
    const first = mesh.position.length / 3;
    for (const corner of corners) {
      mesh.position.push(...corner);
      mesh.normal.push(...normal);
      mesh.uv.push(corner[0], corner[1]);
    }
    mesh.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    mesh.material.push(0, 0);
  };
  quad(
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [0, 1, 0],
  );
  quad(
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [0, 0, 1],
  );
  quad(
    [
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
      [x0, y1, z0],
    ],
    [-1, 0, 0],
  );
  quad(
    [
      [x1, y0, z0],
      [x1, y0, z1],
      [x1, y1, z1],
      [x1, y1, z0],
    ],
    [1, 0, 0],
  );
  return { mesh, materials: [{ texture: 'plain', colour: [0.4, 0.1, 0.05], roughness: 0.8, f0: 0.04 }] };
}

const BOUNDS: Bounds = [-0.5, 0, -4.2, 0.5, 0.7, -3.6];

function requestOf(width = WIDTH, height = HEIGHT): RenderRequest {
  return {
    photo: photoOf(width, height),
    room: frontalRoom(width, height, { openings: [WINDOW] }),
    scene: block(BOUNDS),
    furniture: [BOUNDS],
    solid: [BOUNDS],
  };
}

const request = requestOf();
let layer: Layer;
beforeAll(async () => {
  layer = await renderScene(request, { threads: 2 });
});

test('renders the same layer on any number of threads, with and without previews', async () => {
  let looks = 0;
  const other = await renderScene(request, {
    threads: 3,
    async onLook() {
      looks++;
    },
  });
  expect(looks).toBe(2);
  expect(other.colour).toEqual(layer.colour);
  expect(other.coverage).toEqual(layer.coverage);
  expect(other.ratio).toEqual(layer.ratio);
});

test('renders the same preview on any number of threads', async () => {
  const looksOn = async (threads: number) => {
    const looks: Float32Array[] = [];
    await renderScene(request, {
      threads,
      // its memory is reused later
      async onLook({ colour, coverage, ratio }) {
        looks.push(colour.slice(), coverage.slice(), ratio.slice());
      },
    });
    return looks;
  };
  const looks = await looksOn(1);
  expect(looks).toHaveLength(6);
  expect(looks[1].some((share) => share === 1)).toBe(true);
  expect(await looksOn(3)).toEqual(looks);
});

test('leaves the photo untouched exactly where the mask is 0, and sets it to 0 far from the furniture', async () => {
  const { image, mask } = await composePhoto(request.photo, layer);
  const { data } = request.photo;
  const wrong = mask.findIndex((value, k) => {
    const same = [0, 1, 2].every((c) => image.data[k * 3 + c] === data[k * 3 + c]);
    return (value === 0) !== same;
  });
  expect(wrong).toBe(-1);
  expect(mask.slice(0, WIDTH * 20).every((value) => value === 0)).toBe(true);
  const changed = mask.filter((value) => value === 255).length / mask.length;
  expect(changed).toBeGreaterThan(0.02);
  expect(changed).toBeLessThan(0.4);
});

test('renders the block in its colour and with its shadow', async () => {
  const { image } = await composePhoto(request.photo, layer);
  const rowOf = (y: number, z: number) => Math.round(HEIGHT * 0.4 + (WIDTH * 0.6 * (1.3 - y)) / z);
  const [red, , blue] = image.data.subarray((rowOf(0.35, 3.6) * WIDTH + 120) * 3);
  expect(red).toBeGreaterThan(blue * 1.5);
  const row = rowOf(0, 3.5) * WIDTH;
  const darker = Array.from({ length: 40 }, (_, k) => {
    const foot = (row + 100 + k) * 3;
    return request.photo.data[foot] - image.data[foot];
  });
  expect(darker.reduce((sum, each) => sum + each, 0) / darker.length).toBeGreaterThan(1);
});

/** Pale slats, thinner than a pixel, before the dark inside of a shelf that is open to the camera. */
function slats(): Scene {
  const mesh: Mesh = { position: [], normal: [], uv: [], index: [], material: [] };
  const quad = (corners: readonly Vec3[], normal: Vec3, material: number) => {
    const first = mesh.position.length / 3;
    for (const corner of corners) mesh.position.push(...corner);
    for (let corner = 0; corner < 4; corner++) mesh.normal.push(...normal);
    mesh.uv.push(0, 0, 1, 0, 1, 1, 0, 1);
    mesh.index.push(first, first + 1, first + 2, first, first + 2, first + 3);
    mesh.material.push(material, material);
  };
  const [back, front] = [-4.4, -3];
  const level = (y: number) => [
    [-1, y, back] as const,
    [1, y, back] as const,
    [1, y, front] as const,
    [-1, y, front] as const,
  ];
  const side = (x: number) => [
    [x, 0, back] as const,
    [x, 0, front] as const,
    [x, 1, front] as const,
    [x, 1, back] as const,
  ];
  for (const y of [0.01, 1]) quad(level(y), [0, 1, 0], 0);
  for (const x of [-1, 1]) quad(side(x), [-x, 0, 0], 0);
  quad(
    [
      [-1, 0, back],
      [1, 0, back],
      [1, 1, back],
      [-1, 1, back],
    ],
    [0, 0, 1],
    0,
  );
  for (let y = 0.2; y < 0.8; y += 0.02) {
    const z = front + 0.01;
    quad(
      [
        [-0.9, y, z],
        [0.9, y, z],
        [0.9, y + 0.006, z],
        [-0.9, y + 0.006, z],
      ],
      [0, 0, 1],
      1,
    );
  }
  const plain = { texture: 'plain', roughness: 1, f0: 0 } as const;
  return {
    mesh,
    materials: [
      { ...plain, colour: [0.02, 0.02, 0.02] },
      { ...plain, colour: [0.75, 0.75, 0.75] },
    ],
  };
}

test('pale slats that are thinner than a pixel are as bright as from close by', async () => {
  const meanOn = async (width: number, height: number) => {
    const { colour } = await renderScene({ ...requestOf(width, height), scene: slats() }, { threads: 2 });
    const columnOf = (x: number) => Math.round(width / 2 + (width * 0.6 * x) / 2.99);
    const rowOf = (y: number) => Math.round(height * 0.4 + (width * 0.6 * (1.3 - y)) / 2.99);
    let [sum, count] = [0, 0];
    for (let y = rowOf(0.7); y < rowOf(0.3); y++) {
      for (let x = columnOf(-0.6); x < columnOf(0.6); x++, count++) sum += colour[(y * width + x) * 3 + 1];
    }
    return sum / count;
  };
  const share = (await meanOn(WIDTH, HEIGHT)) / (await meanOn(WIDTH * 4, HEIGHT * 4));
  // light is developed by the mean depth of a pixel, which is uncertain by a fifth here
  expect(share).toBeGreaterThan(0.9);
  expect(share).toBeLessThan(1.3);
});

test('keeps the own pixels of a photo that is larger than the rendering outside of the furniture', async () => {
  const large = photoOf(WIDTH * 3, HEIGHT * 3);
  const { image, mask } = await composePhoto(large, layer);
  expect(image.width).toBe(WIDTH * 3);
  const differing = mask.findIndex((value, k) => value === 0 && image.data[k * 3] !== large.data[k * 3]);
  expect(differing).toBe(-1);
  expect(mask.some((value) => value === 255)).toBe(true);
});

/** Share of the rendering at which a long pass is running. */
const AMID = 0.09;
/** CPU time that may be spent after the abort: a tenth of a second on each of two threads. */
const MOST_AFTERWARDS_MS = 200;

test('stops the rendering at once when it is aborted, and rejects with the signal’s reason', async () => {
  const controller = new AbortController();
  const reason = new Error('Changed my mind');
  let stopped: NodeJS.CpuUsage | undefined;
  // fills most of the picture, so that the rest of the pass would take seconds
  const large = { ...requestOf(1536, 1024), scene: block([-2.2, 0, -3.5, 2.2, 2.2, -2]) };
  const rendering = renderScene(large, {
    threads: 2,
    signal: controller.signal,
    onShare(share) {
      if (share < AMID || stopped) return;
      stopped = process.cpuUsage();
      controller.abort(reason);
    },
  });
  await expect(rendering).rejects.toBe(reason);
  // of all threads, so that other load does not matter: a pass would take several times as much
  const { user, system } = process.cpuUsage(stopped);
  expect((user + system) / 1000).toBeLessThan(MOST_AFTERWARDS_MS);
});
