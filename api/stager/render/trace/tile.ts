import type { Camera } from '../../contract.js';
import { LEAST_WEIGHT, PLANE, SUM_PLANES, plane, type Frame } from './frame.js';
import type { Kernel } from './kernel.js';
import * as at from '../../kernel/layout.js';
import type { Material } from '../../mesh/mesh.js';
import { jitter } from '../../sampling.js';
import { BLOCK, type Silhouette } from './silhouette.js';
import type { Tile } from './primary.js';
import { createTextureSample, type TextureSample } from '../texture/sample.js';
import { sampleTexture } from '../texture/texture.js';
import type { makeBackdrop } from '../../room/camera/renderView.js';

/** Pixels per side. */
const TILE = 32;
/** The room's own surfaces need fewer samples than furniture: only their ratio matters. */
const BACKGROUND_SAMPLES = 16;

export const tileCount = (frame: Frame) => Math.ceil(frame.width / TILE) * Math.ceil(frame.height / TILE);

export function tileAt(frame: Frame, number: number): Tile {
  const across = Math.ceil(frame.width / TILE);
  const x = (number % across) * TILE;
  const y = Math.floor(number / across) * TILE;
  return { x, y, width: Math.min(TILE, frame.width - x), height: Math.min(TILE, frame.height - y) };
}

/** The planes that samples of the furniture fill, and those that samples of the room fill. */
const OF_FURNITURE = SUM_PLANES.filter(([offset]) => offset < PLANE.ratio);
const OF_ROOM = SUM_PLANES.filter(([offset]) => offset >= PLANE.ratio);

interface LaneSums {
  readonly sums: Float32Array;
  readonly pixel: Int32Array;
  readonly count: number;
}

/** Adds the lanes' sums, `at.SUM_WORDS` each, to these planes of the frame. */
export function addSums(frame: Frame, { sums, pixel, count }: LaneSums, planes = SUM_PLANES): void {
  for (const [offset, channels] of planes) {
    const target = plane(frame, offset, channels);
    for (let lane = 0, from = offset; lane < count; lane++, from += at.SUM_WORDS) {
      const to = pixel[lane] * channels;
      // NaN would be spread over the picture by the first filter
      for (let c = 0; c < channels; c++) if (Number.isFinite(sums[from + c])) target[to + c] += sums[from + c];
    }
  }
}

/** Which pixels a pass traces: all, or the first of each CORNERS x CORNERS block (`corners`), or the others. */
type Pixels = 'all' | 'corners' | 'others';

/** Side of these blocks, pixels. */
export const CORNERS = 3;

const isAmong = (pixels: Pixels, x: number, y: number): boolean =>
  pixels === 'all' || (x % CORNERS === 0 && y % CORNERS === 0) === (pixels === 'corners');

/** Writes which face is behind each of the tile's pixels, and how much it may reflect furniture there. */
export function drawBackdrop(
  frame: Frame,
  tile: Tile,
  pixels: Pixels,
  backdrop: ReturnType<typeof makeBackdrop>,
): void {
  const fade = plane(frame, PLANE.fade, 1);
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    for (let x = tile.x; x < tile.x + tile.width; x++) {
      if (!isAmong(pixels, x, y)) continue;
      const behind = backdrop(x, y);
      frame.face[y * frame.width + x] = behind.face;
      fade[y * frame.width + x] = behind.fade;
      frame.span[y * frame.width + x] = behind.span;
    }
  }
}

export interface SampleRange {
  readonly from: number;
  readonly to: number;
}

/** A part of the tracing: a range of samples of these pixels. */
export interface Pass extends SampleRange {
  readonly pixels: Pixels;
}

interface TileScene {
  readonly frame: Frame;
  readonly kernel: Kernel;
  readonly silhouette: Silhouette;
  readonly materials: readonly Material[];
  /** see WorkerPlan */
  readonly wanted: Uint8Array | null;
}

/** Everything one thread needs to trace tiles. */
interface TileTracer extends TileScene {
  readonly texture: TextureSample;
  /** height of the camera above the floor, and size of a pixel at distance 1 m; metres */
  readonly eye: number;
  readonly pixelAtMetre: number;
  readonly pixel: Int32Array;
  readonly flags: Int32Array;
  readonly kinds: Int32Array;
  readonly fade: Float32Array;
  /** per hit of a sample: the lane's sums of albedo and of light before it, 3 numbers each */
  readonly before: Float32Array;
}

export function createTileTracer(scene: TileScene & { readonly camera: Camera }): TileTracer {
  const { frame, kernel, silhouette, materials, wanted, camera } = scene;
  return {
    frame,
    kernel,
    silhouette,
    materials,
    wanted,
    texture: createTextureSample(),
    eye: camera.height,
    pixelAtMetre: 1 / camera.focal,
    pixel: kernel.integers(at.COLUMN_PIXEL),
    flags: kernel.integers(at.COLUMN_FLAGS),
    kinds: kernel.integers(at.COLUMN_KIND),
    fade: kernel.floats(at.COLUMN_FADE),
    before: new Float32Array(at.CAPACITY * 6),
  };
}

interface Lanes {
  readonly count: number;
  /** bitwise or of the lanes' flags */
  readonly flags: number;
}

/** Assigns a lane to each wanted pixel of the tile that furniture may cover or change. */
function fillLanes(tracer: TileTracer, tile: Tile, { pixels, from }: Pass): Lanes {
  const { frame, silhouette, wanted, pixel, flags, fade } = tracer;
  const fades = plane(frame, PLANE.fade, 1);
  let lane = 0;
  let all = 0;
  for (let y = tile.y; y < tile.y + tile.height; y++) {
    const row = Math.floor(y / BLOCK) * silhouette.across;
    for (let x = tile.x; x < tile.x + tile.width; x++) {
      if (!isAmong(pixels, x, y)) continue;
      const k = y * frame.width + x;
      if (wanted && wanted[k] <= from) continue;
      const covered = silhouette.blocks[row + Math.floor(x / BLOCK)] === 1 ? at.FLAG_FURNITURE : 0;
      const changed = fades[k] > 0 ? at.FLAG_BACKGROUND : 0;
      if (covered + changed === 0) continue;
      all |= covered | changed;
      pixel[lane] = k;
      flags[lane] = covered | changed | ((x + y) & 1 ? at.FLAG_ODD : 0);
      fade[lane] = fades[k];
      lane++;
    }
  }
  return { count: lane, flags: all };
}

/** Lower bound of the cosine in the footprint's length along the line of sight. */
const STEEPEST = 0.05;
/** The same for textures that use an isotropic footprint: the geometric mean of both axes. */
const MEAN_STEEPEST = 0.12;

/** Writes the pixel's footprint on the surface, metres. */
function measureFootprint({ kernel, eye, pixelAtMetre, texture }: TileTracer, record: number): void {
  const { records } = kernel;
  const distance = records[record + at.RECORD_DISTANCE];
  const nx = records[record + at.RECORD_NORMAL];
  const ny = records[record + at.RECORD_NORMAL + 1];
  const nz = records[record + at.RECORD_NORMAL + 2];
  const dx = records[record + at.RECORD_POINT] / distance;
  const dy = (records[record + at.RECORD_POINT + 1] - eye) / distance;
  const dz = records[record + at.RECORD_POINT + 2] / distance;
  const facing = dx * nx + dy * ny + dz * nz;
  const slant = Math.abs(facing);
  texture.across = distance * pixelAtMetre;
  texture.along = texture.across / Math.max(STEEPEST, slant);
  texture.footprint = texture.across / Math.sqrt(Math.max(MEAN_STEEPEST, slant));
  // the line of sight, projected onto the surface
  const x = dx - nx * facing;
  const z = dz - nz * facing;
  const length = Math.sqrt(x * x + z * z);
  texture.alongX = length > 1e-6 ? x / length : 0;
  texture.alongZ = length > 1e-6 ? z / length : 1;
}

/** Samples the furniture's textures at the hits. */
function paint(tracer: TileTracer, count: number): void {
  const { kernel, materials, texture } = tracer;
  const { records, recordIntegers } = kernel;
  for (let number = 0; number < count; number++) {
    const r = number * at.RECORD_WORDS;
    const material = materials[recordIntegers[r + at.RECORD_MATERIAL]];
    const point = r + at.RECORD_POINT;
    measureFootprint(tracer, r);
    sampleTexture(
      material,
      records[r + at.RECORD_U],
      records[r + at.RECORD_V],
      records[point],
      records[point + 1],
      records[point + 2],
      texture,
    );
    records[r + at.RECORD_COLOUR] = texture.r;
    records[r + at.RECORD_COLOUR + 1] = texture.g;
    records[r + at.RECORD_COLOUR + 2] = texture.b;
    records[r + at.RECORD_ROUGHNESS] = texture.roughness;
    records[r + at.RECORD_BUMP] = texture.bumpX;
    records[r + at.RECORD_BUMP + 1] = texture.bumpY;
    records[r + at.RECORD_BUMP + 2] = texture.bumpZ;
    records[r + at.RECORD_GLOW] = texture.glow;
  }
}

/** Keeps the sums of the lanes that a sample hit. */
function keepSums({ kernel, before }: TileTracer, hits: number): void {
  const { sums, recordIntegers } = kernel;
  for (let number = 0; number < hits; number++) {
    const from = recordIntegers[number * at.RECORD_WORDS + at.RECORD_LANE] * at.SUM_WORDS;
    for (let c = 0; c < 6; c++) before[number * 6 + c] = sums[from + at.SUM_ALBEDO + c];
  }
}

/** Weights the light that a sample brought by the albedo of what it hit, see LEAST_WEIGHT. */
function weighLight({ kernel, before }: TileTracer, hits: number): void {
  const { sums, recordIntegers } = kernel;
  for (let number = 0; number < hits; number++) {
    const lane = recordIntegers[number * at.RECORD_WORDS + at.RECORD_LANE] * at.SUM_WORDS;
    for (let c = 0; c < 3; c++) {
      const weight = sums[lane + at.SUM_ALBEDO + c] - before[number * 6 + c] + LEAST_WEIGHT;
      const light = before[number * 6 + 3 + c];
      sums[lane + at.SUM_IRRADIANCE + c] = light + weight * (sums[lane + at.SUM_IRRADIANCE + c] - light);
    }
  }
}

/**
 * Traces a range of samples of one tile and adds them to the frame. A pixel's result depends on the pixel and the
 * samples alone, not on its neighbours, the thread or the time.
 */
export function traceTile(tracer: TileTracer, tile: Tile, pass: Pass): void {
  const { from, to } = pass;
  const { frame, kernel, pixel, kinds } = tracer;
  const { stages, sums } = kernel;
  const { count, flags } = fillLanes(tracer, tile, pass);
  const ofRoom = (flags & at.FLAG_BACKGROUND) !== 0 && from < BACKGROUND_SAMPLES;
  const ofFurniture = (flags & at.FLAG_FURNITURE) !== 0;
  if (!ofRoom && !ofFurniture) return;
  sums.fill(0, 0, count * at.SUM_WORDS);
  for (let sample = from; sample < to; sample++) {
    const shift = jitter(sample);
    const records = stages.aimPrimary(count, sample, shift.x, shift.y, sample < BACKGROUND_SAMPLES ? 1 : 0);
    paint(tracer, records);
    keepSums(tracer, records);
    stages.land(records);
    stages.gatherMirrors(count, sample);
    // the shadow on the room's surfaces is measured separately: shade.ts
    for (let lane = 0; lane < count; lane++) if (kinds[lane] < at.KIND_FURNITURE) kinds[lane] = at.KIND_IDLE;
    stages.gatherLight(count, sample);
    stages.gatherLamps(count, sample);
    stages.gatherBounces(count, sample);
    weighLight(tracer, records);
  }
  const lanes: LaneSums = { sums, pixel, count };
  if (ofFurniture) addSums(frame, lanes, OF_FURNITURE);
  if (ofRoom) addSums(frame, lanes, OF_ROOM);
}
