/** better-auth keeps to itself what its database calls fail with, and answers 422 or 500: here it is seen all the same. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutage } from '../db/outage.js';

interface Call {
  outage: unknown;
}
const calls = new AsyncLocalStorage<Call>();

/** To be told of every failure of its database calls. */
export function noteFailure(error: unknown): void {
  const call = calls.getStore();
  if (call && isOutage(error)) call.outage = error;
}

/** @throws the outage of the database because of which the answer is a failure */
export async function throwingOutages(ask: () => Promise<Response>): Promise<Response> {
  const call: Call = { outage: null };
  const answer = await calls.run(call, ask);
  if (answer.status >= 400 && call.outage !== null) throw call.outage;
  return answer;
}
