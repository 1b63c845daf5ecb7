import { describe, expect, test } from 'vitest';
import { boxRoom } from '../../../../api/stager/design/testing/boxRoom.js';
import { PLAN, pieceOf, ROOM } from '../testing/furnished.js';
import { createEngine } from './engine.js';
import type { Answer, Evaluation, Question, Wanted } from './messages.js';
import { trianglesOf } from './packMesh.js';

function opened(plan = PLAN, room = ROOM) {
  const answers: Answer[] = [];
  const engine = createEngine((answer) => answers.push(answer));
  engine.receive({ kind: 'open', room, plan, ordered: {}, units: 'metric' });
  return {
    answers,
    engine,
    ask(question: Omit<Extract<Question, { kind: 'evaluate' }>, 'kind'>): Answer | undefined {
      engine.receive({ kind: 'evaluate', ...question });
      return answers.at(-1);
    },
  };
}

function evaluated(answer: Answer | undefined): Evaluation {
  if (answer?.kind !== 'evaluated') throw new Error(`Expected an evaluation, not ${JSON.stringify(answer)}`);
  return answer;
}

const wanted = (id: string, at: Partial<Wanted>): Wanted => ({
  kind: 'place',
  id,
  x: 0,
  z: -3,
  sticks: true,
  along: [],
  ...at,
});

const placeOf = ({ plan }: Evaluation, id: string) => {
  const piece = plan.pieces.find((one) => one.id === id);
  if (!piece) throw new Error(`Expected a piece ${id}.`);
  return piece;
};

const drag = (at: Wanted, plan = PLAN, room = ROOM) => evaluated(opened(plan, room).ask({ edits: [], wish: at }));

describe('a dragged piece', () => {
  test('stays within the walls, and sticks to the one that is near', () => {
    const armchair = placeOf(drag(wanted('armchair-1', { x: 9, z: -2, sticks: false })), 'armchair-1');
    const half = (0.8 * Math.cos(1.2) + 0.8 * Math.sin(1.2)) / 2;
    expect(armchair.x).toBeCloseTo(2.5 - half, 3);
    const sofa = placeOf(drag(wanted('sofa-1', { x: 0.9, z: -4.45 })), 'sofa-1');
    expect(sofa.z - 0.93 / 2 - ROOM.back).toBeGreaterThan(0);
    expect(sofa.z - 0.93 / 2 - ROOM.back).toBeLessThan(0.05);
    expect(sofa.wall).toBe('back');
  });

  test('sticks to the middle of another, along a guide, and not with the Alt key', () => {
    const at = { x: 0.04, z: -2.2 };
    const stuck = drag(wanted('armchair-1', at));
    expect(placeOf(stuck, 'armchair-1').x).toBe(0);
    expect(stuck.guides).toHaveLength(1);
    const free = drag(wanted('armchair-1', { ...at, sticks: false }));
    expect(placeOf(free, 'armchair-1').x).toBeCloseTo(0.04);
    expect(free.guides).toEqual([]);
  });

  test('takes what stands on it and what belongs to it along', () => {
    const moved = drag(wanted('rug-1', { x: 0.5, z: -3, sticks: false, along: ['coffee-table-1'] }));
    expect(placeOf(moved, 'coffee-table-1')).toMatchObject({ x: 0.5, z: expect.closeTo(-3) });
    expect(placeOf(moved, 'vase-1')).toMatchObject({ x: 0.5, z: expect.closeTo(-3) });
    expect(placeOf(moved, 'sofa-1')).toMatchObject({ x: 0, z: -4.5 });
  });

  test('stays on the table that it stands on, and on the wall that it hangs on', () => {
    const vase = placeOf(drag(wanted('vase-1', { x: 3, z: -3.4 })), 'vase-1');
    expect(vase).toMatchObject({ x: expect.closeTo((1.1 - 0.2) / 2), y: 0.42 });
    const art = placeOf(drag(wanted('art-1', { x: 1, z: -2, y: 9, sticks: false })), 'art-1');
    expect(art).toMatchObject({ x: 1, z: -4.98, y: 2 });
  });

  test('of a kind for walls turns its back to the wall that it comes near', () => {
    const unit = pieceOf('sideboard-1', 'sideboard', { width: 1.6, depth: 0.44, x: 0, z: -4.7, wall: 'back' });
    const turned = drag(wanted('sideboard-1', { x: -2.2, z: -3 }), { ...PLAN, pieces: [unit] });
    expect(placeOf(turned, 'sideboard-1')).toMatchObject({ angle: Math.PI / 2, wall: 'left' });
  });

  test('is told what is wrong with its place, in words', () => {
    const { objections } = drag(wanted('armchair-1', { x: 0, z: -4.4, sticks: false }));
    const hard = objections.filter((one) => one.hard);
    expect(hard.map(({ words }) => words)).toEqual([expect.stringMatching(/stand in each other\.$/)]);
  });
});

describe('more furniture', () => {
  test('stands where nothing speaks against it', () => {
    for (const kind of ['armchair', 'floor lamp', 'sideboard'] as const) {
      const { plan, objections } = evaluated(opened().ask({ edits: [], wish: { kind: 'add', of: kind } }));
      const made = plan.pieces.at(-1);
      expect(made?.kind).toBe(kind);
      expect(objections.filter(({ ids, hard }) => hard && ids.includes(made?.id ?? ''))).toEqual([]);
    }
  });

  test('is doubled beside its twin', () => {
    const { plan } = evaluated(opened().ask({ edits: [], wish: { kind: 'double', id: 'armchair-1' } }));
    const made = plan.pieces.at(-1);
    expect(made).toMatchObject({ kind: 'armchair', angle: 1.2 });
    expect(Math.hypot((made?.x ?? 9) + 1.6, (made?.z ?? 9) + 3.2)).toBeLessThan(2);
  });
});

test('forgets the meshes of looks that were tried long ago', () => {
  const candles = pieceOf('candles-1', 'candles', { width: 0.3, depth: 0.16, height: 0.24 });
  const { engine, answers, ask } = opened({ ...PLAN, pieces: [candles] });
  for (let seed = 1; seed <= 160; seed++) {
    ask({ edits: [{ act: 'vary', id: 'candles-1', seed }] });
    while (engine.work());
  }
  const kept = new Set<string>();
  for (const answer of answers) {
    if (answer.kind === 'mesh') kept.add(answer.key);
    if (answer.kind === 'forgotten') answer.keys.forEach((key) => kept.delete(key));
  }
  // 150, the one on the screen and the one of the staged picture
  expect(kept.size).toBeLessThanOrEqual(152);
  expect(kept.size).toBeGreaterThan(140);
});

test('refuses an edit that is not possible, in words', () => {
  const answer = opened().ask({ edits: [{ act: 'remove', id: 'piano-1' }] });
  expect(answer).toMatchObject({ kind: 'refused', message: expect.stringContaining('no piece "piano-1"') });
});

test('refuses a new arrangement where none fits, in words, and goes on', () => {
  const { room } = boxRoom(1.1, 1.4);
  const plan = { ...PLAN, pieces: [] };
  const { ask } = opened(plan, room);
  expect(ask({ edits: [{ act: 'arrange', seed: 5 }] })).toMatchObject({
    kind: 'refused',
    message: expect.stringMatching(/fits? on the floor/),
  });
  expect(ask({ edits: [] })?.kind).toBe('evaluated');
});

test('makes a new arrangement once, though a drag after it asks many times', () => {
  const { ask } = opened();
  const arranged = (seed: number) => evaluated(ask({ edits: [{ act: 'arrange', seed }] })).plan;
  const plan = arranged(5);
  // the very same: it was not made again
  expect(arranged(5)).toBe(plan);
  const [main] = plan.pieces;
  const wish = wanted(main?.id ?? '', { x: 0.2, z: -3, sticks: false });
  const dragged = evaluated(ask({ edits: [{ act: 'arrange', seed: 5 }], wish }));
  expect(placeOf(dragged, main?.id ?? '').x).toBeCloseTo(0.2);
  const others = (of: Evaluation['plan']) => of.pieces.filter(({ wall }) => wall !== undefined);
  expect(others(plan).every((piece) => piece.id === main?.id || dragged.plan.pieces.includes(piece))).toBe(true);
  expect(arranged(6)).not.toBe(plan);
});

test('names the pieces, with the colours that there are', () => {
  const { facts } = evaluated(opened().ask({ edits: [] }));
  expect(facts['sofa-1']?.name).toBe('three-seat sofa');
  expect(facts['sofa-1']?.colours.length).toBeGreaterThan(1);
  expect(facts['vase-1']).toMatchObject({ colours: [], colour: null });
});

test('makes a mesh of each shape once, and of all together not too many triangles', () => {
  const many = Array.from({ length: 20 }, (_, at) =>
    pieceOf(`plant-${at + 1}`, 'plant', { height: 1.3, seed: at, x: at % 3, z: -at }),
  );
  const [twin = many[0]!] = many;
  const { engine, answers } = opened({ ...PLAN, pieces: [...many, { ...twin, id: 'plant-99', x: 2 }] });
  while (engine.work());
  const meshes = answers.filter((answer) => answer.kind === 'mesh');
  expect(new Set(meshes.map(({ key }) => key)).size).toBe(20);
  const last = new Map(meshes.map(({ key, mesh }) => [key, trianglesOf(mesh)]));
  const total = [...last.values()].reduce((sum, count) => sum + count, 0);
  expect(total).toBeGreaterThan(60_000);
  expect(total).toBeLessThanOrEqual(150_000);
});
