/** Renders the furniture of a plan, all of it or what a person's changes reach. */
import sharp from 'sharp';
import { runWithYields } from './runWithYields.js';
import { composePhoto, type Kept } from './compose/composite.js';
import { findReach, reachReader, wantedSamples, type Reach } from './compose/reach.js';
import type { Plan, Raster, Room, StageOptions } from './contract.js';
import { boundsOf } from './design/scene/footprint.js';
import { buildEachInSteps, buildInSteps } from './furniture/catalogue/build.js';
import { KINDS } from './kinds.js';
import type { RoomLighting } from './light/roomLights.js';
import type { PieceScene } from './mesh/mesh.js';
import type { Layer } from './render/layer.js';
import { renderScene, type RenderOptions } from './render/renderScene.js';
import { renderSize, structureOf, type RenderRequest } from './render/scenePlan.js';
import { renderSketch, type Sketch, type SketchOptions } from './render/sketch.js';
import type { WorkerPool } from './render/workerPool.js';

export interface Order {
  readonly photo: Raster;
  readonly room: Room;
  readonly lighting: Promise<RoomLighting>;
  readonly plan: Plan;
  /** the meshes of the plan, if they were built already */
  readonly built: PieceScene | null;
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
  readonly onShare?: (share: number) => void;
  /** receives coarse previews, smaller than the photo */
  readonly onPreview?: (preview: Raster) => void;
}

/** Renders the furniture of a plan. */
export async function furnish(order: Order, options: FurnishOptions): Promise<Furnished> {
  const { photo, plan, pool } = order;
  const { signal, onPreview } = options;
  const scene = order.built ?? (await runWithYields(buildInSteps(plan), signal));
  // composites while the next pass is traced
  const onLook = onPreview && (async (look: Layer) => onPreview(await previewOf(photo, look, signal)));
  const layer = await renderScene(requestOf(order, scene), { ...options, ...(onLook && { onLook }), pool });
  return { scene, layer };
}

function requestOf({ photo, room, lighting, plan }: Order, scene: PieceScene): RenderRequest {
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
  const { photo, plan, pool } = order;
  const { signal, onStep, onShare, onPreview } = options;
  const [old, scene] = await runWithYields(buildEachInSteps([before.plan, plan]), signal);
  const first = await sketch(requestOf({ ...order, plan: before.plan }, old), { pool, signal });
  const structure = await runWithYields(structureOf(scene), signal);
  const request = { ...requestOf(order, scene), structure };
  const second = await sketch(request, { pool, signal });
  const reach = findReach(first.picture, second.picture);
  onShare?.(SKETCHED);
  onPreview?.(blend(await shrinkTo(second.layer, before.picture), second.picture, reach));
  const { width, height } = renderSize(photo);
  const part = { wanted: wantedSamples(reach, width, height), sketch: second };
  const onPart = onShare && ((share: number) => onShare(SKETCHED + (1 - SKETCHED) * share));
  const layer = await renderScene(request, { pool, signal, onStep, ...(onPart && { onShare: onPart }), part });
  return { scene, layer, kept: { picture: before.picture, reach } };
}

/** A sketch, composited. */
async function sketch(request: RenderRequest, options: SketchOptions): Promise<Sketch & { readonly picture: Raster }> {
  const made = await renderSketch(request, options);
  return { ...made, picture: await previewOf(request.photo, made.layer, options.signal) };
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
