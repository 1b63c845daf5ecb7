/**
 * Rules that follow from the photo's pixels: floors, standing things, pictures on the walls, the frame.
 */
import { NOTHING_PRESERVED } from './testing/requests.js';
import { describe, expect, it } from 'vitest';
import type { Opening, Plan, Room, Vec3 } from '../contract.js';
import { ROOM_TYPES, STYLES, StageRefusal } from '../contract.js';
import { arrange } from './arrange.js';
import { battens, meetsMoulding } from './placing/bareWall.js';
import { panelWidth } from '../furniture/curtainPair.js';
import { KINDS, stands } from '../kinds.js';
import { mayBePicture } from '../room/fixtures/hungPictures.js';
import { visibleOpenings } from './scene/openings.js';
import { paint } from '../furniture/hexColour.js';
import { createRandom } from '../random.js';
import { contrast, drawbacks, isLoud, rugLightness, rugWay } from './rugWay.js';
import { isBelieved } from '../room/openings/belief.js';
import { darkThings } from '../room/evidence/darkThings.js';
import { floorColour } from '../room/evidence/floorColour.js';
import type { PhotoLook } from '../room/evidence/photoLook.js';
import { seenFloor } from '../room/evidence/seenFloor.js';
import { isOnOrOff } from './seating/seating.js';
import { STYLE_BOOKS } from '../furniture/styles.js';
import { syntheticRoom } from './testing/syntheticRoom.js';
import { emptyScene } from './testing/emptyScene.js';
import { furnished as livingRooms } from './testing/furnished.js';
import { seenAs } from './testing/seenAs.js';
import type { Draft } from '../furniture/draft.js';
import type { Scene } from './scene/scene.js';
import { setLamp } from './lamps/lamps.js';
import { addConsoleBehind } from './seating/sofaEnds.js';
import { boxRoom } from './testing/boxRoom.js';
import { view } from './scene/view.js';
import { alongWall } from './scene/walls.js';

interface Furnished {
  readonly seed: number;
  readonly room: Room;
  readonly plan: Plan;
}

const furnished: readonly Furnished[] = Array.from({ length: 20 }, (_, index) => index + 700).flatMap((seed) => {
  const roomType = ROOM_TYPES[seed % ROOM_TYPES.length] ?? 'living_room';
  const style = STYLES[seed % STYLES.length] ?? 'modern';
  const { room } = syntheticRoom(seed);
  try {
    return [
      { seed, room, plan: arrange({ room, roomType, style, creativity: 20, preserve: NOTHING_PRESERVED, seed }) },
    ];
  } catch (error) {
    if (error instanceof StageRefusal) return [];
    throw error;
  }
});

describe('a rug', () => {
  const OAK = paint('B98F62');
  const floors = { oak: OAK, grey: paint('8E9092'), dark: paint('3E2E25'), pale: paint('DAD4CA') };

  const chance = () => createRandom(3);

  it('differs from the floor in every style', () => {
    for (const [name, floor] of Object.entries(floors))
      for (const style of STYLES) {
        const chosen = STYLE_BOOKS[style].rugs[rugWay(style, floor, chance()) ?? -1];
        if (!chosen) throw new Error('no such rug');
        expect(contrast(chosen, floor), `${style} on ${name}`).toBeGreaterThan(11);
      }
  });

  it('is neither nearly black nor too close to its floor in lightness where the style has another', () => {
    for (const [name, floor] of Object.entries(floors))
      for (const style of STYLES) {
        const { rugs } = STYLE_BOOKS[style];
        const chosen = rugs[rugWay(style, floor, chance()) ?? -1];
        if (!chosen) throw new Error('no such rug');
        expect(rugLightness(chosen), `${style} on ${name}`).toBeGreaterThan(35);
        const least = Math.min(...rugs.map((rug) => drawbacks(rug, floor)));
        expect(drawbacks(chosen, floor), `${style} on ${name}`).toBeLessThan(least + 15);
      }
  });

  it('is calm in a bedroom wherever the style has a calm one', () => {
    for (const floor of Object.values(floors))
      for (const style of STYLES) {
        const { rugs } = STYLE_BOOKS[style];
        const chosen = rugs[rugWay(style, floor, chance(), { setting: 'bedroom' }) ?? -1];
        const loud = chosen !== undefined && isLoud(chosen);
        expect(loud, `in ${style}`).toBe(rugs.every(isLoud));
      }
  });

  it('differs between a dark and a pale floor in half of the styles', () => {
    const other = STYLES.filter(
      (style) => rugWay(style, floors.dark, chance()) !== rugWay(style, floors.pale, chance()),
    );
    expect(other.length).toBeGreaterThanOrEqual(6);
    expect(rugWay('modern', null, chance())).toBeNull();
  });

  it('takes the colour from the floor that the photo shows', () => {
    const { room } = syntheticRoom(35);
    const colour = (): Vec3 => [OAK[0] * 0.5, OAK[1] * 0.5, OAK[2] * 0.5];
    const light = { ...room.light, walls: 0.4, tint: [1, 1, 1] as const };
    const found = floorColour(light, { colour }, seenFloor(room));
    expect(found?.map((value, axis) => value / (OAK[axis] ?? 1))).toEqual([1, 1, 1].map(() => expect.closeTo(1, 5)));
    expect(floorColour(light, { colour: () => null }, seenFloor(room))).toBeNull();
    const plan = arrange({
      room: seenAs({ ...room, light }, { colour }),
      roomType: 'living_room',
      style: 'modern',
      creativity: 15,
      preserve: NOTHING_PRESERVED,
      seed: 35,
    });
    expect(plan.pieces.find(({ kind }) => kind === 'rug')?.way).toBe(rugWay('modern', found, createRandom(36)));
  });
});

describe('a thing on the floor in the photo', () => {
  const { room } = syntheticRoom(35);
  const floor = seenFloor(room);
  const [x, z] = [(room.left + room.right) / 2, room.back * 0.6];
  const tone =
    (size: number) =>
    ([px, , pz]: Vec3): number =>
      Math.abs(px - x) < size && Math.abs(pz - z) < size ? 60 : 170 + 4 * px;

  it('is found where the floor is darker than round it', () => {
    const things = darkThings(room, { tone: tone(0.3) }, floor);
    expect(things.length).toBeGreaterThan(1);
    for (const at of things) expect(Math.hypot(at[0] - x, at[1] - z)).toBeLessThan(0.5);
    expect(darkThings(room, { tone: tone(0) }, floor)).toEqual([]);
    // a dark half of the floor is no thing
    expect(darkThings(room, { tone: ([, , pz]) => (pz < z ? 60 : 170) }, floor)).toEqual([]);
  });
});

describe('a possible picture', () => {
  const { room } = syntheticRoom(35);
  const picture: Opening = {
    wall: 'back',
    kind: 'window',
    from: room.left + 1,
    to: room.left + 2.4,
    bottom: 0.9,
    top: 1.9,
    certainty: 0.8,
    glow: 0.05,
  };

  it('is read as a window, dark by day and well above the floor', () => {
    expect(mayBePicture(room, picture)).toBe(true);
    expect(mayBePicture(room, { ...picture, glow: 0.9 })).toBe(false);
    expect(mayBePicture(room, { ...picture, bottom: 0.1 })).toBe(false);
    expect(mayBePicture(room, { ...picture, kind: 'door' })).toBe(false);
  });

  it('gets no curtains', () => {
    let tried = 0;
    for (const { seed, room: lit, plan } of furnished) {
      const pair = plan.pieces.find(({ kind }) => kind === 'curtain');
      const openings = lit.openings.map((o) => ({ ...o, glow: 0.01 }));
      const dim = { ...lit, openings };
      if (!pair || !openings.some((o) => o.wall === pair.wall && mayBePicture(dim, o))) continue;
      tried++;
      const { roomType, style, creativity } = plan;
      const again = arrange({ room: dim, roomType, style, creativity, preserve: NOTHING_PRESERVED, seed });
      expect(again.pieces.filter(({ kind, wall }) => kind === 'curtain' && wall === pair.wall)).toEqual([]);
    }
    expect(tried).toBeGreaterThan(0);
  });
});

describe('an opening too low for a door', () => {
  it('does not count as a door at any certainty', () => {
    const door: Opening = {
      wall: 'back',
      kind: 'door',
      from: 0,
      to: 0.9,
      bottom: 0,
      top: 2,
      certainty: 0.9,
      glow: 1,
    };
    expect(isBelieved(door)).toBe(true);
    expect(isBelieved({ ...door, top: 1.6 })).toBe(false);
    const { room } = syntheticRoom(35);
    expect(visibleOpenings({ ...room, openings: [{ ...door, top: 1.6 }] })).toEqual([]);
  });
});

describe('the frame', () => {
  it('cuts rugs, beds and big seats, nothing else', () => {
    const mayBe = [
      'sofa',
      'sectional',
      'bed',
      'nightstand',
      'loveseat',
      'chaise',
      'desk',
      'gaming desk',
      'dining table',
    ];
    const cut = furnished.flatMap(({ seed, room, plan }) =>
      plan.pieces
        .filter((piece) => stands(piece) && !mayBe.includes(piece.kind))
        .filter((piece) => view(room, piece).inFrame < 0.94)
        .map(({ id }) => `${id} in room ${seed}`),
    );
    expect(furnished.length).toBeGreaterThan(14);
    expect(cut).toEqual([]);
  });
});

describe('curtains', () => {
  it('hang in pairs that the picture shows whole, slightly beyond the frames, clear of the corners', () => {
    let pairs = 0;
    const faults = furnished.flatMap(({ seed, room, plan }) =>
      plan.pieces.flatMap((pair) => {
        if (pair.kind !== 'curtain') return [];
        pairs++;
        const wall = room.walls[pair.wall ?? 'back'];
        const middle = alongWall(wall.side, pair);
        const [from, to] = [middle - pair.width / 2, middle + pair.width / 2];
        const windows = room.openings.filter(
          (o) => o.wall === wall.side && o.kind === 'window' && o.from < to && o.to > from,
        );
        const beyond = [Math.min(...windows.map((o) => o.from)) - from, to - Math.max(...windows.map((o) => o.to))];
        return [
          ...(pair.width <= 1 ? ['a single panel'] : []),
          ...(view(room, pair).inFrame < 0.97 ? ['cut by the frame'] : []),
          ...(from < wall.from + 0.05 || to > wall.to - 0.05 ? ['in a corner'] : []),
          ...(windows.length === 0 || beyond.some((metres) => metres < 0.1) ? ['short of the frame'] : []),
          ...(2 * panelWidth(pair.width) > 0.5 * pair.width ? ['drawn'] : []),
        ].map((fault) => `${fault} in room ${seed}`);
      }),
    );
    expect(pairs).toBeGreaterThan(2);
    expect(faults).toEqual([]);
  });
});

describe('the pictures of one plan', () => {
  const motifsOf = ({ pieces }: Plan) => pieces.filter(({ kind }) => kind === 'art').map(({ motif }) => motif);

  it('never show one motif twice', () => {
    const several = [...furnished, ...livingRooms]
      .map(({ plan }) => motifsOf(plan))
      .filter(({ length }) => length > 1 && length < 4);
    expect(several.length).toBeGreaterThan(1);
    for (const motifs of several) expect(new Set(motifs).size).toBe(motifs.length);
  });
});

describe('a picture rail', () => {
  const { room } = syntheticRoom(35);
  const sceneOf = (busy: PhotoLook['busy']) => emptyScene(seenAs(room, { busy }));
  const scene = (height: number) => sceneOf(([, y]) => (Math.abs(y - height) < 0.03 ? 1 : 0));
  const part = { from: -0.6, to: 0.4, bottom: 1.1, top: 1.9 };

  it('is neither crossed nor touched by a picture', () => {
    for (const height of [1.1, 1.5, 1.9, 1.93]) expect(meetsMoulding(scene(height), room.walls.back, part)).toBe(true);
    for (const height of [0.95, 2.1]) expect(meetsMoulding(scene(height), room.walls.back, part)).toBe(false);
  });

  it('differs from a socket and from an upright edge', () => {
    const upright = sceneOf(([x]) => (Math.abs(x) < 0.05 ? 1 : 0));
    expect(meetsMoulding(upright, room.walls.back, part)).toBe(false);
  });
});

describe('chairs and rugs', () => {
  const rug = { kind: 'rug', group: 'main', x: 0, z: -3, y: 0, width: 3, depth: 2, height: 0.02, angle: 0 } as const;
  const chair = { kind: 'armchair', group: 'main', y: 0, width: 0.8, depth: 0.8, height: 0.8 } as const;

  it('touch with both front legs or not at all', () => {
    const facingLeft = { ...chair, angle: -Math.PI / 2 };
    expect(isOnOrOff(rug, { ...facingLeft, x: 1.6, z: -3 })).toBe(true);
    expect(isOnOrOff(rug, { ...facingLeft, x: 2.6, z: -3 })).toBe(true);
    // just beside the rug
    expect(isOnOrOff(rug, { ...facingLeft, x: 2.1, z: -3 })).toBe(false);
    // one front leg beside the rug
    expect(isOnOrOff(rug, { ...facingLeft, x: 1.6, z: -2 })).toBe(false);
    // its back on the rug, its front legs beside it
    expect(isOnOrOff(rug, { ...facingLeft, x: -1.6, z: -3 })).toBe(false);
  });
});

describe('a panelled wall', () => {
  const { room } = syntheticRoom(35);
  const edge = (along: number) => ({ along, bottom: 0.2, top: 1.9 });
  const wall = (...at: number[]) => ({ ...room.walls.back, uprights: at.map(edge) });

  it('is recognised by three or more fields of equal width', () => {
    expect(battens(wall(-1.5, -0.5, 0.52, 1.5)).size).toBe(4);
    expect([...battens(wall(-2.6, -1.5, -0.5, 0.52, 1.5, 2.9))].map(({ along }) => along)).not.toContain(2.9);
    // a door with a window is no panelling
    expect(battens(wall(-1.5, -0.6)).size).toBe(0);
    expect(battens(wall(-1.5, -0.6, 0.9, 1.5)).size).toBe(0);
  });
});

describe('a floor whose joints run on the diagonal', () => {
  it('gets a calm rug wherever the style has one', () => {
    const tiles = paint('8A6248');
    for (const style of STYLES) {
      const { rugs } = STYLE_BOOKS[style];
      const chosen = rugs[rugWay(style, tiles, createRandom(2), { diagonal: true }) ?? -1];
      const loud = chosen !== undefined && isLoud(chosen);
      expect(loud, `in ${style}`).toBe(rugs.every(isLoud));
    }
  });
});

describe('a window', () => {
  const glass: Opening = {
    wall: 'back',
    kind: 'window',
    from: -1.5,
    to: 1.5,
    bottom: 0.2,
    top: 2,
    certainty: 0.9,
    glow: 1,
  };
  const { room } = boxRoom(5, 6);
  const sofa: Draft = { kind: 'sofa', group: 'main', ...KINDS.sofa.size, x: 0, z: -4.2, y: 0, angle: 0, wall: 'back' };
  const sceneWith = (openings: Opening[]): Scene => {
    const furnished = { ...room, openings };
    return { ...emptyScene(furnished), visibleOpenings: visibleOpenings(furnished), pieces: [sofa] };
  };

  it('has no console with lamps before it behind a sofa', () => {
    const [clear, before] = [sceneWith([]), sceneWith([glass])];
    expect(addConsoleBehind(clear, sofa)).toBe(true);
    expect(clear.pieces.length).toBeGreaterThan(1);
    expect(addConsoleBehind(before, sofa)).toBe(false);
    expect(before.pieces).toEqual([sofa]);
  });

  it('has no second lamp on a side table before it', () => {
    const side: Draft = { ...sofa, kind: 'side table', ...KINDS['side table'].size };
    const lamp: Draft = { ...sofa, kind: 'floor lamp', ...KINDS['floor lamp'].size, x: 2, z: -3 };
    const lit = (openings: Opening[], kind: Draft['kind'], others: Draft[] = [lamp]) => {
      const scene = sceneWith(openings);
      scene.pieces.push(...others);
      return setLamp(scene, { ...side, kind }) !== null;
    };
    expect(lit([], 'side table')).toBe(true);
    expect(lit([glass], 'side table')).toBe(false);
    expect(lit([glass], 'side table', [])).toBe(true);
    expect(lit([glass], 'nightstand')).toBe(true);
  });
});
