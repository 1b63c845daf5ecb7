import jsQR from 'jsqr';
import { describe, expect, it } from 'vitest';
import { LINEAR, luminance } from '../../stager/photo/colour.js';
import { outlineOf } from '../../typesetting/outline.js';
import { linesOf } from '../../typesetting/typesetter.js';
import { contrast, LEAST_CONTRAST } from './contrast.js';
import type { Label } from './label.js';
import { labelPicture } from './labelPicture.js';
import { capitalsOf, LEAST_CAPITALS, layOut, type Box } from './layOut.js';

type Pixel = (x: number, y: number) => readonly [number, number, number];

function pictureOf(width: number, height: number, pixel: Pixel) {
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(pixel(x, y), (y * width + x) * 3);
  return { width, height, data };
}

const WHITE: Pixel = () => [255, 255, 255];
const BLACK: Pixel = () => [0, 0, 0];
/** dark and bright in turn, as a patterned rug is */
const CHECKED: Pixel = (x, y) => (((x >> 3) + (y >> 3)) % 2 ? [250, 240, 225] : [20, 16, 12]);
const GROUNDS = [
  ['white', WHITE],
  ['black', BLACK],
  ['checked', CHECKED],
] as const;
const SIZES = [
  ['600 px', 600, 400],
  ['12 MP', 4000, 3000],
  ['24 MP', 6000, 4000],
] as const;
const CASES = SIZES.flatMap(([size, width, height]) =>
  GROUNDS.map(([ground, pixel]) => [size, ground, { width, height, pixel }] as const),
);
const LINK = 'https://showhome.example/see/dGhpcyBpcyBhIHRva2VuIG9mIDMyIGJ5dGVzIGZvciBhIHRlc3Q';

const WORDS = 'Virtually staged';

const corner = (words = WORDS): Label => ({ place: 'corner', words, link: LINK });
const bar = (words = WORDS): Label => ({ place: 'bar', words, link: LINK });

function lightsIn({ data, width }: { data: Uint8Array; width: number }, box: Box): number[] {
  const lights: number[] = [];
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const at = (y * width + x) * 3;
      const [red = 0, green = 0, blue = 0] = Array.from(data.subarray(at, at + 3), (level) => LINEAR[level]);
      lights.push(luminance(red, green, blue));
    }
  }
  return lights.sort((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? NaN;

describe.each(CASES)('a label on a %s picture that is %s', (_size, _ground, { width, height, pixel }) => {
  it.each([corner(), bar()])('can be read in a $place, and its code leads to the link', async (label) => {
    const picture = pictureOf(width, height, pixel);
    const { data } = await labelPicture(picture, label);
    const { plate, words, qr, withoutCode } = layOut(label, width, height);
    const [line] = words;
    const letters = { ...plate, left: plate.left + (line?.x ?? 0), width: 8 * capitalsOf(width, height) };
    const lights = lightsIn(picture, letters);
    // letters cover about a third; the brightest hundredth of what is around them may be brighter
    expect(contrast(at(lights, 0.995), at(lights, 0.5))).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    expect(at(lights, 0.995)).toBeGreaterThan(0.95);
    // 600 by 400 pixels have no room for a code that a phone can read
    const isSmall = width === 600;
    expect({ code: qr !== null, said: withoutCode !== null }).toEqual({ code: !isSmall, said: isSmall });
    const tile = qr?.place ?? plate;
    const code = new Uint8ClampedArray(tile.width * tile.height * 4).fill(255);
    for (let k = 0; k < tile.width * tile.height; k++) {
      const from = ((tile.top + Math.floor(k / tile.width)) * width + tile.left + (k % tile.width)) * 3;
      code.set(data.subarray(from, from + 3), k * 4);
    }
    expect(jsQR(code, tile.width, tile.height)?.data).toBe(isSmall ? undefined : LINK);
  });
});

/** Every shape from 8:1 to 1:8, from 120 pixels of the shorter side to 12,000 of the longer one. */
const ANY_SIZES = [1, 1.21, 1.5, 16 / 9, 2.4, 4, 8].flatMap((shape) =>
  Array.from({ length: 16 }, (_, k) => Math.round(120 * 1.33 ** k)).flatMap((shorter) => {
    const longer = Math.round(shorter * shape);
    return longer > 12_000 ? [] : ([[longer, shorter], [shorter, longer]] as const); // prettier-ignore
  }),
);

describe('the code on a picture of any size', () => {
  const [MOST_AREA, MOST_WIDTH] = [0.02, 0.14];

  const sharesOf = (place: 'corner' | 'bar') =>
    ANY_SIZES.map(([width, height]) => {
      const { qr, withoutCode } = layOut({ place, words: WORDS, link: LINK }, width, height);
      const { width: side = 0 } = qr?.place ?? {};
      // 37 modules and the quiet zone of four at each side
      const module = side / 45;
      const isRight = qr ? side ** 2 <= MOST_AREA * width * height && side <= MOST_WIDTH * width && module >= 3 : true;
      return { picture: `${width} by ${height}`, side, isRight: isRight && (withoutCode === null) === side > 0 };
    });

  it.each(['corner', 'bar'] as const)(
    'beside a %s covers at most 2 %% of it and 14 %% of its width with modules of 3 pixels, or is missing',
    (place) => {
      const shares = sharesOf(place);
      expect(shares.filter(({ isRight }) => !isRight)).toEqual([]);
      const coded = shares.filter(({ side }) => side > 0).length;
      expect(coded).toBeGreaterThan(shares.length / 4);
      expect(coded).toBeLessThan(shares.length);
    },
  );

  it('is missing with a sentence that says why', () => {
    expect(layOut(corner(), 640, 426).withoutCode).toBe(
      'One that a phone can read takes 135 pixels; on a picture of 640 by 426 it may take 73, ' +
        'which is 2 % of its area and at most 14 % of its width.',
    );
    const { qr, withoutCode } = layOut(bar('x'.repeat(58)), 1000, 1000);
    expect([qr, withoutCode]).toEqual([null, 'Beside one there is no room for the label’s words.']);
  });

  it('is not missed where none was asked for', () => {
    expect(layOut({ ...corner(), link: null }, 640, 426).withoutCode).toBeNull();
  });
});

it('leaves all pixels outside the label as they are', async () => {
  const picture = pictureOf(900, 600, CHECKED);
  const before = picture.data.slice();
  const label = { ...corner(), link: null };
  await labelPicture(picture, label);
  const { plate } = layOut(label, 900, 600);
  let changed = 0;
  for (let y = 0; y < 600; y++) {
    for (let x = 0; x < 900; x++) {
      const inside = x >= plate.left && x < plate.left + plate.width && y >= plate.top && y < plate.top + plate.height;
      const same = [0, 1, 2].every((c) => picture.data[(y * 900 + x) * 3 + c] === before[(y * 900 + x) * 3 + c]);
      if (same) continue;
      expect(inside).toBe(true);
      changed += 1;
    }
  }
  expect(changed).toBeGreaterThan(0.8 * plate.width * plate.height);
});

describe('the label’s size', () => {
  it('grows with the picture and is never too small to read', () => {
    expect(capitalsOf(600, 400)).toBe(14);
    expect(capitalsOf(4000, 3000)).toBe(54);
    expect(capitalsOf(3000, 4000)).toBe(54);
  });

  it('is as asked for, and in the right corner as far from the edges as in the left', () => {
    const label = { ...corner(), link: null, capitals: 40 };
    const [left, right] = [
      layOut(label, 1080, 900).plate,
      layOut({ ...label, place: 'right corner' }, 1080, 900).plate,
    ];
    expect(left).toMatchObject({ left: 48, height: 112, top: 900 - 48 - 112 });
    expect(right).toEqual({ ...left, left: 1080 - left.left - left.width });
  });

  it.each(['corner', 'bar'] as const)('a long text in a %s is broken into lines within the picture', (place) => {
    const words =
      'This room was furnished by a computer. The original photograph can be seen at the address in the code.';
    for (const [width, height] of [
      [300, 900],
      [900, 300],
      [4000, 3000],
    ] as const) {
      const { plate, words: lines, qr } = layOut({ place, words, link: LINK }, width, height);
      expect(lines.length).toBeGreaterThan(1);
      for (const box of [plate, qr?.place ?? plate]) {
        expect(box.left).toBeGreaterThanOrEqual(0);
        expect(box.top).toBeGreaterThanOrEqual(0);
        expect(box.left + box.width).toBeLessThanOrEqual(width);
        expect(box.top + box.height).toBeLessThanOrEqual(height);
      }
    }
  });

  it.each(['Virtuell möbliert', 'Εικονική επίπλωση', 'ממוחשב', 'वस्तुतः सज्जित', '虚拟布置'])(
    'sets %s, and no sign for missing letters',
    (words) => {
      const [line] = layOut({ place: 'corner', words, link: null }, 1200, 800).words;
      expect(line?.path.length).toBeGreaterThan(100);
      const [missing = []] = linesOf('\ufffd', Infinity, () => 0);
      const letters = new Set(Array.from(words.normalize('NFC').replaceAll(' ', '')));
      const alike = [...letters].filter((letter) => {
        const [sign = []] = linesOf(letter, Infinity, () => 0);
        return outlineOf('strong', sign, 20).path === outlineOf('strong', missing, 20).path;
      });
      expect(alike).toEqual([]);
    },
  );
});

describe('a label on a small picture', () => {
  const LONG = 'Virtuellmöbliertundausgestattet';

  /** Where the letters are: the rows and columns with white pixels. */
  async function lettersOf(label: Label, [width, height]: readonly [number, number]) {
    const { data } = await labelPicture(pictureOf(width, height, BLACK), label);
    const white = (x: number, y: number) => (data[(y * width + x) * 3] ?? 0) > 120;
    const [columns, rows] = [Array.from({ length: width }, (_, x) => x), Array.from({ length: height }, (_, y) => y)];
    const bounds = (first: number, last: number) => {
      const found = columns.filter((x) => rows.slice(first, last).some((y) => white(x, y)));
      return { left: found[0] ?? NaN, right: found.at(-1) ?? NaN };
    };
    return { bounds, rows: rows.filter((y) => columns.some((x) => white(x, y))) };
  }

  it.each([
    [[600, 400], WORDS, { place: 'corner', lines: 1, code: false }],
    [[600, 400], LONG, { place: 'corner', lines: 1, code: false }],
    [[320, 213], WORDS, { place: 'corner', lines: 1, code: false }],
    [[200, 133], WORDS, { place: 'bar', lines: 1, code: false }],
    [[200, 133], LONG, { place: 'bar', lines: 2, code: false }],
    [[200, 133], 'تم تأثيث هذه الغرفة افتراضيا', { place: 'bar', lines: 2, code: false }],
    [[200, 133], 'הדמיה ממוחשבת של רהיטים', { place: 'bar', lines: 2, code: false }],
    [[120, 90], WORDS, { place: 'bar', lines: 2, code: false }],
  ] as const)('of %j says %s', async ([width, height], words, expected) => {
    const { place, plate, words: lines, qr } = layOut(corner(words), width, height);
    expect({ place, lines: lines.length, code: qr !== null }).toEqual(expected);
    const box = qr?.place ?? plate;
    expect(Math.min(plate.left, plate.top, box.left, box.top)).toBeGreaterThanOrEqual(0);
    const { bounds } = await lettersOf({ ...corner(words), link: null }, [width, height]);
    // no letter is cut off
    expect(bounds(0, height).left).toBeGreaterThan(plate.left + 5);
    expect(bounds(0, height).right).toBeLessThan(plate.left + plate.width - 5);
  });

  it('has capitals of the least height', async () => {
    for (const size of [
      [600, 400],
      [200, 133],
      [120, 90],
    ] as const) {
      expect((await lettersOf({ ...corner('HHH'), link: null }, size)).rows).toHaveLength(LEAST_CAPITALS);
    }
  });

  it.each(['تم تأثيث هذه الغرفة افتراضيا', 'הדמיה ממוחשבת של רהיטים'])(
    'sets the lines of %s from the right',
    async (words) => {
      const { plate, words: lines } = layOut(corner(words), 200, 133);
      const { bounds } = await lettersOf(corner(words), [200, 133]);
      const [first, second] = lines.map(({ baseline }) => bounds(plate.top + baseline - 18, plate.top + baseline + 8));
      expect(lines).toHaveLength(2);
      expect(Math.abs((first?.right ?? NaN) - (second?.right ?? NaN))).toBeLessThan(4);
      expect(Math.abs((first?.left ?? NaN) - (second?.left ?? NaN))).toBeGreaterThan(8);
    },
  );

  it.each([
    [80, 60],
    [119, 400],
  ])('of %i by %i pixels is refused where its words would have to be broken', (width, height) => {
    expect(() => layOut(bar(LONG), width, height)).toThrow(
      `the label does not fit on a picture of ${width} by ${height} pixels`,
    );
  });

  it('beside another label never becomes a bar', () => {
    const label = { ...corner(`After · ${LONG}`), place: 'right corner', link: null } as const;
    const { place, plate } = layOut(label, 320, 400);
    expect(place).toBe('right corner');
    expect(plate.left).toBeGreaterThan(320 / 4);
  });
});
