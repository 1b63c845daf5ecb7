import { expect, test, vi } from 'vitest';
import { StageRefusal, type Piece, type Plan } from '../contract.js';
import { planOf } from '../furniture/catalogue/testing/pieces.js';
import { inStyle } from '../furniture/proportions.js';
import { frontalRoom } from '../testing/frontalRoom.js';
import type { Fault } from './furnished.js';
import { soundPicture, type MakePicture } from './soundPicture.js';

const at = (kind: Piece['kind'], x: number, more: Partial<Piece> = {}): Piece => ({
  id: kind,
  kind,
  ...inStyle('modern', kind),
  x,
  z: -3,
  y: 0,
  angle: 0,
  seed: 1,
  ...more,
});
const TABLE = at('side table', 1.5);
const PLAN = planOf('modern', [at('sofa', 0), TABLE, at('vase', 1.5, { y: TABLE.height }), at('floor lamp', -2)]);

const fault = (pieces: readonly string[], stops: boolean): Fault => ({
  check: 'tone',
  pieces,
  stops,
  message: `Wrong: ${pieces.join()}.`,
});

type Faulty = (plan: Plan) => Fault[];
type Make = MakePicture<{ readonly plan: Plan; readonly faults: readonly Fault[] }>;

function make(faulty: Faulty, isGiven = false) {
  const maker = vi.fn<Make>(async (plan) => ({ plan, faults: faulty(plan) }));
  return { maker, result: soundPicture({ room: frontalRoom(480, 320), plan: PLAN, isGiven }, maker) };
}

const wrongWhile =
  (id: string): Faulty =>
  ({ pieces }) =>
    pieces.some((piece) => piece.id === id) ? [fault([id], true)] : [];

test('makes a picture once, and tells what only warns', async () => {
  const { maker, result } = make(() => [fault(['side table'], false)]);
  const { plan, findings } = await result;
  expect(maker).toHaveBeenCalledTimes(1);
  expect(plan).toBe(PLAN);
  expect(findings).toEqual([
    { check: 'tone', pieces: ['side table'], outcome: 'warned', message: 'Wrong: side table.' },
  ]);
});

test('makes it once more without the piece that spoils it, and what stands on that', async () => {
  const { maker, result } = make(wrongWhile('side table'));
  const { plan, findings, made } = await result;
  expect(maker.mock.calls.map(([, isAgain]) => isAgain)).toEqual([false, true]);
  expect(plan.pieces.map(({ id }) => id)).toEqual(['sofa', 'floor lamp']);
  expect(made.plan).toBe(plan);
  expect(findings.map(({ outcome }) => outcome)).toEqual(['left_out']);
});

test('refuses with a sentence where the main piece spoils it, or another piece the second time', async () => {
  const ofMain = make(wrongWhile('sofa'));
  await expect(ofMain.result).rejects.toThrow(/^The staged picture would not look real: Wrong: sofa\. Choose /);
  expect(ofMain.maker).toHaveBeenCalledTimes(1);
  const inTurn = make(({ pieces }) => [fault([pieces[pieces.length - 1].id], true)]);
  await expect(inTurn.result).rejects.toBeInstanceOf(StageRefusal);
  expect(inTurn.maker).toHaveBeenCalledTimes(2);
});

test('only warns where no piece can be named, or a person made the plan', async () => {
  for (const { maker, result } of [make(() => [fault([], true)]), make(wrongWhile('side table'), true)]) {
    const { plan, findings } = await result;
    expect([plan, maker.mock.calls.length]).toEqual([PLAN, 1]);
    expect(findings.map(({ outcome }) => outcome)).toEqual(['warned']);
  }
});
