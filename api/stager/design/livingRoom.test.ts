import { describe, expect, it } from 'vitest';
import { STYLES, type Piece, type Style, type Vec3 } from '../contract.js';
import { finish } from '../steps.js';
import { buildPiece } from '../furniture/catalogue/build.js';
import { openWorkshop } from '../furniture/catalogue/workshop.js';
import { showsBack } from './seating/conversation.js';
import { collide, feet } from './scene/feet.js';
import { corners, distanceTo, overlap, place, within } from './scene/footprint.js';
import { KINDS, stands, isOnFloor } from '../kinds.js';
import { frontOf } from './seating/seating.js';
import { faults, furnish, furnished, mainOf, ofKind, ROOMS, type Furnished } from './testing/furnished.js';
import { view } from './scene/view.js';

describe('seats of a living room', () => {
  it('belong to the sofa’s group, or to a reading corner with a lamp or a table', () => {
    const chairs = furnished.flatMap((one) => ofKind(one, 'armchair'));
    expect(chairs.length).toBeGreaterThan(12);
    const alone = faults((one) => {
      const main = mainOf(one);
      return (
        ofKind(one, 'armchair')
          // beyond talking distance of the seat at a sofa's end
          .filter((chair) => distanceTo(main, [chair.x, chair.z]) > 2.2)
          .filter(
            (chair) =>
              !ofKind(one, 'floor lamp', 'side table').some((other) => distanceTo(other, [chair.x, chair.z]) < 1.1),
          )
          .map(({ id }) => `${id} stands alone`)
      );
    });
    expect(alone).toEqual([]);
  });

  it('show the camera no large back', () => {
    const backs = faults((one) =>
      ofKind(one, 'armchair', 'sofa')
        .slice(1)
        .filter((seat) => {
          const seen = view(one.room, seat);
          const area = (Math.min(1, seen.right) - Math.max(0, seen.left)) * (Math.min(1, seen.bottom) - seen.top);
          return showsBack(seat) && area > 0.055;
        })
        .map(({ id }) => `${id} turns its back`),
    );
    expect(backs).toEqual([]);
  });
});

/** Living rooms with several lamps and low seats. */
const SEVERAL = [439, 446, 462, 466, 469, 478, 502, 506, 516].flatMap((seed) =>
  furnish(seed, seed % 2 === 0 ? 15 : 26),
);

describe('lamps of a living room', () => {
  it('stand apart from each other', () => {
    const beside = SEVERAL.flatMap((one) => {
      const floorLamps = ofKind(one, 'floor lamp');
      const near = (lamp: Piece, other: Piece, metres: number) =>
        other !== lamp && Math.hypot(other.x - lamp.x, other.z - lamp.z) < metres;
      return floorLamps
        .flatMap((lamp) => [
          ...ofKind(one, 'table lamp').filter((other) => near(lamp, other, 1.1)),
          ...floorLamps.filter((other) => near(lamp, other, 2.4)),
        ])
        .map(({ id }) => `${one.name}: ${id} stands beside a floor lamp`);
    });
    expect(beside).toEqual([]);
  });
});

describe('poufs of a living room', () => {
  it('stand at the table of a sofa', () => {
    const rooms = [...furnished, ...SEVERAL];
    expect(rooms.flatMap((one) => ofKind(one, 'pouf')).length).toBeGreaterThan(3);
    const lost = rooms.flatMap((one) =>
      ofKind(one, 'pouf')
        .filter(({ x, z }) => ofKind(one, 'coffee table').every((table) => distanceTo(table, [x, z]) > 0.8))
        .map(({ id }) => `${one.name}: ${id} stands by itself`),
    );
    expect(lost).toEqual([]);
  });

  it('mostly stand wholly on the rug or wholly beside it', () => {
    const rooms = [...furnished, ...SEVERAL];
    const isHalfOn = (rug: Piece, pouf: Piece) =>
      overlap(rug, pouf) && corners(pouf).some((foot) => distanceTo(rug, foot) > 0);
    const poufs = rooms.flatMap((one) => ofKind(one, 'pouf').map((pouf) => ({ one, pouf })));
    const half = poufs.filter(({ one, pouf }) => ofKind(one, 'rug').some((rug) => isHalfOn(rug, pouf)));
    expect(half.length).toBeLessThan(poufs.length / 3);
  });
});

describe('the foreground of a living room', () => {
  it('holds no tall piece', () => {
    const tall = faults((one) =>
      one.plan.pieces
        .slice(1)
        .filter(stands)
        .filter((piece) => {
          const seen = view(one.room, piece);
          return seen.bottom > 0.88 && seen.bottom - seen.top > 0.36;
        })
        .map(({ id }) => id),
    );
    expect(tall).toEqual([]);
  });
});

describe('a plant', () => {
  it('stands beside the rug, not on it', () => {
    const onRug = faults((one) =>
      ofKind(one, 'plant')
        .filter((plant) => ofKind(one, 'rug').some((rug) => overlap(plant, rug, -0.1)))
        .map(({ id }) => id),
    );
    expect(onRug).toEqual([]);
  });
});

describe('the size of the sofa', () => {
  it('follows the room: long or L-shaped in big ones, two seats in small ones', () => {
    const areaOf = ({ room }: Furnished) => (room.right - room.left) * -room.back;
    const mean = (ones: readonly Furnished[]) =>
      ones.reduce((sum, one) => sum + mainOf(one).width, 0) / Math.max(1, ones.length);
    const big = furnished.filter((one) => areaOf(one) > 32);
    const small = furnished.filter((one) => areaOf(one) < 18);
    expect(Math.min(big.length, small.length)).toBeGreaterThan(3);
    expect(mean(big)).toBeGreaterThan(mean(small) + 0.4);
    expect(big.some((one) => mainOf(one).kind === 'sectional')).toBe(true);
    expect(small.filter((one) => mainOf(one).kind === 'sectional').length).toBeLessThan(small.length / 2);
  });
});

describe('an L-shaped sofa', () => {
  const sofa = { kind: 'sectional', group: 'main', seed: 1, width: 2.8, depth: 1.65, height: 0.8 } as const;
  const placed = { ...sofa, x: 0.4, z: -3, y: 0, angle: 0.3 };

  it('keeps the floor before it free for a table', () => {
    const front = frontOf(placed);
    const [x, z] = place(placed, (front.from + front.to) / 2, front.z + 0.35);
    const table = { kind: 'coffee table', width: 0.9, depth: 0.5, height: 0.4, x, z, y: 0, angle: 0.3 } as const;
    expect(overlap(placed, table)).toBe(true);
    expect(collide(placed, table)).toBe(false);
  });

  it('excludes other pieces from the floor of its return', () => {
    const [, chaise] = feet(placed);
    if (!chaise) throw new Error('no return');
    const pouf = {
      kind: 'pouf',
      width: 0.5,
      depth: 0.5,
      height: 0.4,
      x: chaise.x,
      z: chaise.z,
      y: 0,
      angle: 0,
    } as const;
    expect(collide(placed, pouf)).toBe(true);
    expect(collide(pouf, placed)).toBe(true);
  });
});

describe('the coffee table', () => {
  it('is half to three quarters as long as the sofa’s front, and stands wholly on the rug', () => {
    let onRug = 0;
    const off = faults((one) => {
      const main = mainOf(one);
      const front = frontOf(main);
      return ofKind(one, 'coffee table').flatMap((table) => {
        const share = table.width / (front.to - front.from);
        const [rug] = ofKind(one, 'rug').filter((other) => overlap(table, other));
        if (rug) onRug++;
        const inside = !rug || corners(table).every((corner) => distanceTo(rug, corner) < 0.001);
        return [
          ...(table.depth > 0.951 || share < 0.48 || share > 0.75
            ? [`${table.width} by ${table.depth} before ${main.width}`]
            : []),
          ...(inside ? [] : ['it stands over the edge of the rug']),
        ];
      });
    });
    expect(off).toEqual([]);
    expect(onRug).toBeGreaterThan(15);
  });
});

/** Whether a rug extends at one end of its sofa for a seat there, and ends beyond the other as usual. */
function reaches(sofa: Piece, rug: Piece, seats: readonly Piece[]): boolean {
  const [x] = within(sofa, [rug.x, rug.z]);
  const end = Math.sign(x);
  const beyond = rug.width / 2 - Math.abs(x) - sofa.width / 2;
  return beyond > 0.19 && seats.some((seat) => overlap(seat, rug) && end * within(sofa, [seat.x, seat.z])[0] > 1);
}

describe('the rug of a sofa', () => {
  it('is centred on the sofa or extends to a seat at one end, and reaches under the sofa’s front', () => {
    const off = faults((one) => {
      const main = mainOf(one);
      const [rug] = ofKind(one, 'rug');
      if (!rug) return [];
      const [x, z] = within(main, [rug.x, rug.z]);
      const under = frontOf(main).z - (z - rug.depth / 2);
      return [
        ...(Math.abs(x) > 0.01 && !reaches(main, rug, ofKind(one, 'armchair', 'sofa')) ? ['off the middle'] : []),
        ...(under < 0.2 ? [`${under} m under the front`] : []),
        ...(rug.width < 0.58 * main.width ? [`${rug.width} m before a sofa of ${main.width} m`] : []),
      ];
    });
    expect(off).toEqual([]);
  });
});

describe('creativity', () => {
  it('raises the furniture of a living room from the essential pieces to the full programme', () => {
    const count = (creativity: number) =>
      ROOMS.slice(0, 12)
        .flatMap((seed) => furnish(seed, creativity))
        .reduce((sum, { plan }) => sum + plan.pieces.length, 0);
    const [none, usual, full] = [count(0), count(15), count(30)];
    expect(usual).toBeGreaterThan(1.15 * none);
    expect(full).toBeGreaterThan(usual);
  });

  it('places only the essential pieces at its lowest', () => {
    const areaOf = ({ room }: Furnished) => (room.right - room.left) * -room.back;
    // a bigger room gets a second group at any creativity
    const calm = ROOMS.slice(0, 16).flatMap((seed) => furnish(seed, 0).filter((one) => areaOf(one) < 30));
    const few: readonly Piece['kind'][] = ['media unit', 'bookcase', 'pendant', 'vase', 'dining chair'];
    const busy = calm.filter(
      (one) =>
        ofKind(one, ...few).length > 0 ||
        // a pouf or a single side table only as the fourth piece
        ((ofKind(one, 'pouf').length > 0 || ofKind(one, 'side table').length % 2 > 0) &&
          one.plan.pieces.filter(isOnFloor).length > 4) ||
        ofKind(one, 'art', 'mirror').length > 1,
    );
    expect(calm.length).toBeGreaterThan(4);
    expect(busy.map(({ name }) => name)).toEqual([]);
    const small = calm.filter((one) => areaOf(one) < 16);
    for (const one of small) expect(new Set(one.plan.pieces.map(({ kind }) => kind)).size).toBeLessThanOrEqual(7);
  });

  it('changes fabrics from neutral to the style’s accents', () => {
    const apart = (a: Vec3, b: Vec3) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
    /** How far the boldest cloth of an armchair and a pouf is from the style's neutrals. */
    const boldest = (style: Style, creativity: number): number => {
      const shop = openWorkshop({ style, creativity, seed: 1 });
      for (const kind of ['armchair', 'pouf'] as const)
        finish(buildPiece({ id: kind, kind, ...KINDS[kind].size, x: 0, y: 0, z: 0, angle: 0, seed: 3 }, shop));
      const cloths = shop.materials.filter(({ texture }) => texture !== 'wood' && texture !== 'metal');
      const { neutrals } = shop.book;
      return Math.max(...cloths.map(({ colour }) => Math.min(...neutrals.map((neutral) => apart(neutral, colour)))));
    };
    const bolder = STYLES.filter((style) => boldest(style, 30) > 1.2 * boldest(style, 0));
    expect(bolder.length).toBeGreaterThanOrEqual(10);
  });
});
