/**
 * The process that looks at photos, at low priority. Takes one order after another, and answers each with one message.
 * To cancel an order, the worker kills the process.
 */
import { liveWithParent } from '../liveWithParent.js';
import sharp from 'sharp';
import { findInPhoto } from '../stager/suggest/findInPhoto.js';
import type { LookAnswer, LookOrder } from './suggestProtocol.js';

// One small picture at a time: more threads would take the cores of the others.
sharp.concurrency(1);
sharp.cache(false);

liveWithParent();
process.on('message', async ({ photo, hints }: LookOrder) => {
  const answer: LookAnswer = { findings: await findInPhoto(photo, hints) };
  process.send?.(answer);
});
