/** better-auth hides the errors of its database calls and answers 422 or 500; this records them. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { isOutage } from '../db/outage.js';

interface Call {
  outage: unknown;
}
const calls = new AsyncLocalStorage<Call>();

/** Records a failure of a database call. */
export function noteFailure(error: unknown): void {
  const call = calls.getStore();
  if (call && isOutage(error)) call.outage = error;
}

/** @throws the database outage that caused a failed answer */
export async function throwingOutages(ask: () => Promise<Response>): Promise<Response> {
  const call: Call = { outage: null };
  const answer = await calls.run(call, ask);
  if (answer.status >= 400 && call.outage !== null) throw call.outage;
  return answer;
}
