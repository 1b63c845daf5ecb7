/**
 * A person's edits of a plan: what they do not reach is that of the picture before. Ten edits in three photos:
 * edits.long.test.ts.
 */
import { beforeAll, expect, it } from 'vitest';
import { encodePng } from './compose/encode.js';
import { decodePhoto } from './photo/decode.js';
import { stage } from './stage.js';
import { MOST_OFF, differenceOf, openRounds, stageEdits, type Rounds } from './testing/rounds.js';

let rounds: Rounds;
beforeAll(async () => {
  rounds = await openRounds();
});

const gone = [{ act: 'remove', id: 'plant' }] as const;

it('stages what an edit reaches, and keeps every other pixel', async () => {
  const { inside, outside, guarded, result } = await stageEdits(rounds, gone);
  expect(inside).toBeGreaterThan(100);
  expect(outside).toBe(0);
  expect(guarded).toBeGreaterThan(0.3);
  expect(result.fresh).toBeLessThan(0.2);
  // the mask is that of the new picture
  const { data: photo } = await decodePhoto(rounds.request.photo);
  const wrong = result.mask.findIndex((value, k) => {
    const same = [0, 1, 2].every((c) => result.image.data[k * 3 + c] === photo[k * 3 + c]);
    return same !== (value === 0);
  });
  expect(wrong).toBe(-1);
});

it('looks as if all of it had been staged anew, the shadow under a sofa above all', async () => {
  const { request } = rounds;
  const edits = [{ act: 'move', id: 'table', x: -2.4, z: -4.8 }] as const;
  const { result } = await stageEdits(rounds, edits);
  expect(result.fresh).toBeLessThan(0.5);
  expect(differenceOf(result.image, (await stage({ ...request, edits })).image)).toBeLessThanOrEqual(MOST_OFF);
});

it('gives the same bytes for the same request, with a viewer or without', async () => {
  const request = { ...rounds.request, edits: gone, before: await encodePng(rounds.first.image) };
  const once = await stage(request);
  const looks: number[] = [];
  const again = await stage(request, {
    onProgress: ({ preview }) => {
      if (preview) looks.push(preview.width);
    },
  });
  expect(looks).toHaveLength(1);
  expect(Buffer.compare(again.image.data, once.image.data)).toBe(0);
});

it('keeps the whole picture where nothing is edited', async () => {
  const { inside, outside, result } = await stageEdits(rounds, []);
  expect([inside, outside, result.fresh]).toEqual([0, 0, 0]);
  const { data } = rounds.first.image;
  expect(Buffer.compare(result.image.data, data)).toBe(0);
  expect(Buffer.compare(result.mask, rounds.first.mask)).toBe(0);
});

it('refuses a picture of another size, and one without edits', async () => {
  const { request, first } = rounds;
  const { width, height, data } = first.image;
  const smaller = await encodePng({ width, height: height - 1, data: data.subarray(0, width * (height - 1) * 3) });
  const refusal = stage({ ...request, edits: gone, before: smaller });
  await expect(refusal).rejects.toThrow('it has 480 x 279 pixels, the photo 480 x 280');
  const without = stage({ ...request, before: await encodePng(first.image) });
  await expect(without).rejects.toThrow('Only a plan with edits, in its room, has a picture before it.');
});
