/** Renders the furniture of a plan, all of it or what a person's changes reach. */
import sharp from 'sharp';
import { runWithYields } from './runWithYields.js';
import { composePhoto, type Kept } from './compose/composite.js';
import { findReach, reachReader, wantedPixels, type Reach } from './compose/reach.js';
import type { Plan, Raster, Room, StageOptions } from './contract.js';
import { boundsOf } from './design/scene/footprint.js';
import { buildInSteps } from './furniture/catalogue/build.js';
import { KINDS } from './kinds.js';
import type { RoomLighting } from './light/roomLights.js';
import type { PieceScene } from './mesh/mesh.js';
import type { Layer } from './render/layer.js';
import { renderScene, type RenderOptions } from './render/renderScene.js';
import { renderSize, structureOf, type RenderRequest } from './render/scenePlan.js';
import { renderSketch, type Sketch } from './render/sketch.js';
import type { WorkerPool } from './render/workerPool.js';

export interface Order {
  readonly photo: Raster;
  readonly room: Room;
  readonly lighting: Promise<RoomLighting>;
  readonly plan: Plan;
  readonly pool: WorkerPool;
}

/** The staged picture before a person's changes, and its plan. */
export interface Before {
  readonly picture: Raster;
  readonly plan: Plan;
}

export interface Furnished {
  readonly scene: PieceScene;
  readonly layer: Layer;
  /** what of the picture before stays, if there is one */
  readonly kept?: Kept;
}

export interface FurnishOptions extends Pick<StageOptions, 'signal'>, Pick<RenderOptions, 'onStep'> {
  /** 0..1 of the rendering */
  readonly onShare?: ((share: number) => void) | undefined;
  /** receives coarse previews, smaller than the photo */
  readonly onPreview?: ((preview: Raster) => void) | undefined;
}

/** Renders the furniture of a plan. */
export async function furnish(order: Order, options: FurnishOptions): Promise<Furnished> {
  const { signal, onStep, onShare, onPreview } = options;
  const { scene, ...request } = await requestOf(order, signal);
  if (!onPreview) return { scene, layer: await renderScene({ ...request, scene }, { ...options, pool: order.pool }) };
  const layer = await renderScene(
    { ...request, scene },
    {
      pool: order.pool,
      signal,
      onStep,
      onShare,
      // composites while the next pass is traced
      onLook: async (look) => onPreview(await previewOf(order.photo, look, signal)),
    },
  );
  return { scene, layer };
}

async function requestOf({ photo, room, lighting, plan }: Order, signal: AbortSignal | undefined) {
  const scene = await runWithYields(buildInSteps(plan), signal);
  const solid = plan.pieces.filter(({ kind }) => !KINDS[kind].isAiry).map(boundsOf);
  return { photo, room, lighting, scene, furniture: plan.pieces.map(boundsOf), solid };
}

/** Composites a coarse layer over the photo at the layer's size. */
async function previewOf(photo: Raster, layer: Layer, signal: AbortSignal | undefined): Promise<Raster> {
  const { image } = await composePhoto(await shrinkTo(layer, photo), layer, { signal, coarse: true });
  return image;
}

async function shrinkTo({ width, height }: Layer, picture: Raster): Promise<Raster> {
  const { data } = await sharp(picture.data, {
    raw: { width: picture.width, height: picture.height, channels: 3 },
    limitInputPixels: false,
  })
    .resize(width, height, { fit: 'fill' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width, height, data: new Uint8Array(data.buffer, data.byteOffset, data.length) };
}

/** Shares of the rendering of a change at which its sketches end. */
const SKETCHED = 0.25;

/** Renders what a change of the plan reaches; all else stays as it was in the picture before. */
export async function furnishAnew(order: Order, before: Before, options: FurnishOptions): Promise<Furnished> {
  const { photo, pool } = order;
  const { signal, onStep, onShare, onPreview } = options;
  const first = await sketch({ ...order, plan: before.plan }, signal);
  const { scene, ...rest } = await requestOf(order, signal);
  const request = { ...rest, scene, structure: await runWithYields(structureOf(scene), signal) };
  const second = await sketch(order, signal, request);
  const reach = findReach(first.picture, second.picture);
  onShare?.(SKETCHED);
  onPreview?.(blend(await shrinkTo(second.layer, before.picture), second.picture, reach));
  const { width, height } = renderSize(photo);
  const part = { wanted: wantedPixels(reach, width, height), sketch: second };
  const layer = await renderScene(request, {
    pool,
    signal,
    onStep,
    onShare: onShare && ((share) => onShare(SKETCHED + (1 - SKETCHED) * share)),
    part,
  });
  return { scene, layer, kept: { picture: before.picture, reach } };
}

interface Sketched extends Sketch {
  readonly picture: Raster;
}

async function sketch(order: Order, signal: AbortSignal | undefined, request?: RenderRequest): Promise<Sketched> {
  const { photo, pool } = order;
  const made = await renderSketch(request ?? (await requestOf(order, signal)), { pool, signal });
  return { ...made, picture: await previewOf(photo, made.layer, signal) };
}

/** The picture before, with the new one where the change reaches. */
function blend(before: Raster, after: Raster, reach: Reach): Raster {
  const { width, height } = before;
  const share = reachReader(reach, before);
  const data = before.data.map((value, at) => {
    const k = Math.floor(at / 3);
    return Math.round(value + share(k % width, Math.floor(k / width)) * (after.data[at] - value));
  });
  return { width, height, data };
}
