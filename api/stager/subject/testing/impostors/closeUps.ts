/** Pictures of objects or people. */
import { type Canvas, blurred, css, ellipse, near, polygon, rectangle, type Rgb } from './drawing.js';

const SKINS: readonly Rgb[] = [
  [238, 203, 178],
  [222, 178, 146],
  [178, 128, 94],
  [112, 76, 56],
];

/** A head and shoulders before a soft background. */
export function portrait({ width, height, random }: Canvas): string {
  const x = width * random.between(0.35, 0.65);
  const r = Math.min(width, height) * random.between(0.16, 0.26);
  const y = height * random.between(0.36, 0.46);
  const skin = near(random, random.pick(SKINS), 8);
  const hair = css(
    near(
      random,
      random.pick([
        [40, 28, 22],
        [96, 66, 38],
        [180, 150, 100],
        [150, 148, 146],
      ] as const),
    ),
  );
  const cloth = css(
    near(
      random,
      random.pick([
        [40, 52, 88],
        [150, 60, 60],
        [220, 218, 214],
        [60, 60, 64],
      ] as const),
    ),
  );
  const shade = css([skin[0] * 0.7, skin[1] * 0.66, skin[2] * 0.64]);
  const spots = Array.from({ length: 14 }, () =>
    ellipse(
      width * random.next(),
      height * random.next(),
      width * random.between(0.05, 0.25),
      height * random.between(0.05, 0.25),
      css(near(random, [130, 130, 124], 70), 0.6),
      'filter="url(#far)"',
    ),
  );
  return [
    `<defs>${blurred('far', 30)}${blurred('soft', 4)}</defs>`,
    rectangle(0, 0, width, height, css(near(random, [140, 140, 136], 60))),
    ...spots,
    ellipse(x, height * 1.05, r * 2.3, height * 1.05 - y - r * 1.25, cloth),
    rectangle(x - r * 0.38, y + r * 0.6, r * 0.76, r * 0.9, shade),
    ellipse(x, y - r * 0.22, r * 0.98, r * 1.22, hair),
    ellipse(x, y + r * 0.08, r * 0.8, r * 1.05, css(skin)),
    ellipse(x - r * 0.4, y + r * 0.4, r * 0.3, r * 0.4, shade, 'opacity="0.35" filter="url(#soft)"'),
    ellipse(x - r * 0.3, y, r * 0.11, r * 0.06, '#2a2020'),
    ellipse(x + r * 0.3, y, r * 0.11, r * 0.06, '#2a2020'),
    polygon(
      [
        [x, y + r * 0.05],
        [x + r * 0.1, y + r * 0.36],
        [x - r * 0.08, y + r * 0.36],
      ],
      shade,
    ),
    ellipse(x, y + r * 0.62, r * 0.26, r * 0.07, css([skin[0] * 0.8, skin[1] * 0.5, skin[2] * 0.5])),
  ].join('');
}

/** A plate from above, a pile of things on a table. */
export function still({ width, height, random }: Canvas): string {
  const parts = [rectangle(0, 0, width, height, css(near(random, [150, 120, 92], 50)))];
  const r = Math.min(width, height) * random.between(0.3, 0.42);
  parts.push(ellipse(width / 2, height / 2, r, r, css(near(random, [236, 234, 230], 12))));
  for (let k = 0; k < 40; k++) {
    const away = r * 0.75 * Math.sqrt(random.next());
    const turn = random.between(0, 7);
    const size = r * random.between(0.05, 0.25);
    const colour = near(
      random,
      random.pick([
        [190, 60, 40],
        [90, 140, 50],
        [220, 180, 90],
        [110, 60, 40],
      ] as const),
      20,
    );
    parts.push(
      ellipse(width / 2 + away * Math.cos(turn), height / 2 + away * Math.sin(turn), size, size * 0.7, css(colour)),
    );
  }
  return parts.join('');
}

/** Cloth, gravel, plaster: a single surface. */
export function texture({ width, height, random }: Canvas): string {
  const often = random.between(0.01, 0.6).toFixed(3);
  const colour = near(random, [150, 140, 128], 60);
  const rows = colour.map((channel) => `0 0 0 0 ${channel / 255}`).join(' ');
  const filter =
    `<filter id="grain" x="0" y="0" width="100%" height="100%">` +
    `<feTurbulence type="fractalNoise" baseFrequency="${often}" numOctaves="4" seed="${random.integer() % 1000}"/>` +
    `<feColorMatrix values="${rows} 1.6 0 0 0 -0.3"/>` +
    `</filter>`;
  return (
    `<defs>${filter}</defs>` +
    rectangle(0, 0, width, height, css([colour[0] * 0.6, colour[1] * 0.6, colour[2] * 0.6])) +
    `<rect width="${width}" height="${height}" filter="url(#grain)"/>`
  );
}
