/** Draws furniture over the photo by WebGL 2: its pictures, its meshes, and the order of drawing. */
import type { Piece, Plan, Room } from '../../../../api/stager/contract.js';
import { feet } from '../../../../api/stager/design/scene/feet.js';
import type { PackedMesh } from '../engine/messages.js';
import { clipMatrix } from './clipMatrix.js';
import { type DrawnPiece, drawnPieces, type StagedPlan } from './drawnPieces.js';
import { evenLight, fitLight, type Harmonics } from './fitLight.js';
import { discardMesh, type MeshBuffers, uploadMesh } from './meshBuffers.js';
import { createProgram, type Program } from './program.js';
import { samplesOf } from './samplesOf.js';
import type { ScenePictures } from './scenePictures.js';
import { BACKGROUND, PIECE, SHADOW, SURFACES } from './shaders.js';
import { byteTexture, changeBytes, createTarget, pictureTexture, type Target } from './textures.js';

/** Texture units. */
const UNIT = { photo: 0, staged: 1, map: 2, untouched: 3, depth0: 4, picking: 5 } as const;
/** Pixels across of the targets that are read back. */
const SURFACES_WIDTH = 1024;
const PICKING_WIDTH = 512;
/** Numbers that a byte of the map holds. */
const NUMBERS = 256;
/** Metres above the floor at which shadows lie: over rugs. */
const SHADOW_HEIGHT = 0.02;
/** Linear brightness of white furniture where the picture does not tell. */
const USUAL_LIGHT = 0.6;

interface SceneSettings {
  readonly canvas: HTMLCanvasElement;
  readonly pictures: ScenePictures;
  readonly room: Room;
  readonly staged: StagedPlan;
}

/** @returns null where the browser has no WebGL 2 */
export function createScene(settings: SceneSettings): Scene | null {
  const gl = settings.canvas.getContext('webgl2', {
    alpha: false,
    antialias: true,
    powerPreference: 'high-performance',
  });
  return gl && new Scene(gl, settings);
}

type Numbered = Pick<DrawnPiece, 'key' | 'piece' | 'own'>;

const poseOf = ({ x, y, z, angle }: Piece) => [x, y, z, angle] as const;

export class Scene {
  readonly #gl: WebGL2RenderingContext;
  readonly #settings: SceneSettings;
  readonly #clip: Float32Array<ArrayBuffer>;
  readonly #programs: Readonly<Record<'background' | 'piece' | 'shadow' | 'surfaces', Program>>;
  readonly #meshes = new Map<string, { readonly mesh: PackedMesh; readonly buffers: MeshBuffers }>();
  /** the pieces of the staged picture */
  readonly #staged: readonly DrawnPiece[];
  readonly #surfaces: Target;
  readonly #picking: Target;
  #light: Harmonics = evenLight(USUAL_LIGHT);
  #plan: Plan;
  #drawn: readonly DrawnPiece[] = [];
  /** of the pieces drawn last, by pixels; null: not read back yet */
  #picked: Uint8Array | null = null;
  /** the staged picture has to be measured again: a mesh of its pieces is new */
  #isStale = true;

  constructor(gl: WebGL2RenderingContext, settings: SceneSettings) {
    const { pictures, room, staged } = settings;
    const { camera, width, height } = room;
    this.#gl = gl;
    this.#settings = settings;
    this.#plan = staged.plan;
    this.#staged = drawnPieces(staged, staged.plan);
    this.#clip = clipMatrix(camera, width, height);
    this.#programs = {
      background: createProgram(gl, BACKGROUND),
      piece: createProgram(gl, PIECE),
      shadow: createProgram(gl, SHADOW),
      surfaces: createProgram(gl, SURFACES),
    };
    pictureTexture(gl, UNIT.photo, pictures.photo);
    pictureTexture(gl, UNIT.staged, pictures.staged);
    byteTexture(gl, UNIT.map, pictures.map);
    byteTexture(gl, UNIT.untouched, { width: NUMBERS, height: 1, values: new Uint8Array(NUMBERS) });
    const target = (unit: number, across: number) =>
      createTarget(gl, unit, across, Math.round((across * height) / width));
    this.#surfaces = target(UNIT.depth0, SURFACES_WIDTH);
    this.#picking = target(UNIT.picking, PICKING_WIDTH);
  }

  /** Gives the graphics card what is new to it, and takes away what is gone. */
  setMeshes(meshes: ReadonlyMap<string, PackedMesh>): void {
    for (const [key, { buffers }] of this.#meshes) {
      if (meshes.has(key)) continue;
      discardMesh(this.#gl, buffers);
      this.#meshes.delete(key);
    }
    for (const [key, mesh] of meshes) {
      const old = this.#meshes.get(key);
      if (old?.mesh === mesh) continue;
      if (old) discardMesh(this.#gl, old.buffers);
      this.#meshes.set(key, { mesh, buffers: uploadMesh(this.#gl, mesh) });
      this.#isStale ||= this.#staged.some((piece) => piece.key === key);
    }
  }

  draw(plan: Plan): void {
    const gl = this.#gl;
    this.#plan = plan;
    this.#drawn = drawnPieces(this.#settings.staged, plan);
    this.#picked = null;
    this.#measure();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    this.#drawBackground();
    gl.enable(gl.DEPTH_TEST);
    gl.clear(gl.DEPTH_BUFFER_BIT);
    this.#drawPieces(this.#drawn.filter(({ lies }) => lies));
    this.#drawShadows();
    this.#drawPieces(this.#drawn.filter(({ lies }) => !lies));
  }

  /** The piece of the plan drawn last at a point, as fractions from the top left corner; null: none. */
  pick(x: number, y: number): string | null {
    const { width, height } = this.#picking;
    this.#picked ??= this.#readNumbers();
    const column = Math.min(width - 1, Math.floor(x * width));
    const row = Math.min(height - 1, Math.floor((1 - y) * height));
    const number = this.#picked[(row * width + column) * 4 + 3] ?? 0;
    return this.#drawn[number - 1]?.piece.id ?? null;
  }

  /** The arrangement drawn last, as a picture; null where the browser makes none. */
  snapshot(): Promise<Blob | null> {
    this.draw(this.#plan);
    return new Promise((resolve) => this.#settings.canvas.toBlob(resolve, 'image/webp', 0.85));
  }

  /** Gives the graphics card's memory back; the canvas cannot be drawn on again. */
  close(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #useWithClip({ use, uniform }: Program): void {
    use();
    this.#gl.uniformMatrix4fv(uniform('clip'), false, this.#clip);
  }

  #drawMesh(key: string): void {
    const gl = this.#gl;
    const buffers = this.#meshes.get(key)?.buffers;
    if (!buffers) return;
    gl.bindVertexArray(buffers.arrays);
    gl.drawElements(gl.TRIANGLES, buffers.count, gl.UNSIGNED_INT, 0);
    gl.bindVertexArray(null);
  }

  /** Numbers, normals and albedo of the pieces. */
  #drawSurfaces(target: Target, pieces: readonly Numbered[]): void {
    const gl = this.#gl;
    const { surfaces } = this.#programs;
    target.bind();
    gl.viewport(0, 0, target.width, target.height);
    gl.clearColor(0, 0, 0, 0);
    gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT);
    gl.enable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    this.#useWithClip(surfaces);
    for (const { key, piece, own } of pieces) {
      gl.uniform1f(surfaces.uniform('own'), own);
      gl.uniform4f(surfaces.uniform('pose'), ...poseOf(piece));
      this.#drawMesh(key);
    }
  }

  #readNumbers(): Uint8Array {
    const numbered = this.#drawn.map((one, at) => ({ ...one, own: Math.min(at + 1, NUMBERS - 1) }));
    this.#drawSurfaces(this.#picking, numbered);
    return this.#picking.read(0);
  }

  /** Learns from the staged picture: the depth of its pieces, and the light that they are in. */
  #measure(): void {
    if (!this.#isStale) return;
    this.#isStale = false;
    this.#drawSurfaces(this.#surfaces, this.#staged);
    if (this.#staged.some(({ key }) => !this.#meshes.has(key))) return;
    const { width, height } = this.#surfaces;
    const [first, second] = [this.#surfaces.read(0), this.#surfaces.read(1)];
    const samples = samplesOf({ first, second, width, height, pictures: this.#settings.pictures });
    this.#light = fitLight(samples, evenLight(USUAL_LIGHT));
  }

  #drawBackground(): void {
    const gl = this.#gl;
    const { use, uniform } = this.#programs.background;
    const untouched = new Uint8Array(NUMBERS);
    // what no piece has changed
    untouched[0] = 255;
    for (const { kept, own } of this.#drawn) if (kept) untouched[own] = 255;
    changeBytes(gl, UNIT.untouched, untouched);
    use();
    for (const name of ['photo', 'staged', 'map', 'untouched'] as const) gl.uniform1i(uniform(name), UNIT[name]);
    gl.disable(gl.DEPTH_TEST);
    gl.disable(gl.BLEND);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #drawShadows(): void {
    const gl = this.#gl;
    const { shadow } = this.#programs;
    this.#useWithClip(shadow);
    gl.enable(gl.BLEND);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    gl.depthMask(false);
    const moved = this.#drawn.filter(({ kept, stands }) => stands && !kept);
    for (const foot of moved.flatMap(({ piece }) => feet(piece))) {
      gl.uniform4f(shadow.uniform('pose'), foot.x, SHADOW_HEIGHT, foot.z, foot.angle);
      gl.uniform2f(shadow.uniform('halfSize'), foot.width / 2, foot.depth / 2);
      gl.drawArrays(gl.TRIANGLE_STRIP, 0, 4);
    }
    gl.depthMask(true);
    gl.disable(gl.BLEND);
  }

  #drawPieces(pieces: readonly DrawnPiece[]): void {
    const gl = this.#gl;
    const { piece: program } = this.#programs;
    const { uniform } = program;
    this.#useWithClip(program);
    for (const name of ['staged', 'map', 'depth0'] as const) gl.uniform1i(uniform(name), UNIT[name]);
    gl.uniform2f(uniform('size'), gl.canvas.width, gl.canvas.height);
    gl.uniform3fv(uniform('light'), this.#light.flat());
    for (const { key, piece, own, kept, before } of pieces) {
      gl.uniform1f(uniform('own'), own);
      gl.uniform1i(uniform('kept'), kept ? 1 : 0);
      gl.uniform1i(uniform('moved'), before ? 1 : 0);
      gl.uniform4f(uniform('pose'), ...poseOf(piece));
      gl.uniform4f(uniform('pose0'), ...poseOf(before ?? piece));
      this.#drawMesh(key);
    }
  }
}
