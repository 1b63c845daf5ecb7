/** Draws furniture over the photo by WebGL 2: its pictures, its meshes, and the order of drawing. */
import type { Camera } from '../../../../api/shared/geometry/types.js';
import type { Piece, Plan } from '../../../../api/stager/contract.js';
import { feet } from '../../../../api/stager/design/scene/feet.js';
import type { PackedMesh } from '../engine/messages.js';
import { clipMatrix } from './clipMatrix.js';
import { type DrawnPiece, drawnPieces, type StagedPlan } from './drawnPieces.js';
import { evenLight, fitLight, type Harmonics, type Sample } from './fitLight.js';
import { ATTRIBUTES, createProgram, type Program } from './program.js';
import { samplesOf } from './samplesOf.js';
import type { ScenePictures } from './scenePictures.js';
import { BACKGROUND, FACTS, PIECE, SHADOW } from './shaders.js';
import { byteTexture, changeBytes, createTarget, pictureTexture } from './textures.js';

/** Texture units. */
const UNIT = { photo: 0, staged: 1, map: 2, untouched: 3, depth0: 4, picking: 5 } as const;
/** Pixels across of the targets that are read back. */
const FACTS_WIDTH = 1024;
const PICKING_WIDTH = 512;
/** Metres above the floor at which shadows lie: over rugs. */
const SHADOW_HEIGHT = 0.02;
/** Linear brightness of white furniture where the picture does not tell. */
const USUAL_LIGHT = 0.6;

interface SceneSettings {
  readonly canvas: HTMLCanvasElement;
  readonly pictures: ScenePictures;
  /** in pixels of a photo of this width and height */
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly staged: StagedPlan;
}

interface Buffers {
  readonly arrays: WebGLVertexArrayObject;
  readonly count: number;
  readonly all: readonly WebGLBuffer[];
}

export interface Scene {
  readonly setMesh: (key: string, mesh: PackedMesh) => void;
  readonly draw: (plan: Plan) => void;
  /** The piece of the plan drawn last at a point, as fractions from the top left corner; null: none. */
  readonly pick: (x: number, y: number) => string | null;
  /** The arrangement drawn last, as a picture; null where the browser makes none. */
  readonly snapshot: () => Promise<Blob | null>;
  readonly close: () => void;
}

/** @returns null where the browser has no WebGL 2 */
export function createScene({ canvas, pictures, camera, width, height, staged }: SceneSettings): Scene | null {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: true, powerPreference: 'high-performance' });
  if (!gl) return null;
  const programs = {
    background: createProgram(gl, BACKGROUND),
    piece: createProgram(gl, PIECE),
    shadow: createProgram(gl, SHADOW),
    facts: createProgram(gl, FACTS),
  };
  const clip = clipMatrix(camera, width, height);
  const meshes = new Map<string, Buffers>();
  pictureTexture(gl, UNIT.photo, pictures.photo);
  pictureTexture(gl, UNIT.staged, pictures.staged);
  byteTexture(gl, UNIT.map, pictures.map);
  byteTexture(gl, UNIT.untouched, { width: 256, height: 1, values: new Uint8Array(256) });
  const facts = createTarget(gl, UNIT.depth0, FACTS_WIDTH, Math.round((FACTS_WIDTH * height) / width));
  const picking = createTarget(gl, UNIT.picking, PICKING_WIDTH, Math.round((PICKING_WIDTH * height) / width));
  let light: Harmonics = evenLight(USUAL_LIGHT);
  let drawn: readonly DrawnPiece[] = [];
  let numbers: Uint8Array | null = null;
  let last = staged.plan;
  /** number of meshes at which light and depth of the staged picture were measured */
  let measuredWith = -1;

  function poseOf({ x, y, z, angle }: Piece): readonly [number, number, number, number] {
    return [x, y, z, angle];
  }
  function setClip({ use, uniform }: Program) {
    use();
    gl!.uniformMatrix4fv(uniform('clip'), false, clip);
  }

  /** Draws numbers, normals and albedo of the pieces. */
  function drawFacts(target: typeof facts, pieces: readonly (Pick<DrawnPiece, 'key' | 'piece'> & { own: number })[]) {
    if (!gl) return;
    target.bind();
    gl.viewport(0, 0, target.width, target.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    setClip(programs.facts);
    for (const { key, piece, own } of pieces) {
      const mesh = meshes.get(key);
      if (!mesh) continue;
      gl.uniform1f(programs.facts.uniform('own'), own);
      gl.uniform4f(programs.facts.uniform('pose'), ...poseOf(piece));
      gl.bindVertexArray(mesh.arrays);
      gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_INT, 0);
    }
  }

  /** Learns from the staged picture: the depth of its pieces, and the light that they are in. */
  function measure() {
    const pieces = drawnPieces(staged, staged.plan);
    const made = pieces.filter(({ key }) => meshes.has(key)).length;
    if (made === measuredWith) return;
    measuredWith = made;
    drawFacts(facts, pieces);
    if (made < pieces.length) return;
    const samples: readonly Sample[] = samplesOf({
      first: facts.read(0),
      second: facts.read(1),
      width: facts.width,
      height: facts.height,
      pictures,
    });
    light = fitLight(samples, evenLight(USUAL_LIGHT));
  }

  function drawBackground() {
    if (!gl) return;
    const untouched = new Uint8Array(256);
    // what no piece has changed
    untouched[0] = 255;
    for (const { kept, own } of drawn) if (kept) untouched[own] = 255;
    changeBytes(gl, UNIT.untouched, untouched);
    programs.background.use();
    for (const name of ['photo', 'staged', 'map', 'untouched'] as const)
      gl.uniform1i(programs.background.uniform(name), UNIT[name]);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  function drawShadows() {
    if (!gl) return;
    setClip(programs.shadow);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.depthMask(false);
    for (const { piece, kept, stands } of drawn) {
      if (kept || !stands) continue;
      for (const foot of feet(piece)) {
        gl.uniform4f(programs.shadow.uniform('pose'), foot.x, SHADOW_HEIGHT, foot.z, foot.angle);
        gl.uniform2f(programs.shadow.uniform('halfSize'), foot.width / 2, foot.depth / 2);
        gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
      }
    }
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  function drawPieces(pieces: readonly DrawnPiece[]) {
    if (!gl) return;
    const { uniform } = programs.piece;
    setClip(programs.piece);
    for (const name of ['staged', 'map', 'depth0'] as const) gl.uniform1i(uniform(name), UNIT[name]);
    gl.uniform2f(uniform('size'), canvas.width, canvas.height);
    gl.uniform3fv(uniform('light'), light.flat());
    for (const { key, piece, own, kept, before } of pieces) {
      const mesh = meshes.get(key);
      if (!mesh) continue;
      gl.uniform1f(uniform('own'), own);
      gl.uniform1i(uniform('kept'), kept ? 1 : 0);
      gl.uniform1i(uniform('moved'), before ? 1 : 0);
      gl.uniform4f(uniform('pose'), ...poseOf(piece));
      gl.uniform4f(uniform('pose0'), ...poseOf(before ?? piece));
      gl.bindVertexArray(mesh.arrays);
      gl.drawElements(gl.TRIANGLES, mesh.count, gl.UNSIGNED_INT, 0);
    }
  }

  function draw(plan: Plan) {
    if (!gl) return;
    last = plan;
    drawn = drawnPieces(staged, plan);
    numbers = null;
    measure();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.bindVertexArray(null);
    drawBackground();
    gl.enable(gl.DEPTH_TEST);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    drawPieces(drawn.filter(({ lies }) => lies));
    gl.bindVertexArray(null);
    drawShadows();
    drawPieces(drawn.filter(({ lies }) => !lies));
  }

  return {
    setMesh(key, mesh) {
      const old = meshes.get(key);
      if (old) discard(gl, old);
      meshes.set(key, upload(gl, mesh));
      measuredWith = -1;
    },
    draw,
    pick(x, y) {
      if (!numbers) {
        drawFacts(
          picking,
          drawn.map((one, at) => ({ ...one, own: Math.min(at + 1, 255) })),
        );
        numbers = picking.read(0);
      }
      const column = Math.min(picking.width - 1, Math.floor(x * picking.width));
      const row = Math.min(picking.height - 1, Math.floor((1 - y) * picking.height));
      const number = numbers[(row * picking.width + column) * 4 + 3] ?? 0;
      return drawn[number - 1]?.piece.id ?? null;
    },
    snapshot() {
      draw(last);
      return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.85));
    },
    close() {
      for (const mesh of meshes.values()) discard(gl, mesh);
      meshes.clear();
    },
  };
}

function upload(gl: WebGL2RenderingContext, { position, normal, colour, index }: PackedMesh): Buffers {
  const arrays = gl.createVertexArray();
  gl.bindVertexArray(arrays);
  const buffer = (target: number, data: ArrayBufferView<ArrayBuffer>) => {
    const made = gl.createBuffer();
    gl.bindBuffer(target, made);
    gl.bufferData(target, data, gl.STATIC_DRAW);
    return made;
  };
  const all = [buffer(gl.ARRAY_BUFFER, position)];
  gl.vertexAttribPointer(ATTRIBUTES.position, 3, gl.FLOAT, false, 0, 0);
  all.push(buffer(gl.ARRAY_BUFFER, normal));
  gl.vertexAttribPointer(ATTRIBUTES.normal, 3, gl.BYTE, true, 4, 0);
  all.push(buffer(gl.ARRAY_BUFFER, colour));
  gl.vertexAttribPointer(ATTRIBUTES.colour, 4, gl.UNSIGNED_BYTE, true, 0, 0);
  for (const place of Object.values(ATTRIBUTES)) gl.enableVertexAttribArray(place);
  all.push(buffer(gl.ELEMENT_ARRAY_BUFFER, index));
  gl.bindVertexArray(null);
  return { arrays, count: index.length, all };
}

function discard(gl: WebGL2RenderingContext, { arrays, all }: Buffers): void {
  gl.deleteVertexArray(arrays);
  for (const buffer of all) gl.deleteBuffer(buffer);
}
