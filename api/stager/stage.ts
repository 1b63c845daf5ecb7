import sharp from 'sharp';
import { runWithYields } from './runWithYields.js';
import { composePhoto } from './compose/composite.js';
import { mapPieces } from './compose/pieceMap.js';
import {
  StageRefusal,
  type Plan,
  type Raster,
  type Room,
  type StageOptions,
  type StageRequest,
  type StageResult,
} from './contract.js';
import { arrangeInSteps } from './design/arrange.js';
import { editPlanInSteps } from './design/edits/editPlan.js';
import { buildInSteps } from './furniture/catalogue/build.js';
import { boundsOf } from './design/scene/footprint.js';
import { isShown } from './design/scene/view.js';
import { KINDS } from './kinds.js';
import { noteWarnings } from './design/notes/noteWords.js';
import { decodePhoto } from './photo/decode.js';
import { createWorkerPool, type WorkerPool } from './render/workerPool.js';
import type { PieceScene } from './mesh/mesh.js';
import { renderScene, type Layer, type RenderOptions } from './render/renderScene.js';
import type { RoomLighting } from './light/roomLights.js';
import { readOutlined } from './outline/readOutlined.js';
import { readPhoto } from './readPhoto.js';
import { writeReport } from './report.js';
import { checkRequest } from './request.js';
import { refusalOf } from './room/refusal.js';
import { shareFurniture, type Shared } from './sameRoom/shareFurniture.js';

/** Shares of the whole request at which its steps end. */
const DONE = { reading: 0.1, arranging: 0.13, rendering: 0.93 } as const;

async function findRoom(photo: Raster, given: StageRequest, signal?: AbortSignal): Promise<Room> {
  if (given.room) return roomOfPhoto(given.room, photo);
  const { outline } = given;
  const room = await (outline ? readOutlined(photo, outline, { signal }) : readPhoto(photo, { signal }));
  const refusal = refusalOf(room);
  if (refusal) throw refusal;
  return room;
}

function roomOfPhoto(given: Room, photo: Raster): Room {
  if (given.width === photo.width && given.height === photo.height) return given;
  const sizes = `${given.width} x ${given.height} pixels, the photo ${photo.width} x ${photo.height}`;
  throw new StageRefusal('invalid_request', `The room's outline was made for another picture: it has ${sizes}.`);
}

interface Read {
  readonly room: Room;
  readonly signal: AbortSignal | undefined;
}

async function planFor(request: StageRequest, { room, signal }: Read): Promise<Plan> {
  const { plan, edits, preserve, notes, motifs } = request;
  const ordered = { preserve, notes, motifs };
  if (!plan) return runWithYields(arrangeInSteps({ ...request, room }), signal);
  return edits ? runWithYields(editPlanInSteps(room, plan, edits, ordered), signal) : plan;
}

const sharedIn = (room: Room, { shared }: StageRequest): Shared =>
  shared === undefined ? { room, plan: null, warnings: [] } : shareFurniture(room, shared);

/** Without the pieces outside the picture, as of a room that several photos show: they cost time and show nothing. */
const shownOf = (plan: Plan, room: Room): Plan => ({
  ...plan,
  pieces: plan.pieces.filter((piece) => isShown(room, piece)),
});

/** The photo at the size of a coarse layer. */
async function shrinkPhoto(photo: Raster, { width, height }: Layer): Promise<Raster> {
  const { data } = await sharp(photo.data, {
    raw: { width: photo.width, height: photo.height, channels: 3 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

interface Clock {
  /** wall milliseconds per step */
  readonly timings: Record<string, number>;
  /** CPU milliseconds of all threads per step */
  readonly cpuTimings: Record<string, number>;
  lap(step: string): void;
  cpuMs(): number;
}

function startClock(): Clock {
  const start = process.cpuUsage();
  const cpuMs = () => {
    const { user, system } = process.cpuUsage(start);
    return Math.round((user + system) / 1000);
  };
  const timings: Record<string, number> = {};
  const cpuTimings: Record<string, number> = {};
  let last = performance.now();
  let lastCpu = 0;
  return {
    timings,
    cpuTimings,
    lap(step) {
      const now = performance.now();
      const cpu = cpuMs();
      timings[step] = Math.round(now - last);
      cpuTimings[step] = cpu - lastCpu;
      last = now;
      lastCpu = cpu;
    },
    cpuMs,
  };
}

interface Order {
  readonly photo: Raster;
  readonly room: Room;
  readonly lighting: Promise<RoomLighting>;
  readonly plan: Plan;
  readonly pool: WorkerPool;
}

async function renderFurniture(
  { photo, room, lighting, plan, pool }: Order,
  { signal, onProgress }: StageOptions,
  onStep: RenderOptions['onStep'],
): Promise<{ layer: Layer; scene: PieceScene }> {
  const scene = await runWithYields(buildInSteps(plan), signal);
  const solid = plan.pieces.filter(({ kind }) => !KINDS[kind].isAiry).map(boundsOf);
  const request = { photo, room, lighting, scene, furniture: plan.pieces.map(boundsOf), solid };
  if (!onProgress) return { scene, layer: await renderScene(request, { pool, signal, onStep }) };
  let share: number = DONE.arranging;
  const layer = await renderScene(request, {
    pool,
    signal,
    onStep,
    onShare(part) {
      share = DONE.arranging + (DONE.rendering - DONE.arranging) * part;
      onProgress({ share, step: 'rendering' });
    },
    // composites while the next pass is traced
    async onLook(layer) {
      const { image } = await composePhoto(await shrinkPhoto(photo, layer), layer, { signal, coarse: true });
      onProgress({ share, step: 'rendering', preview: image });
    },
  });
  return { scene, layer };
}

/**
 * Furnishes the photo of an empty room: reads the room, arranges furniture by the rules of its type and style,
 * path-traces it into the photo, and counts the pixels that are unchanged. The same request gives the same bytes.
 * @throws {StageRefusal} where the photo or the request cannot be staged, with a sentence that says what to do;
 *   the signal's reason, once it is aborted
 */
export async function stage(request: StageRequest, options: StageOptions = {}): Promise<StageResult> {
  options.signal?.throwIfAborted();
  checkRequest(request);
  // the workers start while the photo is read
  const pool = createWorkerPool({ signal: options.signal });
  try {
    return await stageWith(pool, request, options);
  } finally {
    await pool.close();
  }
}

async function stageWith(pool: WorkerPool, request: StageRequest, options: StageOptions): Promise<StageResult> {
  const { signal, onProgress } = options;
  const clock = startClock();
  onProgress?.({ share: 0, step: 'reading' });
  const photo = await decodePhoto(request.photo);
  signal?.throwIfAborted();
  const read = await findRoom(photo, request, signal);
  const { room, plan: shared, warnings } = sharedIn(read, request);
  clock.lap('reading');
  signal?.throwIfAborted();
  onProgress?.({ share: DONE.reading, step: 'arranging' });
  // independent of the furniture, so that both are done at the same time
  const lighting = pool.readLight(photo, room);
  // the renderer awaits it; until then its rejection must not count as unhandled
  lighting.catch(() => undefined);
  const plan = shared ?? (await planFor(request, { room, signal }));
  const drawn = shownOf(plan, room);
  clock.lap('arranging');
  signal?.throwIfAborted();
  onProgress?.({ share: DONE.arranging, step: 'rendering' });
  const { scene, layer } = await renderFurniture({ photo, room, lighting, plan: drawn, pool }, options, clock.lap);
  onProgress?.({ share: DONE.rendering, step: 'finishing' });
  const composite = await composePhoto(photo, layer, { signal });
  const { mask } = composite;
  const pieces = await runWithYields(mapPieces({ ...scene, camera: room.camera, photo, mask }), signal);
  clock.lap('finishing');
  const report = writeReport({
    plan: drawn,
    room,
    composite,
    warnings: [...room.warnings, ...warnings, ...noteWarnings(plan.notes)],
    timings: clock.timings,
    cpuTimings: clock.cpuTimings,
    cpuMs: clock.cpuMs(),
  });
  onProgress?.({ share: 1, step: 'finishing' });
  return { image: composite.image, mask, pieces, plan, room, report };
}
