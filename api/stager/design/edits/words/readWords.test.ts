/** What comments do to the plans of arranged rooms. */
import { describe, expect, it } from 'vitest';
import type { Opening, Piece, Plan, Room } from '../../../contract.js';
import { arrange } from '../../arrange.js';
import { boxRoom } from '../../testing/boxRoom.js';
import { NOTHING_PRESERVED } from '../../testing/requests.js';
import { editPlan } from '../editPlan.js';
import { arrangedRooms, outcomesIn } from '../testing/exampleComments.js';
import { distanceOf, spotsOf } from './find.js';
import { editsOf, isRearranged, isUnderstood, readWords, readWordsInSteps } from './readWords.js';

const opening = (kind: Opening['kind'], wall: Opening['wall'], [from, to]: [number, number]): Opening => {
  const [bottom, top] = { window: [0.9, 2.2], door: [0, 2.05], fireplace: [0, 1.1], obstacle: [0, 2] }[kind] as [
    number,
    number,
  ];
  return { kind, wall, from, to, bottom, top, certainty: 1, glow: kind === 'window' ? 1 : 0 };
};

const room: Room = {
  ...boxRoom(6, 7).room,
  openings: [
    opening('door', 'right', [-3, -2.1]),
    opening('window', 'left', [-4, -2.5]),
    opening('fireplace', 'back', [-0.7, 0.7]),
  ],
};
const piece = (
  id: string,
  [width, depth, height]: readonly [number, number, number],
  [x, y, z]: readonly [number, number, number],
  angle: number,
  more: Pick<Piece, 'seed' | 'wall' | 'way' | 'motif'>,
): Piece => {
  const kind = id.replace(/-\d+$/, '').replaceAll('-', ' ') as Piece['kind'];
  return { id, kind, width, depth, height, x, y, z, angle, ...more };
};

/** Written out, as the comments below name its pieces: two armchairs at a sofa's table, beside the fire. */
const plan: Plan = {
  roomType: 'living_room',
  style: 'modern',
  creativity: 26,
  seed: 3,
  notes: [],
  pieces: [
    piece('sofa-1', [2.25, 0.95, 0.787], [-2.485, 0, -4.891], 1.5708, { wall: 'left', seed: 462711437 }),
    piece('coffee-table-1', [1.368, 0.72, 0.403], [-1.201, 0, -4.891], 1.5708, { seed: 4134537008 }),
    piece('armchair-1', [0.82, 0.82, 0.768], [0.057, 0, -4.546], 4.4506, { seed: 1328586482 }),
    piece('armchair-2', [0.82, 0.82, 0.768], [-1.23, 0, -6.385], 0, { seed: 1549124076 }),
    piece('pouf-1', [0.52, 0.52, 0.32], [-1.23, 0, -3.726], 1.5708, { seed: 2353840290 }),
    piece('rug-1', [3.029, 2.404, 0.016], [-1.188, 0, -4.891], 1.5708, { seed: 3757884545 }),
    piece('floor-lamp-1', [0.42, 0.42, 1.6], [-2.73, 0, -6.346], 1.5708, { seed: 911881093 }),
    piece('side-table-1', [0.45, 0.45, 0.564], [-0.133, 0, -3.836], 4.4506, { seed: 9590549 }),
    piece('media-unit-1', [2.15, 0.42, 0.5], [2.75, 0, -4.965], -1.5708, { wall: 'right', seed: 3187573782 }),
    piece('television-1', [1.65, 0.22, 0.998], [2.75, 0.5, -4.965], -1.5708, { seed: 3833532458 }),
    piece('console-1', [1.2, 0.36, 0.78], [1.86, 0, -6.78], 0, { wall: 'back', seed: 3306921068 }),
    piece('mirror-1', [0.863, 0.03, 1.092], [1.86, 1.06, -6.98], 0, { wall: 'back', seed: 3654299582 }),
    piece('art-1', [0.659, 0.03, 0.856], [-2.98, 0.949, -5.265], 1.5708, {
      wall: 'left',
      seed: 1248161125,
      motif: 'veils',
    }),
    piece('art-2', [0.659, 0.03, 0.856], [-2.98, 0.949, -4.516], 1.5708, {
      wall: 'left',
      seed: 1619890857,
      motif: 'sweep',
    }),
    piece('art-3', [0.812, 0.03, 0.536], [0, 1.3, -6.98], 0, { wall: 'back', seed: 1259791358, motif: 'terrazzo' }),
    piece('pendant-1', [0.5, 0.5, 0.6], [-1.201, 2, -4.891], 1.5708, { seed: 3147589072 }),
    piece('books-1', [0.3, 0.222, 0.06], [-1.187, 0.403, -5.233], 1.4508, { seed: 115276941 }),
    piece('decorative-box-1', [0.18, 0.12, 0.075], [-1.187, 0.463, -5.233], 1.3508, { seed: 2101127983 }),
    piece('bouquet-1', [0.3, 0.3, 0.38], [-1.23, 0.403, -4.562], 1.5708, { seed: 928611747 }),
    piece('photo-frame-1', [0.2, 0.1, 0.28], [1.42, 0.78, -6.818], 0.15, { seed: 1084956719 }),
    piece('bowl-1', [0.11, 0.11, 0.05], [1.74, 0.78, -6.754], 0, { seed: 4134166171 }),
    piece('drinks-tray-1', [0.37, 0.26, 0.25], [2.184, 0.78, -6.769], 0, { seed: 3907756328 }),
    piece('sculpture-1', [0.12, 0.08, 0.15], [1.5, 0.78, -6.708], 0, { seed: 3069693122 }),
    piece('small-plant-1', [0.19, 0.19, 0.25], [2.75, 0.5, -4.01], -1.5708, { seed: 4151526747 }),
    piece('vase-1', [0.15, 0.15, 0.32], [-0.17, 0.564, -3.928], 7.5922, { seed: 1553156014 }),
    piece('books-2', [0.17, 0.125, 0.045], [-0.062, 0.564, -3.754], 7.3922, { seed: 864181942 }),
    piece('folded-throw-1', [0.304, 0.264, 0.068], [-1.23, 0.32, -3.726], 1.5708, { seed: 4013574404 }),
    piece('throw-basket-1', [0.42, 0.42, 0.46], [2.6, 0, -3.56], -1.5708, { seed: 2114892615 }),
  ],
};

const read = (words: string, changes: Partial<Parameters<typeof readWords>[1]> = {}) =>
  readWords(words, { room, plan, ...changes });
const said = (words: string) =>
  read(words).map((phrase) => (isUnderstood(phrase) ? phrase.meaning : `(${phrase.reason})`));
const after = (words: string, before = plan): Plan => editPlan(room, before, editsOf(read(words, { plan: before })));
const find = ({ pieces }: Plan, id: string) => pieces.find((piece) => piece.id === id);
const count = ({ pieces }: Plan, kind: string) => pieces.filter((piece) => piece.kind === kind).length;
const others = (changed: Plan, ...ids: string[]) => changed.pieces.filter(({ id }) => !ids.includes(id));

/** Metres from a piece to the nearest mark. */
function metresTo(kind: Opening['kind'], of: Plan, id: string): number {
  const context = { room, plan: of } as Parameters<typeof spotsOf>[0];
  const spots = spotsOf(context, { is: 'opening', kind, name: kind });
  const piece = find(of, id);
  if (typeof spots === 'string' || !piece) throw new Error('Expected a mark and a piece.');
  return Math.min(...spots.map((spot) => distanceOf(piece, spot)));
}

describe('a comment', () => {
  it('moves a piece to a point of the room, and changes nothing else', () => {
    const changed = after('move the left armchair to the window');
    const moved = plan.pieces.filter((piece) => find(changed, piece.id) !== piece && piece.kind === 'armchair');
    expect(moved).toHaveLength(1);
    const [{ id } = { id: '' }] = moved;
    expect(metresTo('window', changed, id)).toBeLessThan(metresTo('window', plan, id));
    expect(others(changed, id)).toEqual(others(plan, id));
  });

  it('takes what belongs to a sofa along, and says so', () => {
    expect(said('sofa a bit to the right')[0]).toMatch(/^three-seat sofa 25 cm to the right, with its .*rug/);
    const changed = after('sofa a bit to the right');
    const moved = ['sofa-1', 'coffee-table-1', 'rug-1'].map(
      (id) => (find(changed, id)?.x ?? 0) - (find(plan, id)?.x ?? 0),
    );
    expect(moved.map((x) => Math.round(x * 100))).toEqual([25, 25, 25]);
  });

  it('resizes by a fixed factor, or by as much as fits', () => {
    const before = find(plan, 'coffee-table-1')?.width ?? 0;
    expect((find(after('bigger coffee table'), 'coffee-table-1')?.width ?? 0) / before).toBeCloseTo(1.25, 1);
    expect((find(after('the coffee table is too big'), 'coffee-table-1')?.width ?? 0) / before).toBeCloseTo(0.8, 1);
  });

  it('chooses the nearest of the style’s colours, or names them', () => {
    const changed = after('the right armchair in blue');
    const coloured = changed.pieces.filter(({ colour }) => colour !== undefined);
    expect(coloured.map(({ kind }) => kind)).toEqual(['armchair']);
    expect(said('the right armchair in blue')[0]).toBe('lounge chair on the right in dark blue weave');
    expect(said('a pink sofa')[0]).toMatch(/^\(in Modern the three-seat sofa comes in .* or .*\)$/);
  });

  it('counts, adds and removes', () => {
    expect(count(plan, 'armchair')).toBe(2);
    expect([count(after('only one armchair'), 'armchair'), count(after('two armchairs'), 'armchair')]).toEqual([1, 2]);
    expect(count(after('another armchair'), 'armchair')).toBe(3);
    expect(said('two armchairs')).toEqual(['two armchairs, as now']);
    expect(said('13 armchairs')).toEqual(['(at most 12 of a piece can be placed)']);
    expect(said('twelve armchairs')).toEqual(['one more armchair: no more fit here']);
    expect(count(after('no art or mirror'), 'art')).toBe(0);
  });

  it('adds and takes away furniture by its worth', () => {
    const [fuller, emptier] = [after('it looks too empty'), after('less furniture')];
    expect(fuller.pieces.length).toBe(plan.pieces.length + 2);
    expect(emptier.pieces.length).toBeLessThan(plan.pieces.length);
    expect(find(emptier, 'sofa-1')).toBeDefined();
  });

  it('turns and swaps', () => {
    expect(said('turn the left armchair to the fireplace')[0]).toMatch(/turned to the fireplace$/);
    const changed = after('swap the left armchair for a pouf');
    expect([count(changed, 'armchair'), count(changed, 'pouf')]).toEqual([1, count(plan, 'pouf') + 1]);
  });

  it('restyles in the same places, and arranges anew', () => {
    expect(after('in japandi style')).toMatchObject({ style: 'japon' });
    expect(read('another arrangement')).toMatchObject([{ meaning: 'a new arrangement', edits: [{ act: 'arrange' }] }]);
    const anew = read('another arrangement, two armchairs, move the sofa to the window');
    expect(isRearranged(anew)).toBe(true);
    expect(anew.slice(1)).toEqual([
      { text: 'two armchairs', edits: [], meaning: '2 armchairs' },
      { text: 'move the sofa to the window', reason: 'ask for this once the new arrangement is there' },
    ]);
  });

  it('hangs a picture higher', () => {
    const changed = after('hang the left picture higher');
    const lifted = changed.pieces.filter((piece) => piece.kind === 'art' && piece.y > (find(plan, piece.id)?.y ?? 9));
    expect(lifted).toHaveLength(1);
  });

  it('keeps the way to a door free', () => {
    expect(said('keep the path to the kitchen free')).toEqual(['the way to the kitchen is free already']);
    const before = { x: room.right - 1.4, z: -2.55 };
    const pieces = plan.pieces.map((piece) => (piece.id === 'armchair-2' ? { ...piece, ...before } : piece));
    const phrases = read('keep the path to the kitchen free', { plan: { ...plan, pieces } });
    expect(phrases).toMatchObject([
      { meaning: 'the way to the kitchen stays free: lounge chair moved 60 cm', edits: [{ id: 'armchair-2' }] },
    ]);
  });

  it('does as in another photo of the job', () => {
    const other = arrange({
      room,
      roomType: 'living_room',
      style: 'miami',
      creativity: 15,
      preserve: NOTHING_PRESERVED,
      seed: 9,
    });
    const phrases = read('like photo 2', { others: [plan, other, null] });
    expect(phrases).toMatchObject([{ meaning: expect.stringMatching(/^furniture, colours and style of photo 2/) }]);
    expect(editPlan(room, plan, editsOf(phrases)).style).toBe('miami');
    expect(read('like photo 3', { others: [plan, other, null] })).toMatchObject([
      { reason: 'photo 3 has no picture yet' },
    ]);
    expect(read('like photo 7', { others: [plan] })).toMatchObject([{ reason: 'this job has no photo 7' }]);
  });

  it('reads each phrase after the ones before', () => {
    expect(said('remove the rug. bigger rug')).toEqual([
      expect.stringMatching(/^without the .*rug$/),
      '(there is no rug)',
    ]);
  });

  it.each([
    ['remove the plant', /^without the small potted plant$/],
    ['no TV above the fireplace', /^no television there, as now$/],
    ['move the sofa to the big window please', /^three-seat sofa is there already$/],
    ['no sofa', /^\(a living room needs its sofa\)$/],
    ['two beds', /^\(a living room has no beds\)$/],
    ['move the bowl to the window', /^\(the bowl goes with the .*, and cannot be moved alone\)$/],
    ['make it cosy', /^\(not understood\)$/],
    ['paint the walls white', /^\(the walls of the photo stay as they are\)$/],
    ['add a television', /^\(a television cannot be added alone: ask for another arrangement with it\)$/],
    ['the rest is great', /^stays as it is$/],
    ['keep the pictures', /^pictures stay as now$/],
    ['remove the pictures', /^no pictures$/],
    ['move the armchair behind the camera wall', /^\(not understood\)$/],
  ])('of "%s" says %s', (words, meaning) => {
    expect(said(words)[0]).toMatch(meaning);
  });

  it('lets other work go on while it looks for many places', () => {
    const stepsOf = (words: string) => {
      const steps = readWordsInSteps(words, { room, plan });
      let count = 0;
      while (!steps.next().done) count++;
      return count;
    };
    expect(stepsOf('three more poufs')).toBeGreaterThan(3);
    expect(stepsOf('move the armchairs to the window')).toBeGreaterThan(2);
    expect(stepsOf('more furniture')).toBeGreaterThan(2);
  });

  it('makes no more edits than one order may have', () => {
    const poufs = Array.from({ length: 12 }, (_, at): Piece => {
      const [x, z] = [(at % 4) - 1.5, -2.5 - Math.floor(at / 4)];
      const size = { width: 0.5, depth: 0.5, height: 0.4 };
      return { id: `pouf-${at + 1}`, kind: 'pouf', ...size, x, z, y: 0, angle: 0, seed: 1 };
    });
    const words = Array.from({ length: 18 }, () => 'all poufs in another colour').join(', ');
    const phrases = readWords(words, { room, plan: { ...plan, pieces: poufs } });
    expect(editsOf(phrases)).toHaveLength(16 * 12);
    expect(phrases.filter((phrase) => !isUnderstood(phrase))).toEqual(
      Array.from({ length: 2 }, () => ({
        text: 'all poufs in another colour',
        reason: 'a comment can make at most 200 changes',
      })),
    );
  });

  it('adds nothing to a surface that shall stay as it is', () => {
    const bare = after('remove the rug');
    const preserve = { ...NOTHING_PRESERVED, floor: true };
    expect(read('a rug', { plan: bare, preserve })).toMatchObject([{ reason: 'the floor shall stay as it is' }]);
  });

  it('names what the photo does not show', () => {
    const blind = { ...room, openings: [] };
    const words = 'move the armchair to the window, keep the door free, turn the armchair to the fireplace';
    expect(readWords(words, { room: blind, plan }).map((phrase) => ('reason' in phrase ? phrase.reason : ''))).toEqual([
      'the photo shows no window',
      'the photo shows no door',
      'the photo shows no fireplace',
    ]);
  });
});

describe('in a few rooms', () => {
  it('no example gives a plan with a hard objection, and the same words give the same edits', () => {
    const rooms = arrangedRooms(2, 60);
    expect(rooms).toHaveLength(2);
    const outcomes = rooms.flatMap(outcomesIn);
    expect(outcomes.filter(({ hard, isSame }) => hard.length > 0 || !isSame)).toEqual([]);
    expect(outcomes.reduce((sum, { changes }) => sum + changes, 0)).toBeGreaterThan(20);
  });
});
