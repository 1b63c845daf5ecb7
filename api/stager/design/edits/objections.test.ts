import { describe, expect, it } from 'vitest';
import { StageRefusal, STYLES, type Piece, type Plan, type PlanEdit, type Room } from '../../contract.js';
import { buildInSteps } from '../../furniture/catalogue/build.js';
import { createRandom, type Random } from '../../random.js';
import { finish } from '../../steps.js';
import { KINDS, stands, type Kind } from '../../kinds.js';
import { attempt, requestOf } from '../testing/requests.js';
import { boxRoom } from '../testing/boxRoom.js';
import { editPlan } from './editPlan.js';
import { objections } from './objections.js';

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

const ROOMS = Array.from({ length: 30 }, (_, seed) => requestOf(seed + 60));
const hard = (request: (typeof ROOMS)[number], plan: Plan) =>
  objections(request.room, plan, 'metric').filter((one) => one.hard);

const someOf = <T>(random: Random, all: readonly T[]): T => all[Math.floor(random.between(0, all.length - 1e-9))] as T;
const FLOOR_KINDS = (Object.keys(KINDS) as Kind[]).filter((kind) => stands({ kind }));

function randomEdit(random: Random, { pieces }: Plan): PlanEdit {
  const { id, x, z, width, depth } = someOf(random, pieces);
  const near = { x: x + random.between(-1, 1), z: z + random.between(-1, 1) };
  const kind = someOf(random, FLOOR_KINDS);
  return someOf<PlanEdit>(random, [
    { act: 'move', id, ...near },
    { act: 'turn', id, angle: random.between(-3, 3) },
    { act: 'remove', id },
    { act: 'double', id, ...near },
    { act: 'add', kind, angle: random.between(-3, 3), ...near },
    { act: 'swap', id, kind },
    { act: 'vary', id, seed: Math.floor(random.between(0, 1e6)) },
    { act: 'colour', id, colour: Math.floor(random.between(0, 4)) },
    { act: 'resize', id, width: width * random.between(0.5, 1.5), depth: depth * random.between(0.5, 1.5) },
    { act: 'restyle', style: someOf(random, STYLES) },
    // slow, so that it is rare
    random.chance(0.2) ? { act: 'arrange', seed: Math.floor(random.between(0, 1e6)) } : { act: 'remove', id },
  ]);
}

interface Try {
  /** null: it was refused */
  readonly plan: Plan | null;
  readonly words: string;
}

/** Seven random edits, each of the plan that the ones before gave. */
function tryEdits(request: (typeof ROOMS)[number], at: number): Try[] {
  const random = createRandom(at + 1);
  const tries: Try[] = [];
  let plan = attempt(request);
  for (let edit = 0; plan && plan.pieces.length > 0 && edit < 7; edit++) {
    const found = tryEdit(request.room, plan, randomEdit(random, plan));
    tries.push(found);
    plan = found.plan ?? plan;
  }
  return tries;
}

function tryEdit(where: Room, plan: Plan, edit: PlanEdit): Try {
  try {
    return { plan: editPlan(where, plan, [edit]), words: '' };
  } catch (error) {
    if (error instanceof StageRefusal) return { plan: null, words: error.message };
    throw error;
  }
}

describe('in thirty rooms', () => {
  it('nothing hard speaks against what the rules arranged', () => {
    const faults = ROOMS.flatMap((request) => {
      const plan = attempt(request);
      return plan ? hard(request, plan).map(({ words: said }) => `room ${request.seed}: ${said}`) : [];
    });
    expect(faults).toEqual([]);
  });

  it('two hundred random edits give plans that the engine builds, or a sentence that refuses them', () => {
    const tries = ROOMS.flatMap(tryEdits);
    const [passed, refused] = [tries.filter(({ plan }) => plan), tries.filter(({ plan }) => !plan)];
    expect(tries.length).toBeGreaterThanOrEqual(180);
    expect(passed.length).toBeGreaterThan(40);
    expect(refused.length).toBeGreaterThan(40);
    expect(refused.filter(({ words: said }) => !said.endsWith('.'))).toEqual([]);
    for (const { plan } of passed) {
      const pieces = plan?.pieces ?? [];
      expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length);
      expect(plan && finish(buildInSteps(plan)).ends).toHaveLength(pieces.length);
    }
  }, 240_000);
});
