import { describe, expect, it } from 'vitest';
import type { Plan } from '../contract.js';
import { StageRefusal } from '../contract.js';
import { project } from '../../shared/geometry/camera.js';
import { arrange, type ArrangeRequest } from './arrange.js';
import type { Kind } from '../kinds.js';
import { noteWarnings } from './notes/noteWords.js';
import { syntheticRoom } from './testing/syntheticRoom.js';
import { describeArrange } from './testing/arrangeProperties.js';
import { describePreserve } from './testing/preserveProperties.js';
import { NOTHING_PRESERVED, requestOf } from './testing/requests.js';
import { view } from './scene/view.js';

describeArrange(36, 6);
describePreserve(10);

/** A room of 40 square metres, half of them visible. */
const BIG_ROOM = 35;

describe('arrange, given notes', () => {
  const big = {
    ...syntheticRoom(BIG_ROOM),
    roomType: 'living_room',
    style: 'modern',
    creativity: 15,
    seed: 3,
  } as const;
  const request: ArrangeRequest = { ...big, preserve: NOTHING_PRESERVED };
  const number = (plan: Plan, kind: Kind) => plan.pieces.filter((piece) => piece.kind === kind).length;

  it('omits kinds that the notes exclude and places as many as they ask for', () => {
    const plan = arrange({ ...request, notes: 'No plants. One armchair, 2 floor lamps' });
    expect(number(plan, 'plant')).toBe(0);
    expect(number(plan, 'armchair')).toBe(1);
    expect(plan.notes).toContainEqual({ text: 'No plants', outcome: 'done' });
    expect(number(arrange(request), 'plant')).toBeGreaterThan(0);
  });

  it('warns of phrases that it did not understand and of pieces that do not fit', () => {
    const plan = arrange({ ...request, notes: 'make it cosy, no sofa, nine armchairs' });
    expect(noteWarnings(plan.notes).map(({ message }) => message)).toEqual([
      '"make it cosy" was not understood: notes may say "no plants" or "two armchairs".',
      '"no sofa" was left out: a living room needs its sofa.',
      expect.stringMatching(/^Only (?:one armchair fits|\w+ armchairs fit) here\.$/u),
    ]);
  });
});

describe('arrange, in a room without floor', () => {
  it('refuses with a sentence', () => {
    const { room } = syntheticRoom(1);
    const request = requestOf(1, { room: { ...room, floorOutline: [] } });
    expect(() => arrange(request)).toThrow(StageRefusal);
    expect(() => arrange(request)).toThrow(/fits on the floor/u);
  });
});

it('projects points as the renderer does', () => {
  const { room } = syntheticRoom(2);
  const seen = view(room, { x: 0, z: -3, y: 0, angle: 0, width: 1, depth: 1, height: 1 });
  const pixel = project(room.camera, [0, 0.5, -3]);
  expect(pixel && pixel[0] / room.width).toBeGreaterThan(seen.left);
  expect(pixel && pixel[0] / room.width).toBeLessThan(seen.right);
});
