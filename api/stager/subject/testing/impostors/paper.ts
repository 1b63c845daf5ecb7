/** Documents that are scanned or saved by mistake: letters, floor plans, screens. */
import type { Random } from '../../../random.js';
import { type Canvas, css, near, rectangle, type Rgb } from './drawing.js';

const INK: Rgb = [40, 40, 48];

/** Words of a paragraph as short bars: text at the resolution at which rooms are read. */
function lineOfWords(random: Random, x: number, y: number, width: number, size: number): string {
  const words: string[] = [];
  for (let at = x; at < x + width;) {
    const length = Math.min(x + width - at, size * random.between(1, 5.5));
    for (let k = 0; k < length; k += size * 0.55) {
      const tall = random.chance(0.3) ? size : size * 0.65;
      words.push(rectangle(at + k, y + size - tall, size * random.between(0.25, 0.45), tall, css(INK, 0.85)));
    }
    at += length + size * 0.5;
  }
  return words.join('');
}

export function paragraph(random: Random, x: number, y: number, width: number, lines: number, size: number): string {
  return Array.from({ length: lines }, (_, k) => {
    const last = k === lines - 1;
    return lineOfWords(random, x, y + k * size * 1.9, last ? width * random.between(0.2, 0.9) : width, size);
  }).join('');
}

export function letter({ width, height, random }: Canvas): string {
  const paper = near(random, [246, 245, 240], 8);
  const margin = width * random.between(0.06, 0.13);
  const size = height * random.between(0.011, 0.018);
  const parts = [rectangle(0, 0, width, height, css(paper))];
  if (random.chance(0.6))
    parts.push(rectangle(margin, margin, width * 0.2, size * 3, css(near(random, [60, 90, 150]))));
  let y = margin + size * 6;
  while (y < height - margin - size * 4) {
    const lines = Math.round(random.between(2, 9));
    parts.push(paragraph(random, margin, y, width - 2 * margin, lines, size));
    y += lines * size * 1.9 + size * random.between(1.5, 4);
  }
  return parts.join('');
}

export function floorPlan({ width, height, random }: Canvas): string {
  const stroke = Math.max(2, width * random.between(0.004, 0.009));
  const [left, top] = [width * random.between(0.06, 0.16), height * random.between(0.06, 0.16)];
  const [w, h] = [width - 2 * left, height - 2 * top];
  const line = (x1: number, y1: number, x2: number, y2: number, thin = 1) =>
    `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${css(INK)}" stroke-width="${stroke * thin}"/>`;
  const parts = [
    rectangle(0, 0, width, height, css(near(random, [250, 250, 250], 5))),
    `<rect x="${left}" y="${top}" width="${w}" height="${h}" fill="none" ` +
      `stroke="${css(INK)}" stroke-width="${stroke}"/>`,
  ];
  const count = Math.round(random.between(3, 7));
  for (let k = 0; k < count; k++) {
    const x = left + w * random.between(0.15, 0.85);
    const y = top + h * random.between(0.15, 0.85);
    const leaf = w * 0.07;
    parts.push(
      random.chance(0.5)
        ? line(x, top, x, top + h * random.between(0.3, 0.7))
        : line(left, y, left + w * random.between(0.3, 0.7), y),
      `<path d="M ${x} ${y} a ${leaf} ${leaf} 0 0 1 ${leaf} ${leaf}" fill="none" stroke="${css(INK)}"/>`,
      lineOfWords(random, x, y + 20, w * 0.1, height * 0.014),
      line(x, y, x + leaf, y, 0.4),
    );
  }
  return parts.join('');
}

export function screen({ width, height, random }: Canvas): string {
  const dark = random.chance(0.3);
  const back: Rgb = dark ? [28, 30, 36] : [244, 245, 248];
  const card: Rgb = dark ? [44, 47, 56] : [255, 255, 255];
  const accent = near(random, [70, 110, 220], 60);
  const parts = [rectangle(0, 0, width, height, css(back)), rectangle(0, 0, width, height * 0.07, css(card))];
  const rail = width * random.between(0.12, 0.22);
  parts.push(rectangle(0, 0, rail, height, css(near(random, card, 6))));
  const columns = Math.round(random.between(2, 4));
  const w = (width - rail) / columns;
  for (let k = 0; k < columns * 3; k++) {
    const x = rail + (k % columns) * w + w * 0.06;
    const y = height * (0.11 + 0.29 * Math.floor(k / columns));
    parts.push(
      rectangle(x, y, w * 0.88, height * 0.25, css(card)),
      rectangle(x + w * 0.05, y + height * 0.18, w * 0.25, height * 0.04, css(accent)),
      paragraph(random, x + w * 0.05, y + height * 0.03, w * 0.7, 4, height * 0.013),
    );
  }
  for (let k = 0; k < 7; k++) parts.push(lineOfWords(random, rail * 0.15, height * (0.1 + 0.05 * k), rail * 0.6, 9));
  return parts.join('');
}
