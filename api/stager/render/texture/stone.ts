/** Stone, concrete and glaze. Sampled in room coordinates, so that veins continue from a top to its foot. */
import type { Material } from '../../mesh/mesh.js';
import { cellNoise, fbm3, noise3, smoothstep } from '../../mesh/kit/noise.js';
import type { Painter, TextureSample } from './sample.js';
import { blend, brighten } from './blend.js';

/** Distance of the noise from a level, 0 in the centre of a vein. */
const vein = (noise: number): number => Math.abs(noise - 0.46);

function paintMarble(material: Material, out: TextureSample, x: number, y: number, z: number): void {
  const second = material.colour2 ?? material.colour;
  // domain warping: veins meander, swell and break off
  const warp = fbm3(x * 1.7, y * 1.7, z * 1.7, 3);
  const wx = x + warp * 0.55;
  const wy = y * 1.2 - warp * 0.4;
  const wz = z - warp * 0.5;
  const bold = vein(fbm3(wx * 2.3, wy * 2.3, wz * 2.3, 3));
  const breaks = smoothstep(0.34, 0.6, noise3(wx * 2.1 + 5, wy * 2.1, wz * 2.1));
  const fine = vein(fbm3(wx * 6.5 + 3, wy * 6.5, wz * 6.5, 2));
  const cloud = fbm3(x * 3 + 7, y * 3, z * 3, 2);
  const line = (1 - smoothstep(0.002, 0.016, bold)) * (0.25 + 0.75 * breaks);
  const halo = (1 - smoothstep(0, 0.07, bold)) * 0.34 * breaks;
  const hair = (1 - smoothstep(0.001, 0.012, fine)) * 0.3;
  const most = line * 0.85 > halo ? line * 0.85 : halo;
  blend(out, second, most > hair ? most : hair);
  brighten(out, 0.95 + (cloud - 0.36) * 0.16);
  out.roughness += most * 0.06;
}

function paintTravertine(material: Material, out: TextureSample, x: number, y: number, z: number): void {
  const second = material.colour2 ?? material.colour;
  const warp = noise3(x * 3, y * 3, z * 3) * 0.05;
  const layers = fbm3(x * 1.4, (y + warp) * 17, z * 1.4, 3);
  blend(out, second, smoothstep(0.32, 0.62, layers) * 0.55);
  const thin = noise3(x * 4, (y + warp) * 90, z * 4);
  brighten(out, 0.97 + 0.07 * thin);
  // pits are aligned with the layers
  const pit = noise3(x * 110, y * 260, z * 110) * 0.6 + noise3(x * 50, (y + warp) * 170, z * 50) * 0.4;
  const deep = smoothstep(0.63, 0.7, pit) * smoothstep(0.36, 0.55, layers);
  brighten(out, 1 - deep * 0.34);
  out.roughness += deep * 0.3;
}

/** Writes the nearest chip of a jittered grid into `chip`: distance 0..1 and the chip's random number. */
function nearestChip(x: number, y: number, z: number, chip: { distance: number; own: number }): void {
  chip.distance = 4;
  const baseX = Math.floor(x - 0.5);
  const baseY = Math.floor(y - 0.5);
  const baseZ = Math.floor(z - 0.5);
  for (let corner = 0; corner < 8; corner++) {
    const cx = baseX + (corner & 1);
    const cy = baseY + ((corner >> 1) & 1);
    const cz = baseZ + (corner >> 2);
    const own = cellNoise(cx, cy, cz);
    const dx = cx + 0.2 + 0.6 * own - x;
    const dy = cy + 0.2 + 0.6 * ((own * 7.31) % 1) - y;
    const dz = cz + 0.2 + 0.6 * ((own * 13.7) % 1) - z;
    // broken stone: flat sides at random angles
    const skew = (own * 29.3) % 1;
    const away =
      Math.abs(dx * (1 - 0.5 * skew) + dy * skew * 0.7) + Math.abs(dy - dx * skew * 0.6) + Math.abs(dz) * 0.9;
    if (away >= chip.distance) continue;
    chip.distance = away;
    chip.own = own;
  }
}

const CHIP = { distance: 0, own: 0 };

function paintTerrazzo(material: Material, out: TextureSample, x: number, y: number, z: number): void {
  const second = material.colour2 ?? material.colour;
  const third = material.colour3 ?? second;
  brighten(out, 0.97 + 0.05 * noise3(x * 200, y * 200, z * 200));
  for (let size = 0; size < 2; size++) {
    const scale = size === 0 ? 95 : 34;
    nearestChip(x * scale, y * scale, z * scale, CHIP);
    const { distance, own } = CHIP;
    if (distance > 0.28 + 0.2 * ((own * 17.3) % 1)) continue;
    const pick = (own * 41.7) % 1;
    if (pick < 0.3) blend(out, second, 0.9);
    else if (pick < 0.5) blend(out, third, 0.85);
    else if (pick < 0.7) brighten(out, 0.5 + 0.25 * own);
    else brighten(out, 0.82 + 0.14 * own);
  }
}

function paintConcrete(material: Material, out: TextureSample, x: number, y: number, z: number): void {
  const cloud = fbm3(x * 3.2, y * 3.2, z * 3.2, 4);
  blend(out, material.colour2 ?? material.colour, smoothstep(0.36, 0.64, cloud) * 0.8);
  const pour = noise3(x * 0.8, y * 11, z * 0.8);
  const hole = noise3(x * 90, y * 90, z * 90);
  const grain = noise3(x * 260, y * 260, z * 260);
  const bubble = smoothstep(0.84, 0.9, hole);
  brighten(out, 0.95 + 0.08 * grain + 0.06 * (pour - 0.5) - bubble * 0.35);
  out.roughness += (cloud - 0.45) * 0.2;
  out.bumpX = (grain - 0.5) * 0.08;
  out.bumpZ = (hole - 0.5) * 0.06;
}

/** Glaze pools and thins over an uneven body. */
function paintGlaze(material: Material, out: TextureSample, x: number, y: number, z: number): void {
  const flow = fbm3(x * 7, y * 4, z * 7, 3);
  blend(out, material.colour2 ?? material.colour, smoothstep(0.4, 0.62, flow) * 0.45);
  const speck = smoothstep(0.78, 0.84, noise3(x * 330, y * 330, z * 330));
  const turn = noise3(x * 3, y * 120, z * 3) - 0.5;
  brighten(out, 0.97 + 0.06 * (flow - 0.4) + turn * 0.05 - speck * 0.16);
  out.roughness += (flow - 0.45) * 0.14;
  out.bumpY = turn * 0.05;
}

type StonePainter = (material: Material, out: TextureSample, x: number, y: number, z: number) => void;

const PATTERNS: Readonly<Record<string, StonePainter>> = {
  marble: paintMarble,
  travertine: paintTravertine,
  terrazzo: paintTerrazzo,
  concrete: paintConcrete,
};

/** Patterns: marble, travertine, terrazzo, concrete; else glaze. */
export const paintStone: Painter = (material, out, _u, _v, x, y, z) => {
  (PATTERNS[material.pattern ?? ''] ?? paintGlaze)(material, out, x, y, z);
};
