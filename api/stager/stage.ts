import { runWithYields } from './runWithYields.js';
import { composePhoto } from './compose/composite.js';
import { drawPieces, mapPieces } from './compose/pieceMap.js';
import { shareReached } from './compose/reach.js';
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
import { reachWhole } from './design/edits/planEdit.js';
import { pictureFaults } from './check/checkPicture.js';
import { soundPicture } from './check/soundPicture.js';
import { judgePlan, soundPlan, type Checked } from './check/soundPlan.js';
import { isShown } from './design/scene/view.js';
import { furnish, furnishAnew, type Before, type FurnishOptions } from './furnish.js';
import { readNotes } from './design/notes/notes.js';
import { noteWarnings, outcomesOf } from './design/notes/noteWords.js';
import { decodePhoto } from './photo/decode.js';
import { recallLight } from './light/recallLight.js';
import { createWorkerPool, type WorkerPool } from './render/workerPool.js';
import { readOutlined } from './outline/readOutlined.js';
import { readPhoto } from './readPhoto.js';
import { writeReport } from './report.js';
import { checkRequest } from './request.js';
import { refusalOf } from './room/refusal.js';
import { shareFurniture, type Shared } from './sameRoom/shareFurniture.js';

/** Shares of the whole request at which its steps end; a picture that has to be rendered again stays near the end. */
const DONE = { reading: 0.1, arranging: 0.13, rendering: 0.93, again: 0.98 } as const;

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

/** How often another arrangement is tried, where the main piece of the one before cannot be placed rightly. */
const ARRANGEMENTS = 3;

/** A checked plan; `isGiven`: by a person or for another photo, so that nothing of it is left out. */
interface Ready extends Checked {
  readonly isGiven: boolean;
}

/** The plan without what its checks find wrong; a given one is judged as it is. */
async function checkedPlan(request: StageRequest, shared: Plan | null, { room, signal }: Read): Promise<Ready> {
  const given = shared ?? (request.plan ? await planFor(request, { room, signal }) : null);
  if (given) {
    const judged = await runWithYields(judgePlan(room, shownOf(given, room)), signal);
    return { ...judged, plan: given, isGiven: true };
  }
  for (let again = 0; ; again++) {
    const plan = await planFor({ ...request, seed: request.seed + again }, { room, signal });
    try {
      const sound = await runWithYields(soundPlan(room, { ...plan, seed: request.seed }), signal);
      const isWhole = shownOf(sound.plan, room).pieces.length === sound.plan.pieces.length;
      return { ...sound, scene: isWhole ? sound.scene : null, plan: withOutcomes(sound.plan, request), isGiven: false };
    } catch (error) {
      if (!(error instanceof StageRefusal) || again + 1 === ARRANGEMENTS) throw error;
    }
  }
}

/** Notes on what is in the plan: a piece that was asked for may have been left out. */
const withOutcomes = (plan: Plan, { notes, roomType }: StageRequest): Plan => ({
  ...plan,
  notes: outcomesOf(readNotes(notes, roomType).phrases, plan.pieces),
});

const sharedIn = (room: Room, { shared }: StageRequest): Shared =>
  shared === undefined ? { room, plan: null, warnings: [] } : shareFurniture(room, shared);

/** Without the pieces outside the picture, as of a room that several photos show: they cost time and show nothing. */
const shownOf = (plan: Plan, room: Room): Plan => ({
  ...plan,
  pieces: plan.pieces.filter((piece) => isShown(room, piece)),
});

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
      // a picture that is made twice takes its steps twice
      timings[step] = (timings[step] ?? 0) + Math.round(now - last);
      cpuTimings[step] = (cpuTimings[step] ?? 0) + cpu - lastCpu;
      last = now;
      lastCpu = cpu;
    },
    cpuMs,
  };
}

/** The picture before the edits, if the request has one of which something stays. */
async function beforeOf({ before, plan, edits }: StageRequest, { width, height }: Raster): Promise<Before | null> {
  if (before === undefined || !plan || (edits && reachWhole(edits))) return null;
  const picture = await decodePhoto(before);
  if (picture.width === width && picture.height === height) return { picture, plan };
  const sizes = `${picture.width} x ${picture.height} pixels, the photo ${width} x ${height}`;
  throw new StageRefusal('invalid_request', `The picture before is another photo's: it has ${sizes}.`);
}

/** Shows the rendering's progress as that of the request; the second time without looks, as better ones were shown. */
function progressOf({ onProgress }: StageOptions, isAgain: boolean): Pick<FurnishOptions, 'onShare' | 'onPreview'> {
  if (!onProgress) return {};
  const [from, to] = isAgain ? [DONE.rendering, DONE.again] : [DONE.arranging, DONE.rendering];
  let share: number = from;
  const onShare = (part: number) => {
    share = from + (to - from) * part;
    onProgress({ share, step: 'rendering' });
  };
  if (isAgain) return { onShare };
  return { onShare, onPreview: (preview) => onProgress({ share, step: 'rendering', preview }) };
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
  const { signal, onProgress, lights } = options;
  const clock = startClock();
  onProgress?.({ share: 0, step: 'reading' });
  const photo = await decodePhoto(request.photo);
  const before = await beforeOf(request, photo);
  signal?.throwIfAborted();
  const read = await findRoom(photo, request, signal);
  const { room, plan: shared, warnings } = sharedIn(read, request);
  clock.lap('reading');
  signal?.throwIfAborted();
  onProgress?.({ share: DONE.reading, step: 'arranging' });
  // independent of the furniture, so that both are done at the same time
  const { lighting, keep } = recallLight(photo, room, { lights, read: () => pool.readLight(photo, room) });
  // the renderer awaits it; until then its rejection must not count as unhandled
  lighting.catch(() => undefined);
  const { plan: arranged, scene: built, isGiven, findings } = await checkedPlan(request, shared, { room, signal });
  clock.lap('arranging');
  signal?.throwIfAborted();
  onProgress?.({ share: DONE.arranging, step: 'rendering' });
  const make = async (plan: Plan, isAgain: boolean) => {
    const drawnPlan = shownOf(plan, room);
    const order = { photo, room, lighting, plan: drawnPlan, built: isAgain ? null : built, pool };
    const furnishing = { signal, onStep: clock.lap, ...progressOf(options, isAgain) };
    const { scene, layer, kept } = await (before
      ? furnishAnew(order, { ...before, plan: shownOf(before.plan, room) }, furnishing)
      : furnish(order, furnishing));
    onProgress?.({ share: isAgain ? DONE.again : DONE.rendering, step: 'finishing' });
    const composite = await composePhoto(photo, layer, { signal, kept });
    const { image: picture, mask } = composite;
    const drawn = await runWithYields(drawPieces({ ...scene, camera: room.camera, photo }), signal);
    const pieces = await runWithYields(mapPieces(drawn, { photo, mask }), signal);
    const isSunny = (await lighting).sun !== null;
    const pictured = { photo, picture, drawn, pieces, plan: drawnPlan, isSunny };
    const faults = await runWithYields(pictureFaults(pictured), signal);
    clock.lap('finishing');
    return { composite, pieces, kept, faults };
  };
  const sound = await soundPicture({ room, plan: arranged, isGiven }, make);
  const { composite, pieces, kept } = sound.made;
  const plan = sound.plan === arranged ? arranged : withOutcomes(sound.plan, request);
  await keep();
  clock.lap('finishing');
  const report = writeReport({
    plan: shownOf(plan, room),
    room,
    composite,
    warnings: [...room.warnings, ...warnings, ...noteWarnings(plan.notes)],
    findings: [...findings, ...sound.findings],
    timings: clock.timings,
    cpuTimings: clock.cpuTimings,
    cpuMs: clock.cpuMs(),
  });
  onProgress?.({ share: 1, step: 'finishing' });
  const { image, mask } = composite;
  return { image, mask, pieces, plan, room, report, fresh: kept ? shareReached(kept.reach) : 1 };
}
