import { describe, expect, it } from 'vitest';
import type { Plan, PlanEdit } from '../../contract.js';
import { frontalRoom } from '../../testing/frontalRoom.js';
import { arrange } from '../arrange.js';
import { boxRoom } from '../testing/boxRoom.js';
import { NOTHING_PRESERVED } from '../testing/requests.js';
import { applyEdits } from './applyEdits.js';
import { EditError, readEdits } from './planEdit.js';
import { piece, planWith } from './testing/smallPlan.js';

const ROOM = frontalRoom(640, 480);

const PLAN = planWith(
  piece('art-1', 'art', { x: 0, z: -4.98, y: 1.2, wall: 'back' }),
  piece('plant-1', 'plant', { x: -2, z: -4 }),
);

const { roomType, style, creativity } = PLAN;
const { room: LARGE } = boxRoom(5, 6);
const ORDER = { room: LARGE, roomType, style, creativity, preserve: NOTHING_PRESERVED };

const after = (...edits: PlanEdit[]) => applyEdits(ROOM, PLAN, edits);
const find = (plan: Plan, id: string) => plan.pieces.find((one) => one.id === id);

describe('an edit', () => {
  it('moves a piece, and leaves all others as they are', () => {
    const plan = after({ act: 'move', id: 'plant-1', x: -1, z: -3.5 });
    expect(find(plan, 'plant-1')).toEqual({ ...find(PLAN, 'plant-1'), x: -1, z: -3.5 });
    expect(plan.pieces.filter(({ id }) => id !== 'plant-1')).toEqual(PLAN.pieces.filter(({ id }) => id !== 'plant-1'));
  });

  it('moves and turns what stands on the piece with it', () => {
    const moved = after({ act: 'move', id: 'sideboard-1', x: 1.5, z: -2 });
    expect(find(moved, 'table-lamp-1')).toMatchObject({ x: 1.5, z: expect.closeTo(-1.7), y: 0.5 });
    const turned = after({ act: 'turn', id: 'sideboard-1', angle: 0 });
    const lamp = find(turned, 'table-lamp-1');
    expect(lamp?.x).toBeCloseTo(2.3);
    expect(lamp?.z).toBeCloseTo(-3);
    expect(lamp?.angle).toBeCloseTo(0);
  });

  it('moves a picture along its wall alone, up and down where that is asked', () => {
    expect(find(after({ act: 'move', id: 'art-1', x: 1, z: -2 }), 'art-1')).toMatchObject({ x: 1, z: -4.98, y: 1.2 });
    expect(find(after({ act: 'move', id: 'art-1', x: 1, z: 0, y: 1.4 }), 'art-1')).toMatchObject({ y: 1.4, z: -4.98 });
  });

  it('knows the wall that a piece backs onto afterwards', () => {
    expect(find(after({ act: 'move', id: 'sofa-1', x: 0, z: -3 }), 'sofa-1')).not.toHaveProperty('wall');
    const edits: PlanEdit[] = [
      { act: 'turn', id: 'sofa-1', angle: Math.PI / 2 },
      { act: 'move', id: 'sofa-1', x: -2.5 + 0.5, z: -3 },
    ];
    expect(find(after(...edits), 'sofa-1')?.wall).toBe('left');
  });

  it('removes a piece with what stands on it', () => {
    const ids = after({ act: 'remove', id: 'sideboard-1' }).pieces.map(({ id }) => id);
    expect(ids).toEqual(['sofa-1', 'art-1', 'plant-1']);
  });

  it('doubles and adds pieces under the next free names', () => {
    const plan = after(
      { act: 'double', id: 'plant-1', x: 1, z: -2 },
      { act: 'add', kind: 'armchair', x: 0, z: -2, angle: 3 },
      { act: 'remove', id: 'plant-1' },
      { act: 'double', id: 'plant-2', x: 2, z: -1 },
    );
    expect(plan.pieces.map(({ id }) => id).slice(-3)).toEqual(['plant-2', 'armchair-1', 'plant-1']);
    expect(find(plan, 'armchair-1')).toMatchObject({ width: 0.72, angle: 3, y: 0 });
  });

  it('swaps a piece at its wall, so that its back stays there', () => {
    const {
      depth = 0,
      z = 0,
      wall,
      width,
    } = find(after({ act: 'swap', id: 'sofa-1', kind: 'armchair' }), 'armchair-1') ?? {};
    expect([wall, width]).toEqual(['back', 0.72]);
    expect(z - depth / 2).toBeCloseTo(-4.95);
  });

  it('varies a piece', () => {
    expect(find(after({ act: 'vary', id: 'plant-1', seed: 99 }), 'plant-1')?.seed).toBe(99);
  });

  it('gives a piece another of the colours of the style, and nothing to the others', () => {
    const plan = after({ act: 'colour', id: 'sofa-1', colour: 2 });
    expect(find(plan, 'sofa-1')).toEqual({ ...find(PLAN, 'sofa-1'), colour: 2 });
    expect(plan.pieces.slice(1)).toEqual(PLAN.pieces.slice(1));
  });

  it('lays another rug', () => {
    const plan = after({ act: 'add', kind: 'rug', x: 0, z: -3, angle: 0 }, { act: 'colour', id: 'rug-1', colour: 1 });
    expect(find(plan, 'rug-1')).toMatchObject({ way: 1 });
    expect(find(plan, 'rug-1')).not.toHaveProperty('colour');
  });

  it('forgets the colour of what is swapped for another kind', () => {
    const plan = after({ act: 'colour', id: 'sofa-1', colour: 2 }, { act: 'swap', id: 'sofa-1', kind: 'armchair' });
    expect(find(plan, 'armchair-1')).not.toHaveProperty('colour');
  });

  it('makes a piece larger: its middle stays, or its back at its wall', () => {
    const rug = find(
      after({ act: 'add', kind: 'rug', x: 1, z: -3, angle: 0 }, { act: 'resize', id: 'rug-1', width: 3.5, depth: 2.4 }),
      'rug-1',
    );
    expect(rug).toMatchObject({ x: 1, z: -3, width: 3.5, depth: 2.4 });
    const sofa = find(after({ act: 'resize', id: 'sofa-1', width: 2.8, depth: 1.1 }), 'sofa-1');
    expect(sofa).toMatchObject({ x: 0, width: 2.8, depth: 1.1, wall: 'back' });
    expect((sofa?.z ?? 0) - 1.1 / 2).toBeCloseTo(-4.5 - 0.9 / 2);
  });

  it('leaves on a smaller piece what still has a place there', () => {
    const small = after({ act: 'resize', id: 'sideboard-1', width: 0.96, depth: 0.44 });
    expect(find(small, 'table-lamp-1')).toMatchObject({ x: 2, z: -2.7 });
    const aside = { act: 'move', id: 'table-lamp-1', x: 2, z: -2.6 } as const;
    const none = after({ act: 'resize', id: 'sideboard-1', width: 1.6, depth: 0.44 }, aside, {
      act: 'resize',
      id: 'sideboard-1',
      width: 0.96,
      depth: 0.44,
    });
    expect(find(none, 'table-lamp-1')).toBeUndefined();
  });

  it('shows the same pieces in the same places in another style', () => {
    const plan = applyEdits(
      ROOM,
      { ...PLAN, pieces: PLAN.pieces.map((one) => ({ ...one, colour: 1, motif: 'city' as const })) },
      [{ act: 'restyle', style: 'contemporain' }],
    );
    expect(plan.style).toBe('contemporain');
    expect(plan.pieces.map(({ id, x, z, angle }) => [id, x, z, angle])).toEqual(
      PLAN.pieces.map(({ id, x, z, angle }) => [id, x, z, angle]),
    );
    expect(find(plan, 'sofa-1')?.height).toBeCloseTo((0.5 * 0.93) / 0.96);
    expect(plan.pieces.filter(({ colour, motif }) => colour !== undefined || motif !== undefined)).toEqual([]);
  });

  it('stands in another style on a top of another height or form', () => {
    const table = piece('coffee-table-1', 'coffee table', { width: 1.1, depth: 0.6, height: 0.4 });
    const vase = piece('vase-1', 'vase', { x: 0.45, z: -3.2, y: 0.4, width: 0.14, depth: 0.14, height: 0.3 });
    const plan = applyEdits(ROOM, { ...PLAN, pieces: [table, vase] }, [{ act: 'restyle', style: 'boheme' }]);
    const [made, on] = plan.pieces;
    expect(on?.y).toBeCloseTo(made?.height ?? 0);
    expect(Math.hypot(on?.x ?? 9, (on?.z ?? 9) + 3) + 0.07).toBeLessThan((made?.width ?? 0) / 2);
  });

  const anew = (...edits: PlanEdit[]) => applyEdits(LARGE, PLAN, edits);

  it('arranges anew, and names the new pieces afterwards', () => {
    const plan = anew({ act: 'remove', id: 'no-such' }, { act: 'arrange', seed: 5 });
    expect(plan).toEqual(arrange({ ...ORDER, seed: 5 }));
    const [main] = plan.pieces;
    const edits = [
      { act: 'restyle', style: 'japon' },
      { act: 'arrange', seed: 5 },
      { act: 'remove', id: main?.id ?? '' },
    ] as const;
    expect(anew(...edits)).toMatchObject({ style: 'japon', seed: 5 });
    expect(anew(...edits).pieces).not.toContainEqual(expect.objectContaining({ id: main?.id }));
  });

  it('arranges anew by what was ordered', () => {
    const ordered = { preserve: { ...NOTHING_PRESERVED, floor: true }, notes: 'no plants' };
    const plan = applyEdits(LARGE, PLAN, [{ act: 'arrange', seed: 5 }], ordered);
    expect(plan.pieces.filter(({ kind }) => kind === 'rug' || kind === 'plant')).toEqual([]);
    expect(plan.notes).toEqual([{ text: 'no plants', outcome: 'done' }]);
  });

  it.each<[PlanEdit, string]>([
    [{ act: 'colour', id: 'plant-1', colour: 0 }, 'Edit 1: the style has no other colour for potted plant.'],
    [{ act: 'colour', id: 'sofa-1', colour: 9 }, 'Edit 1: "sofa-1" has 4 colours, from 0 to 3.'],
    [
      { act: 'resize', id: 'art-1', width: 1, depth: 1 },
      'Edit 1: "art-1" does not stand on the floor, so that it keeps its size.',
    ],
    [
      { act: 'resize', id: 'sofa-1', width: 4, depth: 0.9 },
      'Edit 1: "sofa-1" can be 1.26 to 3.36 m wide and 0.56 to 1.49 m deep.',
    ],
    [{ act: 'remove', id: 'bed-1' }, 'Edit 1: the plan has no piece "bed-1".'],
    [{ act: 'turn', id: 'art-1', angle: 1 }, 'Edit 1: "art-1" hangs, so that it cannot be turned.'],
    [{ act: 'move', id: 'sofa-1', x: 0, z: 0, y: 1 }, 'Edit 1: "sofa-1" stands, so that it has no height of its own.'],
    [
      { act: 'add', kind: 'pendant', x: 0, z: 0, angle: 0 },
      'Edit 1: "pendant" does not stand on the floor, so that none can be added there.',
    ],
    [
      { act: 'swap', id: 'art-1', kind: 'sofa' },
      'Edit 1: only what stands on the floor can be swapped, for something that does too.',
    ],
  ])('%j is refused', (edit, message) => {
    expect(() => after(edit)).toThrow(new EditError(message));
  });
});

describe('edits as JSON', () => {
  it('are read as they are', () => {
    const edits = [
      { act: 'move', id: 'a', x: 1, z: 2 },
      { act: 'swap', id: 'a', kind: 'sofa' },
    ];
    expect(readEdits(edits)).toEqual(edits);
  });

  it.each<[unknown, RegExp]>([
    [{}, /^Expected a list of edits\.$/],
    [Array.from({ length: 201 }, () => ({ act: 'remove', id: 'a' })), /^Expected at most 200 edits, got 201\.$/],
    [[null], /^Edit 1: expected an "act": move, turn, /],
    [[{ act: 'toString' }], /^Edit 1: expected an "act"/],
    [
      [
        { act: 'remove', id: 'a' },
        { act: 'turn', id: 'a', angle: '1' },
      ],
      /^Edit 2: expected "angle" to be a number/,
    ],
    [[{ act: 'move', id: 'a', x: NaN, z: 0 }], /^Edit 1: expected "x" to be a number from -100 to 100\.$/],
    [[{ act: 'add', kind: 'throne', x: 0, z: 0, angle: 0 }], /^Edit 1: expected "kind" to be the name of a kind/],
    [[{ act: 'vary', id: 'a', seed: 0.5 }], /^Edit 1: expected "seed" to be a whole number\.$/],
    [[{ act: 'remove', id: 'a', x: 1 }], /^Edit 1: "remove" has no "x"\.$/],
    [[{ act: 'colour', id: 'a', colour: -1 }], /^Edit 1: expected "colour" to be a whole number from 0\.$/],
    [[{ act: 'resize', id: 'a', width: 0, depth: 1 }], /^Edit 1: expected "width" to be a number above 0, to 100\.$/],
    [[{ act: 'restyle', style: 'rococo' }], /^Edit 1: expected "style" to be one of modern, /],
    [[{ act: 'arrange', seed: 1, id: 'a' }], /^Edit 1: "arrange" has no "id"\.$/],
  ])('%j are refused', (value, message) => {
    expect(() => readEdits(value)).toThrow(message);
  });
});
