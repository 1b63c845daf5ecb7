/** Colours of pixels, 0..255 a channel. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** Whether the pixel at a byte offset has a colour, within `step` in every channel. */
export const isNear = (data: Uint8Array, at: number, [red, green, blue]: Rgb, step: number): boolean =>
  Math.abs(data[at] - red) <= step && Math.abs(data[at + 1] - green) <= step && Math.abs(data[at + 2] - blue) <= step;
