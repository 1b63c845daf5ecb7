import { setTimeout as wait } from 'node:timers/promises';

/** A part of the installation that takes longer counts as unreachable. */
const LIMIT_MS = 2000;

/** @throws Error when it takes longer than LIMIT_MS */
export async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const late = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(`There was no answer within ${LIMIT_MS} ms.`);
  });
  return Promise.race([answer, late]);
}
