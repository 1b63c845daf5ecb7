import { describe, expect, it } from 'vitest';
import { STYLES, type Piece, type Plan, type RoomType } from '../contract.js';
import { COMPOSITIONS } from './dressing/compositions.js';
import { corners, overlap, within } from './scene/footprint.js';
import { KINDS, type Kind, stands } from '../kinds.js';
import { attempt, NOTHING_PRESERVED } from './testing/requests.js';
import { syntheticRoom } from './testing/syntheticRoom.js';

/** Square metres from which on a room is big. */
const BIG = 20;
/** Pieces that show several decorative items, and how many. */
const HOLDS: Partial<Record<Kind, number>> = {
  tray: 4,
  'drinks tray': 5,
  candles: 3,
  candlesticks: 3,
  carafe: 2,
  'place setting': 3,
};
const ON_FLOOR: readonly Kind[] = ['throw basket', 'basket', 'lantern'];
/** Kinds that stand on furniture but are no decor. */
const APPLIANCES: readonly Kind[] = ['television', 'monitor', 'laptop'];

const isSmall = ({ kind }: Piece): boolean =>
  (KINDS[kind].standing === 'on' && !APPLIANCES.includes(kind)) || ON_FLOOR.includes(kind);
const smallThings = ({ pieces }: Plan): number =>
  pieces.filter(isSmall).reduce((sum, { kind }) => sum + (HOLDS[kind] ?? 1), 0);

/** Plans of big synthetic rooms in all styles. */
function bigRooms(roomType: RoomType, creativity: number, number: number): Plan[] {
  const plans: Plan[] = [];
  for (let seed = 700; plans.length < number && seed < 900; seed++) {
    const given = syntheticRoom(seed);
    if ((given.room.right - given.room.left) * -given.room.back < BIG) continue;
    const style = STYLES[seed % STYLES.length] ?? 'modern';
    const plan = attempt({ ...given, roomType, style, creativity, preserve: NOTHING_PRESERVED, seed });
    if (plan) plans.push(plan);
  }
  return plans;
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** The piece that carries an item. */
const baseOf = ({ pieces }: Plan, thing: Piece): Piece | undefined =>
  pieces.find((base) => {
    const [x, z] = within(base, [thing.x, thing.z]);
    const below = Math.abs(base.y + base.height - thing.y) < 1e-6;
    return below && base !== thing && Math.abs(x) < base.width / 2 && Math.abs(z) < base.depth / 2;
  });

/** Whether the middle of an item is above a piece. */
function isOver(base: Piece, { x, z }: Piece): boolean {
  const [aside, ahead] = within(base, [x, z]);
  return Math.abs(aside) < base.width / 2 && Math.abs(ahead) < base.depth / 2;
}

const on = ({ pieces }: Plan): Piece[] => pieces.filter(({ kind }) => KINDS[kind].standing === 'on');

const living = bigRooms('living_room', 20, 14);
const dining = bigRooms('dining_room', 20, 6);
const bedrooms = bigRooms('bedroom', 20, 4);
const all = [...living, ...dining, ...bedrooms];

describe('the tops of a big room', () => {
  it('carry enough decor, and almost none at the lowest creativity', () => {
    expect(median(living.map(smallThings))).toBeGreaterThanOrEqual(9);
    const furnished = living.filter(({ pieces }) => pieces.filter((piece) => !isSmall(piece)).length >= 11);
    expect(furnished.length).toBeGreaterThan(3);
    expect(median(furnished.map(smallThings))).toBeGreaterThanOrEqual(13);
    const bare = bigRooms('living_room', 0, 8);
    const quiet: readonly Kind[] = ['table lamp', 'television', 'books', 'bowl'];
    const loud = bare.flatMap(({ pieces }) => pieces.filter((piece) => isSmall(piece) && !quiet.includes(piece.kind)));
    expect(loud.map(({ id }) => id)).toEqual([]);
    expect(median(bare.map(smallThings))).toBeLessThanOrEqual(3);
  });

  it('carry three items on coffee tables and one on side tables', () => {
    const full = living.filter(({ style }) => style !== 'minimalist' && style !== 'japon');
    const carried = (kind: Kind) =>
      full.flatMap((plan) =>
        plan.pieces
          .filter((base) => base.kind === kind)
          .map(
            (base) => on(plan).filter((thing) => thing.y >= base.y + base.height - 1e-6 && isOver(base, thing)).length,
          ),
      );
    const coffee = carried('coffee table');
    expect(coffee.filter((number) => number >= 3).length).toBeGreaterThan(0.85 * coffee.length);
    const side = carried('side table');
    expect(side.filter((number) => number >= 1).length).toBeGreaterThan(0.85 * side.length);
  });

  it('carry no item that overhangs an edge', () => {
    const over = all.flatMap((plan) =>
      on(plan)
        // a lamp's shade may overhang, its base does not
        .filter(({ kind }) => kind !== 'table lamp')
        .filter((thing) => {
          const base = baseOf(plan, thing);
          if (!base) return true;
          return corners(thing).some((corner) => {
            const [x, z] = within(base, corner);
            return Math.abs(x) > base.width / 2 + 0.005 || Math.abs(z) > base.depth / 2 + 0.005;
          });
        })
        .map(({ id }) => id),
    );
    expect(over).toEqual([]);
  });

  it('carry no two items that intersect', () => {
    const through = all.flatMap((plan) => {
      const things = on(plan);
      return things.flatMap((a, index) =>
        things
          .slice(index + 1)
          .filter((b) => a.y + a.height > b.y + 1e-6 && b.y + b.height > a.y + 1e-6 && overlap(a, b, -0.002))
          .map((b) => `${a.id} through ${b.id}`),
      );
    });
    expect(through).toEqual([]);
  });

  it('stay free over most of their area', () => {
    const inUse: readonly Kind[] = [...APPLIANCES, 'table lamp', 'desk lamp', 'place setting'];
    const crowded = all.flatMap((plan) =>
      plan.pieces
        .filter(stands)
        .filter((base) => {
          const things = on(plan).filter((thing) => !inUse.includes(thing.kind) && baseOf(plan, thing) === base);
          return things.reduce((sum, { width, depth }) => sum + width * depth, 0) > 0.451 * base.width * base.depth;
        })
        .map(({ id }) => id),
    );
    expect(crowded).toEqual([]);
  });

  it('show two vases and three bouquets at most, and usually six kinds of items or more', () => {
    const most = (kind: Kind) =>
      Math.max(...living.map(({ pieces }) => pieces.filter((one) => one.kind === kind).length));
    expect(most('vase')).toBeLessThanOrEqual(2);
    expect(most('bouquet')).toBeLessThanOrEqual(3);
    const kinds = median(living.map(({ pieces }) => new Set(pieces.filter(isSmall).map(({ kind }) => kind)).size));
    expect(kinds).toBeGreaterThanOrEqual(6);
  });
});

describe('a dining table', () => {
  const settings = ({ pieces }: Plan) => pieces.filter(({ kind }) => kind === 'place setting');

  it('has a place setting before each chair', () => {
    const chairs = dining.flatMap(({ pieces }) => pieces.filter(({ kind }) => kind === 'dining chair'));
    expect(dining.flatMap(settings).length).toBeGreaterThan(0.7 * chairs.length);
    const astray = dining.flatMap((plan) =>
      settings(plan).filter(
        (setting) =>
          !plan.pieces.some(({ kind, x, z, angle }) => {
            if (kind !== 'dining chair') return false;
            const [aside, ahead] = within({ ...setting, angle }, [x, z]);
            return Math.abs(aside) < 0.05 && ahead < -0.2 && ahead > -0.75;
          }),
      ),
    );
    expect(astray).toEqual([]);
  });

  it('is laid for all of its chairs or for none', () => {
    const partly = dining.filter((plan) => {
      const laid = settings(plan).length;
      return laid > 0 && laid !== plan.pieces.filter(({ kind }) => kind === 'dining chair').length;
    });
    expect(partly.map(({ style, seed }) => `${style} ${seed}`)).toEqual([]);
  });

  it('has no place settings in a plain room', () => {
    expect(bigRooms('dining_room', 8, 3).flatMap(settings)).toEqual([]);
  });
});

describe('a group of decorative items', () => {
  it('stacks no item on a smaller one', () => {
    const leaning = COMPOSITIONS.filter(({ items }) =>
      items.some(({ stacked, size }, index) => {
        const below = items[index - 1]?.size;
        // it is turned slightly against the item below
        return stacked === true && (!below || size[0] * 1.02 > below[0] || size[1] * 1.1 > below[1]);
      }),
    );
    expect(leaning.map(({ name }) => name)).toEqual([]);
  });

  it('has a unique name', () => {
    expect(new Set(COMPOSITIONS.map(({ name }) => name)).size).toBe(COMPOSITIONS.length);
  });
});

describe('lamps and mirrors', () => {
  const plans = bigRooms('bedroom', 15, 12).concat(bigRooms('living_room', 15, 12));

  it('stand high enough for reading on low tops too', () => {
    const tops = plans.flatMap(({ pieces }) =>
      pieces.filter(({ kind }) => kind === 'table lamp').map(({ y, height }) => y + height),
    );
    expect(tops.length).toBeGreaterThan(8);
    expect(Math.min(...tops)).toBeGreaterThan(0.99);
  });

  it('are half to four fifths as wide as the piece below', () => {
    const shares = plans.flatMap(({ pieces }) =>
      pieces
        .filter(({ kind }) => kind === 'mirror')
        .flatMap((mirror) => {
          const storage = pieces.filter(({ kind }) => KINDS[kind].isLowStorage);
          const below = storage.find(({ x, z }) => Math.hypot(x - mirror.x, z - mirror.z) < 0.5);
          return below ? [mirror.width / below.width] : [];
        }),
    );
    expect(shares.length).toBeGreaterThan(3);
    expect(Math.min(...shares)).toBeGreaterThan(0.499);
    expect(Math.max(...shares)).toBeLessThan(0.801);
  });
});
