/** Outdoor scenes: terraces, gardens, house fronts, streets at night. */
import type { Random } from '../../../random.js';
import { type Canvas, css, downwards, ellipse, foliage, near, polygon, rectangle, type Rgb } from './drawing.js';

const SKIES: readonly (readonly [Rgb, Rgb])[] = [
  [
    [72, 130, 206],
    [190, 216, 240],
  ],
  [
    [150, 176, 205],
    [226, 232, 238],
  ],
  [
    [88, 110, 160],
    [244, 178, 120],
  ],
  [
    [205, 210, 216],
    [236, 238, 240],
  ],
];

function sky({ width, height, random }: Canvas, horizon: number): string {
  const [top, foot] = random.pick(SKIES);
  const clouds = Array.from({ length: Math.round(random.between(0, 9)) }, () =>
    ellipse(
      width * random.next(),
      horizon * random.next(),
      width * random.between(0.05, 0.2),
      height * random.between(0.01, 0.04),
      css([250, 250, 252], random.between(0.2, 0.6)),
      'filter="url(#haze)"',
    ),
  );
  const haze = '<filter id="haze"><feGaussianBlur stdDeviation="12"/></filter>';
  const sky = rectangle(0, 0, width, horizon, 'url(#sky)');
  return `<defs>${downwards('sky', top, foot)}${haze}</defs>${sky}${clouds.join('')}`;
}

/** Boards or slabs that converge to a vanishing point. */
function boards({ width, height, random }: Canvas, horizon: number, top: number, colour: Rgb): string {
  const vanishing = width * random.between(0.3, 0.7);
  const count = Math.round(random.between(10, 26));
  const reach = (x: number, y: number) => vanishing + ((x - vanishing) * (y - horizon)) / (height - horizon);
  return Array.from({ length: count }, (_, k) => {
    const [a, b] = [k, k + 0.96].map((step) => ((step / count) * 5 - 2) * width);
    const corners = [
      [reach(a, top), top],
      [reach(b, top), top],
      [b, height],
      [a, height],
    ] as const;
    return polygon(corners, css(near(random, colour, 8)));
  }).join('');
}

function railing({ width, height, random }: Canvas, top: number): string {
  const tall = height * random.between(0.12, 0.2);
  const colour = css(
    near(
      random,
      random.pick([
        [60, 60, 62],
        [225, 225, 222],
        [120, 84, 56],
      ] as const),
    ),
  );
  const step = width * random.between(0.012, 0.03);
  const bars = Array.from({ length: Math.ceil(width / step) }, (_, k) =>
    rectangle(k * step, top - tall, step * 0.2, tall, colour),
  );
  return rectangle(0, top - tall, width, height * 0.012, colour) + bars.join('');
}

export function terrace(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const horizon = height * random.between(0.36, 0.52);
  const edge = horizon + height * random.between(0.08, 0.18);
  const trees = foliage(random, { x: 0, y: horizon - height * 0.2, width, height: edge - horizon + height * 0.2 }, 9);
  const floor = random.pick([
    [150, 112, 78],
    [172, 168, 160],
    [120, 96, 80],
    [198, 190, 176],
  ] as const);
  const house = random.chance(0.5)
    ? polygon(
        [
          [width, 0],
          [width * random.between(0.68, 0.85), horizon * 0.3],
          [width * random.between(0.68, 0.85), edge],
          [width, edge + height * 0.2],
        ],
        css(near(random, [205, 198, 188], 25)),
      )
    : '';
  return (
    sky(canvas, edge) +
    (random.chance(0.75) ? trees : '') +
    rectangle(0, edge, width, height - edge, css(near(random, floor, 10))) +
    boards(canvas, horizon, edge, floor) +
    (random.chance(0.8) ? railing(canvas, edge) : '') +
    house
  );
}

export function garden(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const horizon = height * random.between(0.35, 0.55);
  const lawn = foliage(random, { x: 0, y: horizon, width, height: height - horizon }, 11);
  const hedge = foliage(random, { x: 0, y: horizon - height * 0.22, width, height: height * 0.26 }, 12);
  return sky(canvas, horizon) + rectangle(0, horizon, width, height, css([84, 122, 56])) + lawn + hedge;
}

function facadeWindows(random: Random, x: number, y: number, w: number, h: number, lit: boolean): string {
  const [columns, rows] = [Math.round(random.between(2, 6)), Math.round(random.between(2, 5))];
  return Array.from({ length: columns * rows }, (_, k) => {
    const cell = [
      x + ((k % columns) + 0.25) * (w / columns),
      y + (Math.floor(k / columns) + 0.25) * (h / rows),
    ] as const;
    const glass: Rgb = lit ? (random.chance(0.4) ? [250, 210, 130] : [22, 24, 34]) : near(random, [90, 110, 130], 25);
    const frame = lit
      ? ''
      : rectangle(cell[0] - 3, cell[1] - 3, w / columns / 2 + 6, h / rows / 2 + 6, css([240, 240, 238]));
    return frame + rectangle(cell[0], cell[1], w / columns / 2, h / rows / 2, css(glass));
  }).join('');
}

export function houseFront(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const ground = height * random.between(0.68, 0.8);
  const [x, w] = [width * random.between(0.08, 0.25), width * random.between(0.5, 0.7)];
  const y = height * random.between(0.25, 0.4);
  const roof = [
    [x - width * 0.03, y],
    [x + w / 2, y - height * random.between(0.1, 0.22)],
    [x + w + width * 0.03, y],
  ] as const;
  return (
    sky(canvas, ground) +
    foliage(random, { x: 0, y: ground - height * 0.3, width, height: height * 0.3 }, 12) +
    rectangle(x, y, w, ground - y, css(near(random, [214, 200, 182], 30))) +
    polygon(roof, css(near(random, [110, 78, 66], 25))) +
    facadeWindows(random, x, y, w, (ground - y) * 0.8, false) +
    rectangle(0, ground, width, height - ground, css([92, 124, 66])) +
    foliage(random, { x: 0, y: ground, width, height: height - ground }, 12)
  );
}

export function nightStreet(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const horizon = height * random.between(0.45, 0.6);
  const glow = '<filter id="glow"><feGaussianBlur stdDeviation="14"/></filter>';
  const parts = [
    `<defs>${downwards('night', [8, 10, 22], [30, 28, 44])}${glow}</defs>`,
    rectangle(0, 0, width, height, 'url(#night)'),
  ];
  let x = 0;
  while (x < width) {
    const w = width * random.between(0.1, 0.25);
    const y = horizon * random.between(0.1, 0.7);
    parts.push(
      rectangle(x, y, w, horizon - y + height * 0.05, css(near(random, [30, 28, 34], 8))),
      facadeWindows(random, x, y, w, horizon - y, true),
    );
    x += w;
  }
  const road = [
    [width * 0.45, horizon],
    [width * 0.55, horizon],
    [width * 1.2, height],
    [-width * 0.2, height],
  ] as const;
  parts.push(rectangle(0, horizon, width, height, css([24, 24, 28])), polygon(road, css([44, 44, 48])));
  for (let k = 0; k < 12; k++) {
    const [lx, ly] = [width * random.next(), horizon * random.between(0.5, 1.15)];
    const warm = css([255, random.between(170, 240), random.between(90, 200)], 0.9);
    parts.push(ellipse(lx, ly, 22, 22, css([255, 190, 110], 0.5), 'filter="url(#glow)"'), ellipse(lx, ly, 5, 5, warm));
  }
  return parts.join('');
}
