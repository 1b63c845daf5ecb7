import sharp from 'sharp';
import { beforeAll, expect, test, vi } from 'vitest';
import type { Pictured } from './check/furnished.js';
import type { Piece, Plan, Room, StageProgress, StageRequest, StageResult } from './contract.js';
import { stage } from './stage.js';
import type { Steps } from './steps.js';
import { frontalRoom } from './testing/frontalRoom.js';

const [WIDTH, HEIGHT] = [480, 320];

const ROOM: Room = frontalRoom(WIDTH, HEIGHT, {
  floorOutline: [
    [0, 320],
    [0, 278],
    [96, 203],
    [384, 203],
    [480, 278],
    [480, 320],
  ],
  ceilingOutline: [
    [0, 0],
    [96, 53],
    [384, 53],
    [480, 0],
  ],
  light: { from: 'even', walls: 0.5, floor: 0.4, tint: [1, 1, 1] },
});

const piece = (kind: Piece['kind'], size: readonly [number, number, number], z: number): Piece => ({
  id: `${kind}-1`,
  kind,
  width: size[0],
  depth: size[1],
  height: size[2],
  x: 0,
  z,
  y: 0,
  angle: 0,
  seed: 3,
});

const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  pieces: [piece('sofa', [2, 0.9, 0.8], -4.4), piece('coffee table', [1, 0.6, 0.4], -3.2)],
  notes: [{ text: 'a piano', outcome: 'not_understood' }],
};

async function greyPhoto(): Promise<Buffer> {
  const data = Uint8Array.from({ length: WIDTH * HEIGHT * 3 }, (_, k) => 160 + ((k * 2654435761) % 7));
  return sharp(data, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .png()
    .toBuffer();
}

const bare = { floor: false, walls: false, windows: false, ceiling: false };
let request: StageRequest;
let result: StageResult;

beforeAll(async () => {
  const photo = await greyPhoto();
  request = {
    photo,
    roomType: 'living_room',
    style: 'modern',
    creativity: 15,
    preserve: bare,
    seed: 1,
    room: ROOM,
    plan: PLAN,
  };
  result = await stage(request);
});

test('returns the same bytes for the same request, with and without a listener', async () => {
  const seen: StageProgress[] = [];
  const again = await stage(request, { onProgress: (progress) => seen.push(progress) });
  expect(Buffer.compare(again.image.data, result.image.data)).toBe(0);
  expect(Buffer.compare(again.mask, result.mask)).toBe(0);
  expect(seen.map(({ share }) => share)).toEqual(seen.map(({ share }) => share).toSorted((a, b) => a - b));
  // the first preview is fast rather than large
  expect(seen.flatMap(({ preview }) => (preview ? [[preview.width, preview.height]] : []))).toEqual([
    [Math.ceil(WIDTH / 3), Math.ceil(HEIGHT / 3)],
    [WIDTH / 2, HEIGHT / 2],
  ]);
});

test('stages a given plan as it is, and reports it in metres and photo pixels', () => {
  const { report, plan } = result;
  expect(plan).toEqual(PLAN);
  expect(report.furniture.map(({ kind, size }) => [kind, ...size])).toEqual([
    ['sofa', 2, 0.9, 0.8],
    ['coffee table', 1, 0.6, 0.4],
  ]);
  // the table's front edge: 0.5 m to either side, 2.9 m away, 1.3 m below the camera
  expect(report.furniture[1].footprint).toContainEqual([289.7, 257.1]);
  expect(report.altText).toMatch(/^Added: a three-seat sofa, a coffee table; nothing removed\.$/);
  expect(report.warnings.map(({ code }) => code)).toContain('note_ignored');
});

test('counts unchanged pixels outside of the furniture and its shadow', () => {
  const { mask, report } = result;
  const changed = mask.filter((value) => value === 255).length;
  const counts = Object.values(report.preserved);
  expect(report.changedPixels).toBe(changed);
  // pixels equal to the photo's count, and of the changed ones those that neither furniture nor shadow explains
  const untouched = counts.reduce((sum, count) => sum + count.untouched, 0);
  const pixels = counts.reduce((sum, count) => sum + count.pixels, 0);
  expect(pixels).toBeLessThan(WIDTH * HEIGHT);
  expect(untouched).toBeLessThanOrEqual(WIDTH * HEIGHT - changed);
  expect(untouched / (WIDTH * HEIGHT - changed)).toBeGreaterThan(0.98);
  expect(untouched / pixels).toBeGreaterThan(0.9);
  expect(report.preserved.ceiling).toEqual({ pixels: expect.any(Number), untouched: report.preserved.ceiling.pixels });
});

test('each changed pixel names its piece, and no unchanged one does', () => {
  const { mask, pieces, report } = result;
  expect([pieces.width, pieces.height]).toEqual([WIDTH, HEIGHT]);
  expect([...pieces.data].every((value, k) => (value === 0) === (mask[k] === 0))).toBe(true);
  const [[x, y]] = report.furniture[1].footprint ?? [];
  expect(pieces.data[(Math.round(y) - 2) * WIDTH + Math.round(x) - 6]).toBe(2);
  expect(new Set(pieces.data)).toEqual(new Set([0, 1, 2]));
  expect(report.furniture.map(({ label }) => label)).toEqual(['three-seat sofa', 'coffee table']);
});

test.each([
  ['invalid_request', 'no style', { style: 'gothic' }],
  ['invalid_request', 'from 0 to 30', { creativity: 31 }],
  ['invalid_request', 'another picture', { room: { ...ROOM, width: 481 } }],
  ['not_a_picture', 'picture', { photo: Buffer.from('not a picture') }],
])('refuses a wrong request with %s and a sentence', async (code, sentence, change) => {
  const wrong = stage({ ...request, ...change } as StageRequest);
  await expect(wrong).rejects.toMatchObject({ name: 'StageRefusal', code, message: expect.stringContaining(sentence) });
});

test.each(['arranging', 'rendering', 'finishing'] as const)(
  'stops at once when it is aborted while %s',
  async (step) => {
    const controller = new AbortController();
    let stopped: NodeJS.CpuUsage | undefined;
    const steps: string[] = [];
    const running = stage(request, {
      signal: controller.signal,
      onProgress(progress) {
        steps.push(progress.step);
        if (progress.step !== step || stopped) return;
        stopped = process.cpuUsage();
        controller.abort(new Error('Aborted'));
      },
    });
    await expect(running).rejects.toThrow('Aborted');
    expect(steps.lastIndexOf(step)).toBe(steps.indexOf(step));
    expect(steps.at(-1)).toBe(step);
    // of what the whole request takes: a time of its own would not hold on a busy machine
    const { user, system } = process.cpuUsage(stopped);
    expect((user + system) / 1000).toBeLessThan(result.report.cpuMs / 4);
  },
);

test('does nothing if the request is aborted before it begins', async () => {
  await expect(stage(request, { signal: AbortSignal.abort(new Error('Aborted')) })).rejects.toThrow('Aborted');
});

test('stages a plan as a person changed it, and refuses in words what breaks a rule of the room', async () => {
  const edits = [{ act: 'remove', id: 'coffee table-1' }] as const;
  const changed = await stage({ ...request, edits });
  expect(changed.plan.pieces.map(({ id }) => id)).toEqual(['sofa-1']);
  const intoTheWall = [{ act: 'move', id: 'sofa-1', x: 2.4, z: -4.4 }] as const;
  await expect(stage({ ...request, edits: intoTheWall })).rejects.toMatchObject({
    code: 'invalid_request',
    message: expect.stringMatching(/reaches \d+ cm into the right wall\.$/),
  });
  const { plan: _plan, ...withoutPlan } = request;
  await expect(stage({ ...withoutPlan, edits })).rejects.toThrow('Edits change a plan: give the plan, too.');
});

/** Coffee tables spoil each picture: a real one of the engine has no such fault. */
function* pictureFaults({ plan }: Pictured): Steps<unknown[]> {
  yield;
  return plan.pieces
    .filter(({ kind }) => kind === 'coffee table')
    .map(({ id }) => ({ check: 'tone', pieces: [id], stops: true, message: 'Coffee table is burnt out.' }));
}

test('stages once more without what spoils the picture, with progress that only grows', async () => {
  // the modules are loaded anew for this test, and once more for those after it
  vi.resetModules();
  vi.doMock('./check/checkPicture.js', () => ({ pictureFaults }));
  const anew = await import('./stage.js');
  vi.doUnmock('./check/checkPicture.js');
  vi.resetModules();
  const seen: StageProgress[] = [];
  const { plan: _plan, ...withoutPlan } = request;
  const order = { ...withoutPlan, notes: 'a coffee table' };
  const { plan, report } = await anew.stage(order, { onProgress: (progress) => seen.push(progress) });

  expect(plan.pieces.map(({ kind }) => kind)).not.toContain('coffee table');
  expect(plan.pieces[0].kind).toBe('sofa');
  expect(report.furniture).toHaveLength(plan.pieces.length);
  expect(report.findings).toContainEqual(expect.objectContaining({ check: 'tone', outcome: 'left_out' }));
  expect(plan.notes).toEqual([expect.objectContaining({ outcome: 'counted_otherwise', placed: 0 })]);
  // the looks are those of the first picture: one from the second would be coarser than what was shown already
  expect(seen.filter(({ preview }) => preview)).toHaveLength(2);
  const shares = seen.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.filter((share) => share > 0.93 && share < 0.98).length).toBeGreaterThan(1);
});
