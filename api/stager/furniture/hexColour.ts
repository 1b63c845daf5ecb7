import type { Vec3 } from '../contract.js';

const linear = (channel: number): number => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);

/**
 * Linear reflectance of an sRGB colour.
 *
 * @param hex six digits of sRGB, as `B9AF9F`
 */
export function paint(hex: string): Vec3 {
  if (!/^[0-9a-f]{6}$/i.test(hex)) throw new Error(`"${hex}" is no colour: six hexadecimal digits are expected.`);
  const channel = (at: number) => linear(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return [channel(0), channel(2), channel(4)];
}
