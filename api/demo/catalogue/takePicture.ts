import sharp from 'sharp';
import { CREATIVITY, type Piece, type Plan, type Style } from '../../stager/contract.js';
import { pieceId, pieceSeed } from '../../stager/design/pieceIds.js';
import { boundsOf } from '../../stager/design/scene/footprint.js';
import { buildScene } from '../../stager/furniture/catalogue/build.js';
import { SPRITE } from '../../stager/furniture/floorKinds.js';
import { inStyle } from '../../stager/furniture/proportions.js';
import { KINDS, type Kind } from '../../stager/kinds.js';
import { smoothstep } from '../../stager/mesh/kit/noise.js';
import { LINEAR } from '../../stager/photo/colour.js';
import { easeBright, toSrgb } from '../../stager/photo/tone.js';
import type { Bounds } from '../../stager/room/camera/renderView.js';
import type { Layer } from '../../stager/render/layer.js';
import { renderScene } from '../../stager/render/renderScene.js';
import type { WorkerPool } from '../../stager/render/workerPool.js';
import { aimAt, standingPlace } from './aimAt.js';
import { emptyStudio, PAPER, studioLight, studioRoom } from './studio.js';

/** Pixels of the rendering for one of the tile, on top of the renderer's own samples. */
const SUPERSAMPLING = 1.25;
const SIDE = SPRITE.tile * SUPERSAMPLING;
const SEED = 1;

const degrees = (angle: number) => (angle * Math.PI) / 180;
/** Three-quarter view: the front faces the lower left, towards the light. */
const TURN = degrees(-32);
/** How far the camera looks down: further on what lies flat, so that its pattern shows. */
const PITCH = { stands: degrees(20), lies: degrees(42) } as const;

/** Loss of light on the paper that is not shown, and from which it is shown in full: the paper is the same everywhere. */
const SHADOW = { from: 0.02, full: 0.12 } as const;
/** Share of the picture's side within which shadow fades out at its edge: it must not look cut off. */
const EDGE = 0.12;

/** Metres by which the piece is taken for smaller where its shadow is measured: it reaches less far, and is done sooner. */
const NEARER = 0.3;

/** The piece's bounds, drawn in on the floor. */
function drawnIn({ width, depth, ...piece }: Piece): Bounds {
  const less = (metres: number) => Math.max(0.1, metres - 2 * NEARER);
  return boundsOf({ ...piece, width: less(width), depth: less(depth) });
}

const planOf = (style: Style, piece: Piece): Plan => ({
  roomType: 'living_room',
  style,
  creativity: CREATIVITY.usual,
  seed: SEED,
  pieces: [piece],
  notes: [],
});

function pieceOf(kind: Kind, style: Style, pitch: number): Piece {
  const id = pieceId(kind, 1);
  const [x, y, z] = standingPlace(pitch);
  return { id, kind, ...inStyle(style, kind), x, y, z, angle: TURN, seed: pieceSeed(id, SEED) };
}

/** How much of a shadow shows at this pixel, 0..1: none at the picture's edge. */
function shadowShown(column: number, row: number): number {
  const inwards = (at: number) => smoothstep(0, EDGE, Math.min(at + 0.5, SIDE - at - 0.5) / SIDE);
  return inwards(column) * inwards(row);
}

/** The furniture and its shadow on the studio's paper, sRGB. */
function developed({ coverage, colour, ratio }: Layer): Uint8Array {
  return Uint8Array.from(colour, (light, at) => {
    const pixel = Math.floor(at / 3);
    const covered = coverage[pixel] ?? 0;
    const loss = Math.max(0, 1 - (ratio[at] ?? 1));
    const shown =
      loss * smoothstep(SHADOW.from, SHADOW.full, loss) * shadowShown(pixel % SIDE, Math.floor(pixel / SIDE));
    const paper = (LINEAR[PAPER[at % 3] ?? 0] ?? 0) * (1 - shown);
    return Math.round(toSrgb((1 - covered) * paper + covered * easeBright(light)));
  });
}

/** Renders one kind in a style, at its usual size. @returns a tile's pixels, sRGB, row-major */
export async function takePicture(kind: Kind, style: Style, pool: WorkerPool): Promise<Buffer> {
  const pitch = PITCH[KINDS[kind].standing === 'lies' ? 'lies' : 'stands'];
  const piece = pieceOf(kind, style, pitch);
  const scene = buildScene(planOf(style, piece));
  const camera = aimAt(scene.mesh, { pitch, middle: piece.height / 2, side: SIDE });
  const layer = await renderScene(
    {
      photo: emptyStudio(SIDE),
      room: studioRoom(camera, SIDE),
      scene,
      furniture: [drawnIn(piece)],
      solid: [],
      lighting: Promise.resolve(studioLight()),
    },
    { pool },
  );
  return sharp(developed(layer), { raw: { width: SIDE, height: SIDE, channels: 3 } })
    .resize(SPRITE.tile, SPRITE.tile)
    .raw()
    .toBuffer();
}
