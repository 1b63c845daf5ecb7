import { expect, test } from 'vitest';
import { StageRefusal, type Piece, type Room } from '../contract.js';
import { inStyle } from '../furniture/proportions.js';
import { planOf } from '../furniture/catalogue/testing/pieces.js';
import { finish } from '../steps.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import { judgePlan, soundPlan } from './soundPlan.js';

/** All of the picture below the horizon shows floor. */
const ROOM = frontalRoom(480, 320, {
  floorOutline: [
    [0, 130],
    [480, 130],
    [480, 320],
    [0, 320],
  ],
});

const at = (kind: Piece['kind'], x: number, z: number, more: Partial<Piece> = {}): Piece => ({
  id: `${kind}-1`,
  kind,
  ...inStyle('modern', kind),
  x,
  z,
  y: 0,
  angle: 0,
  seed: 3,
  ...more,
});

const SOFA = at('sofa', 0, -4.3);
const TABLE = at('coffee table', 0, -3.1);

const sound = (pieces: readonly Piece[], room: Room = ROOM) => finish(soundPlan(room, planOf('modern', pieces)));
const idsOf = (pieces: readonly Piece[], room?: Room) => sound(pieces, room).plan.pieces.map(({ id }) => id);
const judged = (pieces: readonly Piece[]) => finish(judgePlan(ROOM, planOf('modern', pieces))).findings;

test('leaves a plan as it is in which nothing is wrong', () => {
  const { plan, findings } = sound([SOFA, TABLE]);
  expect(plan.pieces).toEqual([SOFA, TABLE]);
  expect(findings.filter(({ outcome }) => outcome !== 'warned')).toEqual([]);
});

test('leaves out a piece that goes through another, with what stands on it', () => {
  const side = at('side table', 0.9, -4.1);
  const vase = at('vase', 0.9, -4.1, { y: side.height });
  const { plan, findings } = sound([SOFA, TABLE, side, vase]);
  expect(plan.pieces).toEqual([SOFA, TABLE]);
  expect(findings).toContainEqual({
    check: 'overlap',
    pieces: ['sofa-1', 'side table-1'],
    outcome: 'left_out',
    message: expect.stringMatching(/^Side table goes through the .*sofa\.$/),
  });
});

test('leaves out what hangs through a piece, or into the back wall', () => {
  expect(idsOf([SOFA, at('art', 0, -4.7, { wall: 'back', y: 0.5 })])).toEqual(['sofa-1']);
  expect(idsOf([SOFA, at('art', 0, -5.2, { wall: 'back', y: 1.4 })])).toEqual(['sofa-1']);
});

test('leaves out a rug that goes through something solid in the room', () => {
  const island = { x: 1, z: -3, width: 0.6, depth: 0.6, height: 0.9, certainty: 0.9 };
  const rug = at('rug', 0, -3.2);
  expect(idsOf([SOFA, TABLE, rug])).toContain('rug-1');
  expect(idsOf([SOFA, TABLE, rug], { ...ROOM, things: [island] })).not.toContain('rug-1');
  expect(idsOf([SOFA, TABLE, rug], { ...ROOM, things: [{ ...island, certainty: 0.3 }] })).toContain('rug-1');
});

test('leaves out a piece within something solid that is larger', () => {
  const island = { x: 1.5, z: -3, width: 1.6, depth: 1.6, height: 1.2, certainty: 0.9 };
  expect(idsOf([SOFA, at('pouf', 1.5, -3)], { ...ROOM, things: [island] })).toEqual(['sofa-1']);
});

test('leaves out what does not touch the floor, or stands on nothing', () => {
  const lifted = at('coffee table', 0, -3.1, { y: 0.03 });
  const { plan, findings } = sound([SOFA, lifted, at('vase', 1.5, -3, { y: 0.5 })]);
  expect(plan.pieces).toEqual([SOFA]);
  expect(findings.map(({ message }) => message)).toEqual(
    expect.arrayContaining(['Coffee table does not touch the floor.', expect.stringMatching(/stands on nothing\.$/)]),
  );
});

test('pulls a chair out of its table as far as needed', () => {
  const table = at('dining table', 0, -3.2);
  const chair = at('dining chair', 0.7, -3.75);
  const { plan, findings } = sound([table, chair]);
  expect(findings.map(({ outcome }) => outcome)).toContain('moved');
  const [, pulled] = plan.pieces;
  expect(pulled.z).toBeLessThan(chair.z);
  expect(pulled.z).toBeGreaterThan(chair.z - 0.25);
  expect(sound(plan.pieces).findings.filter(({ outcome }) => outcome !== 'warned')).toEqual([]);
});

test('leaves out a chair with the one opposite and their settings', () => {
  const table = at('dining table', 0, -3.2);
  const chair = (id: string, x: number, side: 1 | -1) => {
    return at('dining chair', x, -3.2 + side * 0.9, { id, angle: side > 0 ? Math.PI : 0 });
  };
  const setting = (id: string, x: number, side: 1 | -1) =>
    at('place setting', x, -3.2 + side * 0.27, { id, y: table.height });
  const [a, b, c, d] = [chair('a', -0.4, -1), chair('b', 0.4, -1), chair('c', -0.4, 1), chair('d', 0.4, 1)];
  const laid = [
    setting('for a', -0.4, -1),
    setting('for b', 0.4, -1),
    setting('for c', -0.4, 1),
    setting('for d', 0.4, 1),
  ];
  const column = { x: 0.4, z: -4.2, width: 0.3, depth: 0.3, height: 2, certainty: 0.9 };
  expect(idsOf([table, a, b, c, d, ...laid])).toHaveLength(9);
  // a column where chair b stands
  const ids = idsOf([table, a, b, c, d, ...laid], { ...ROOM, things: [column] });
  expect(ids.toSorted()).toEqual(['a', 'd', 'dining table-1', 'for a', 'for d']);
});

test('refuses with a sentence where the main piece stands wrongly', () => {
  const wrong = () => sound([at('sofa', 2, -4.3)]);
  expect(wrong).toThrow(StageRefusal);
  expect(wrong).toThrow(/^The furniture does not fit this room: .*into the right wall\. Correct the outline/);
});

test('tells what is unusual in size, and only warns', () => {
  const short = at('dining chair', 0, -4, { height: 0.75 });
  const chairs = Array.from({ length: 6 }, (_, k) => at('dining chair', k - 2.2, -2, { id: `chair-${k}` }));
  const messages = (pieces: readonly Piece[]) =>
    judged(pieces).flatMap(({ check, message }) => (check === 'size' ? [message] : []));
  expect(messages([short])).toContainEqual(expect.stringMatching(/ has a height of 75 cm; 82 cm to 88 cm is usual\.$/));
  expect(messages([at('bench', 0, -3, { height: 0.6 })])).toContainEqual(expect.stringMatching(/ has a seat of /));
  expect(messages([at('dining table', 0, -3.5), ...chairs])).toContainEqual(expect.stringMatching(/for 6 people/));
  expect(messages([at('bench', 0, -3), ...chairs])).toEqual([]);
});

test('only tells what is wrong in a plan that a person made', () => {
  const side = at('side table', 0.9, -4.1);
  const [finding] = judged([SOFA, side]);
  expect(finding).toMatchObject({ check: 'overlap', outcome: 'warned', pieces: ['sofa-1', 'side table-1'] });
});
