import { describe, expect, it } from 'vitest';
import { STYLES, type Piece, type Plan, type Room } from '../../contract.js';
import { KINDS } from '../../kinds.js';
import { attempt, requestOf } from '../testing/requests.js';
import { boxRoom } from '../testing/boxRoom.js';
import { applyEdits } from './applyEdits.js';
import { objections } from './objections.js';
import { isBuilt, tryEdits } from './testing/randomEdits.js';

const { room } = boxRoom(5, 6);
const door = { kind: 'door', wall: 'right', from: -3, to: -2.1, bottom: 0, top: 2, certainty: 1, glow: 0 } as const;

const piece = (id: string, kind: Piece['kind'], place: Partial<Piece> = {}): Piece => {
  const { width, depth, height } = KINDS[kind].size;
  return { id, kind, width, depth, height, x: 0, z: -4, y: 0, angle: 0, seed: 1, ...place };
};
const planOf = (...pieces: Piece[]): Plan => {
  return { roomType: 'living_room', style: 'modern', creativity: 15, seed: 1, notes: [], pieces };
};
const words = (plan: Plan, where = room) => objections(where, plan, 'metric').map((one) => one.words);

describe('an objection', () => {
  it('is none against a sofa with its table', () => {
    const pieces = [piece('sofa-1', 'sofa', { z: -5.4 }), piece('coffee-table-1', 'coffee table', { z: -4.2 })];
    expect(words(planOf(...pieces))).toEqual([]);
  });

  it('names the wall and the depth', () => {
    expect(words(planOf(piece('sofa-1', 'sofa', { x: 1.6 })))).toEqual([
      'Three-seat sofa reaches 15 cm into the right wall.',
    ]);
    expect(words(planOf(piece('sofa-1', 'sofa', { z: -0.1 })))[0]).toContain('stands behind the camera');
  });

  it('names both pieces that stand in each other, but not a chair at its table', () => {
    const [table, chair] = [
      piece('t', 'dining table', { z: -4 }),
      piece('c', 'dining chair', { z: -3.6, angle: 3.14 }),
    ];
    expect(words(planOf(table, chair))).toEqual([]);
    expect(words(planOf(table, piece('p', 'plant', { z: -3.8 })))[0]).toMatch(/^.+ and .+ stand in each other\.$/);
  });

  it('says how much room remains before a door', () => {
    const withDoor = { ...room, openings: [door] };
    const found = objections(withDoor, planOf(piece('a', 'armchair', { x: 1.5, z: -2.5 })), 'metric');
    expect(found).toEqual([
      { ids: ['a'], rule: 'door', hard: true, words: '59 cm remain before the door; 90 cm are needed.' },
    ]);
    expect(objections(withDoor, planOf(piece('a', 'armchair', { x: 1.5, z: -2.5 })), 'imperial')[0]?.words).toBe(
      '23″ remain before the door; 35″ are needed.',
    );
  });

  it('only warns of unusual distances', () => {
    const pieces = [piece('sofa-1', 'sofa', { z: -5.4 }), piece('coffee-table-1', 'coffee table', { z: -4 })];
    expect(objections(room, planOf(...pieces), 'metric')).toMatchObject([
      {
        rule: 'distance',
        hard: false,
        words: expect.stringMatching(/^Three-seat sofa and .+ are \d+ cm apart; .+ is usual\.$/),
      },
    ]);
  });
});

const window = { ...door, kind: 'window', wall: 'back', from: -1, to: 1, bottom: 0.9, top: 2 } as const;
const picture = (id: string, place: Partial<Piece> = {}): Piece =>
  piece(id, 'art', { width: 0.8, height: 0.6, depth: 0.04, z: -5.97, y: 1.2, wall: 'back', ...place });
const found = (plan: Plan, where = room) =>
  objections(where, plan, 'metric').map(({ rule, hard: isHard, words: said }) => [rule, isHard, said]);

describe('what hangs or stands on a top', () => {
  const glazed = { ...room, openings: [window] };

  it.each<[string, Piece[], string]>([
    ['over a window', [picture('a')], 'Framed print hangs over a window.'],
    ['beyond its wall', [picture('a', { x: 2.3 })], 'Framed print reaches beyond its wall.'],
    ['into the ceiling', [picture('a', { x: 2, y: 2.2 })], 'Framed print reaches beyond its wall.'],
    [
      'in another',
      [picture('a', { x: 1.6 }), picture('b', { x: 2 })],
      'Framed print and framed print hang in each other.',
    ],
    ['outside the room', [piece('p', 'pendant', { x: 2.6, y: 2 })], 'Pendant lamp hangs outside the room.'],
    ['on nothing', [piece('v', 'vase', { y: 0.8 })], 'Vase with stems stands on nothing.'],
  ])('is refused %s', (_where, pieces, said) => {
    const [[rule, isHard, words] = []] = found(planOf(...pieces), glazed);
    expect([isHard, words]).toEqual([true, said]);
    expect(['hanging', 'top']).toContain(rule);
  });

  it('is refused where two things stand in each other on a top', () => {
    const table = piece('t', 'coffee table', { z: -3, height: 0.4 });
    const on = { y: 0.4, z: -3 };
    const plan = planOf(table, piece('v', 'vase', on), piece('b', 'bowl', { ...on, x: 0.05 }));
    expect(found(plan)).toContainEqual(['top', true, 'Vase with stems and bowl stand in each other.']);
  });

  it('is warned of where a piece stands before it', () => {
    const plan = planOf(piece('s', 'sideboard', { x: 1, z: -5.7, wall: 'back' }), picture('a', { x: 1, y: 0.6 }));
    expect(found(plan)).toEqual([['hanging', false, 'Framed print and sideboard hide each other on the wall.']]);
  });

  it('may hang beside a window and over a sofa', () => {
    const sofa = piece('sofa-1', 'sofa', { x: 1.8, width: 1.4, z: -5.4, wall: 'back' });
    expect(found(planOf(sofa, picture('a', { x: 1.9, y: 1 })), glazed)).toEqual([]);
  });
});

describe('a warning', () => {
  const sofa = piece('sofa-1', 'sofa', { z: -5.4, wall: 'back' });
  const glazed = { ...room, openings: [window] };

  it.each<[string, Plan, Room, string]>([
    [
      'of art too high above a sofa',
      planOf(sofa, picture('a', { y: 1.5 })),
      room,
      'Framed print hangs 68 cm above the three-seat sofa; 15 cm to 21 cm is usual.',
    ],
    [
      'of a bed that cannot be walked round',
      planOf(piece('b', 'bed', { x: -1.64, z: -4.9, wall: 'back' })),
      room,
      '3 cm remain beside the queen bed; at least 42 cm is usual.',
    ],
    [
      'of a seat before a wall',
      planOf(piece('a', 'armchair', { z: -5.2, angle: Math.PI })),
      room,
      '39 cm remain before the lounge chair; at least 60 cm is usual.',
    ],
    [
      'of a narrow way',
      planOf(sofa, piece('d', 'desk', { z: -4.2, angle: Math.PI })),
      room,
      'Three-seat sofa and desk leave a way of 39 cm; at least 60 cm is usual.',
    ],
    [
      'of a high piece before a window',
      planOf(piece('b', 'bookcase', { z: -5.8, wall: 'back' })),
      glazed,
      'Bookcase stands before a window and reaches above its sill.',
    ],
    [
      'of a back before the camera',
      planOf(piece('s', 'sofa', { z: -2.5, angle: Math.PI })),
      room,
      'Three-seat sofa turns its back to the camera and hides the room.',
    ],
    [
      'of a rug by itself',
      planOf(piece('r', 'rug', { z: -3 }), sofa),
      room,
      'Abstract rug lies by itself: no piece stands on it.',
    ],
    [
      'of a chair half on a rug',
      planOf(piece('r', 'rug', { z: -3 }), piece('a', 'armchair', { x: -1.3, z: -3 })),
      room,
      'Lounge chair stands half on the abstract rug: its front legs belong on it, or well beside it.',
    ],
    [
      'of a screen that no seat faces',
      planOf(
        sofa,
        piece('m', 'media unit', { x: 2.2, z: -4.5, angle: Math.PI / 2 }),
        piece('t', 'television', { x: 2.2, z: -4.5, y: 0.5, angle: Math.PI / 2 }),
      ),
      room,
      'Television is faced by no seat.',
    ],
    [
      'of a lamp away from the seats',
      planOf(sofa, piece('l', 'floor lamp', { x: -2, z: -2 })),
      room,
      'Arc lamp stands away from every seat.',
    ],
  ])('%s is given', (_of, plan, where, said) => {
    const all = objections(where, plan, 'metric');
    expect(all.filter((one) => one.hard)).toEqual([]);
    expect(all.map((one) => one.words).join(' | ')).toContain(said);
  });
});

const ROOMS = Array.from({ length: 30 }, (_, seed) => requestOf(seed + 60));
const arranged = new Map<number, Plan | null>();

/** The engine's plan of a room, made once. */
function planOfRoom(request: (typeof ROOMS)[number]): Plan | null {
  const plan = arranged.get(request.seed) ?? attempt(request);
  arranged.set(request.seed, plan);
  return plan;
}

const hard = (request: (typeof ROOMS)[number], plan: Plan) =>
  objections(request.room, plan, 'metric').filter((one) => one.hard);

describe('in thirty rooms', () => {
  it('nothing hard speaks against what the rules arranged', () => {
    const faults = ROOMS.flatMap((request) => {
      const plan = planOfRoom(request);
      return plan ? hard(request, plan).map(({ words: said }) => `room ${request.seed}: ${said}`) : [];
    });
    expect(faults).toEqual([]);
  });

  it('warnings are rare', () => {
    const plans = ROOMS.flatMap((request) => {
      const plan = planOfRoom(request);
      return plan ? [objections(request.room, plan, 'metric').length] : [];
    });
    expect(plans.reduce((sum, one) => sum + one, 0) / plans.length).toBeLessThan(0.6);
  });

  it('nothing hard speaks against another style in the same places', () => {
    const faults = ROOMS.flatMap((request, at) => {
      const plan = planOfRoom(request);
      const style = STYLES[(at * 5 + 1) % STYLES.length] ?? 'modern';
      if (!plan) return [];
      const restyled = applyEdits(request.room, plan, [{ act: 'restyle', style }]);
      return hard(request, restyled).map(({ words: said }) => `room ${request.seed} in ${style}: ${said}`);
    });
    expect(faults).toEqual([]);
  });

  it('random edits give plans that the engine builds, or a sentence that refuses them', () => {
    const tries = ROOMS.slice(0, 4).flatMap((request, at) => tryEdits(request.room, planOfRoom(request), at + 1));
    const [passed, refused] = [tries.filter(({ plan }) => plan), tries.filter(({ plan }) => !plan)];
    expect(passed.length).toBeGreaterThan(4);
    expect(refused.length).toBeGreaterThan(4);
    expect(refused.filter(({ words: said }) => !said.endsWith('.'))).toEqual([]);
    expect(passed.filter(({ plan }) => plan && !isBuilt(plan))).toEqual([]);
  });
});
