import { describe, expect, it } from 'vitest';
import type { Piece, Plan, PlanEdit } from '../../contract.js';
import { frontalRoom } from '../../testing/frontalRoom.js';
import { applyEdits } from './applyEdits.js';
import { EditError, readEdits } from './planEdit.js';

const ROOM = frontalRoom(640, 480);

const piece = (id: string, kind: Piece['kind'], changes: Partial<Piece> = {}): Piece => ({
  id,
  kind,
  width: 1,
  depth: 0.5,
  height: 0.5,
  x: 0,
  z: -3,
  y: 0,
  angle: 0,
  seed: 7,
  ...changes,
});

const PLAN: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 15,
  seed: 1,
  notes: [],
  pieces: [
    piece('sofa-1', 'sofa', { width: 2.1, depth: 0.9, z: -4.5, wall: 'back' }),
    piece('sideboard-1', 'sideboard', { x: 2, z: -3, angle: -Math.PI / 2 }),
    piece('table-lamp-1', 'table lamp', { width: 0.3, depth: 0.3, x: 2, z: -2.7, y: 0.5, angle: -Math.PI / 2 }),
    piece('art-1', 'art', { x: 0, z: -4.98, y: 1.2, wall: 'back' }),
    piece('plant-1', 'plant', { x: -2, z: -4 }),
  ],
};

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
    expect(find(plan, 'armchair-1')).toMatchObject({ width: 0.82, angle: 3, y: 0 });
  });

  it('swaps a piece at its wall, so that its back stays there', () => {
    const {
      depth = 0,
      z = 0,
      wall,
      width,
    } = find(after({ act: 'swap', id: 'sofa-1', kind: 'armchair' }), 'armchair-1') ?? {};
    expect([wall, width]).toEqual(['back', 0.82]);
    expect(z - depth / 2).toBeCloseTo(-4.95);
  });

  it('varies a piece', () => {
    expect(find(after({ act: 'vary', id: 'plant-1', seed: 99 }), 'plant-1')?.seed).toBe(99);
  });

  it.each<[PlanEdit, string]>([
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
  ])('%j are refused', (value, message) => {
    expect(() => readEdits(value)).toThrow(message);
  });
});
