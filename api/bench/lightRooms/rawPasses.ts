/** The path tracer's passes, as `render.py` writes them. */
import { readFileSync } from 'node:fs';

const PASSES = [
  'diffuseDirect',
  'diffuseIndirect',
  'diffuseColour',
  'glossyDirect',
  'glossyIndirect',
  'glossyColour',
  'image',
] as const;

/** Planes of linear colour, 3 floats per pixel, row-major. */
export type RawPasses = Readonly<Record<(typeof PASSES)[number], Float32Array>>;

const BYTES = 4;

export function readPasses(file: string, { width, height }: { width: number; height: number }): RawPasses {
  const bytes = readFileSync(file);
  const plane = width * height * 3;
  if (bytes.length !== plane * BYTES * PASSES.length) {
    throw new Error(`${file} has ${bytes.length} bytes, not the passes of ${width} x ${height} pixels.`);
  }
  const all = new Float32Array(new Uint8Array(bytes).buffer);
  const of = (name: (typeof PASSES)[number]) => all.subarray(plane * PASSES.indexOf(name)).subarray(0, plane);
  return {
    diffuseDirect: of('diffuseDirect'),
    diffuseIndirect: of('diffuseIndirect'),
    diffuseColour: of('diffuseColour'),
    glossyDirect: of('glossyDirect'),
    glossyIndirect: of('glossyIndirect'),
    glossyColour: of('glossyColour'),
    image: of('image'),
  };
}
