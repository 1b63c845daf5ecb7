import { describe, expect, it } from 'vitest';
import type { Piece, Plan, PlanEdit, Room } from '../../contract.js';
import { coloursOf } from '../../furniture/colours.js';
import { KINDS } from '../../kinds.js';
import type { Units } from '../../lengthText.js';
import { frontalRoom } from '../../testing/frontalRoom.js';
import { applyEdits } from './applyEdits.js';
import { changeWords } from './changeWords.js';
import { planChanges } from './planChanges.js';
import { piece, planWith } from './testing/smallPlan.js';

const ROOM = frontalRoom(640, 480);

const PLAN = planWith(
  piece('dining-chair-1', 'dining chair', { x: -1.5, z: -2 }),
  piece('dining-chair-2', 'dining chair', { x: -0.5, z: -2 }),
);

const SOFAS = coloursOf(PLAN, 'sofa');

interface After {
  readonly plan: Plan;
  readonly room?: Room;
  readonly units?: Units;
}

const wordsOf = ({ plan, room = ROOM, units = 'metric' }: After) =>
  changeWords({ plan: PLAN, room: ROOM }, { plan, room }, units);
const changesOf = ({ plan, room = ROOM }: After) =>
  planChanges({ plan: PLAN, room: ROOM }, { plan, room }).map(({ before, after, changes }) => [
    before?.id ?? null,
    after?.id ?? null,
    ...changes,
  ]);
const edited = (...edits: PlanEdit[]) => applyEdits(ROOM, PLAN, edits);
const withPieces = (change: (piece: Piece, at: number) => Piece, rest: Partial<Plan> = {}): Plan => ({
  ...PLAN,
  ...rest,
  pieces: PLAN.pieces.map(change),
});

describe('the changes of a plan', () => {
  it('are told piece by piece, in words and with the names in both plans', () => {
    const plan = edited(
      { act: 'move', id: 'sofa-1', x: 0.4, z: -4.5 },
      { act: 'remove', id: 'dining-chair-1' },
      { act: 'add', kind: 'plant', x: -2, z: -4, angle: 0 },
    );
    expect(wordsOf({ plan })).toBe('Three-seat sofa moved 40 cm; dining chair removed; tall potted plant added.');
    expect(changesOf({ plan })).toEqual([
      ['sofa-1', 'sofa-1', 'moved'],
      ['dining-chair-1', null, 'removed'],
      [null, 'plant-1', 'added'],
    ]);
  });

  it.each<[string, Plan, string]>([
    ['none', PLAN, 'Nothing changed.'],
    ['one too small to see', withPieces((one) => ({ ...one, x: one.x + 0.01 })), 'Nothing changed.'],
    [
      'a move with a turn',
      withPieces((one, at) => (at === 0 ? { ...one, x: 0.4, angle: 1 } : one)),
      'Three-seat sofa moved 40 cm and turned.',
    ],
    [
      'another kind in its place',
      edited({ act: 'swap', id: 'sofa-1', kind: 'armchair' }),
      'Three-seat sofa swapped for lounge chair.',
    ],
    [
      'another size that has a name',
      withPieces((one, at) => (at === 0 ? { ...one, width: 1.6 } : one)),
      'Three-seat sofa swapped for two-seat sofa.',
    ],
    ['another size', withPieces((one, at) => (at === 1 ? { ...one, width: 1.6 } : one)), 'Sideboard resized.'],
    ['other details', edited({ act: 'vary', id: 'sofa-1', seed: 9 }), 'Three-seat sofa varied.'],
    [
      'another colour',
      edited({ act: 'colour', id: 'sofa-1', colour: 1 }),
      `Three-seat sofa changed to ${SOFAS[1].name}.`,
    ],
    ['what goes with its base', edited({ act: 'move', id: 'sideboard-1', x: 2, z: -2.5 }), 'Sideboard moved 50 cm.'],
    [
      'several alike',
      edited(
        { act: 'move', id: 'dining-chair-1', x: -1.5, z: -2.1 },
        { act: 'move', id: 'dining-chair-2', x: 0, z: -2 },
      ),
      'Two dining chairs moved up to 50 cm.',
    ],
  ])('%s', (_what, plan, words) => {
    expect(wordsOf({ plan })).toBe(words);
  });

  it('of a colour are a change, though all details differ', () => {
    const recoloured = withPieces((one, at) => (at === 0 ? { ...one, colour: 1 } : one));
    expect(changesOf({ plan: recoloured })).toEqual([['sofa-1', 'sofa-1', 'varied']]);
    const varied = withPieces((one, at) => ({ ...one, seed: 9, ...(at === 0 && { colour: 1 }) }));
    expect(wordsOf({ plan: varied })).toBe(`Three-seat sofa changed to ${SOFAS[1].name}; other details differ.`);
  });

  it('of all details are told once', () => {
    const varied = withPieces((one) => ({ ...one, seed: 9 }));
    expect(wordsOf({ plan: varied })).toBe('All pieces as before; only details differ.');
    expect(changesOf({ plan: varied }).map(([, , ...changes]) => changes)).toEqual(PLAN.pieces.map(() => ['varied']));
    const moved = withPieces((one, at) => ({ ...one, seed: 9, ...(at === 0 && { x: 0.4 }) }));
    expect(wordsOf({ plan: moved })).toBe('Three-seat sofa moved 40 cm; other details differ.');
  });

  it('name another style, whose sizes are its own', () => {
    const japon = withPieces((one) => ({ ...one, height: 0.4 }), { style: 'japon' });
    expect(wordsOf({ plan: japon })).toBe('In Japon instead of Modern; all pieces as before.');
    expect(changesOf({ plan: japon })).toHaveLength(PLAN.pieces.length);
    const fewer = { ...japon, pieces: japon.pieces.slice(1) };
    expect(wordsOf({ plan: fewer })).toBe('In Japon instead of Modern; three-seat sofa removed.');
  });

  it('say nothing of places in a room that was read otherwise', () => {
    const room = { ...ROOM, camera: { ...ROOM.camera, focal: ROOM.camera.focal * 1.2 } };
    const plan = edited({ act: 'move', id: 'sofa-1', x: 0.4, z: -4.5 }, { act: 'remove', id: 'dining-chair-1' });
    expect(wordsOf({ plan, room })).toBe('The room was read anew; dining chair removed.');
    expect(changesOf({ plan, room })).toEqual([['dining-chair-1', null, 'removed']]);
  });

  it('of small things are told together where there are many', () => {
    const small = (['bowl', 'vase', 'candles', 'open book', 'small plant', 'sculpture'] as Piece['kind'][]).map(
      (kind) => piece(`${kind}-1`, kind, { x: 2, y: 0.5 }),
    );
    const plan = { ...PLAN, pieces: [...PLAN.pieces.slice(1), ...small] };
    expect(wordsOf({ plan })).toBe('Three-seat sofa removed; small things differ.');
    expect(wordsOf({ plan: { ...PLAN, pieces: [...PLAN.pieces, ...small.slice(0, 2)] } })).toBe(
      'Bowl added; vase with stems added.',
    );
  });

  it('are told in the units of the workspace, and only so many', () => {
    expect(wordsOf({ plan: edited({ act: 'move', id: 'sofa-1', x: 0.4, z: -4.5 }), units: 'imperial' })).toBe(
      'Three-seat sofa moved 16″.',
    );
    const kinds = Object.keys(KINDS).slice(0, 13) as Piece['kind'][];
    const more = kinds.map((kind) => piece(`${kind}-9`, kind));
    expect(wordsOf({ plan: { ...PLAN, pieces: [...PLAN.pieces, ...more] } })).toMatch(/; and 1 more change\.$/);
  });
});
