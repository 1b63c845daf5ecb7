/** Work after a message of the bus that is done once for all sockets of the process. */
import type { BusEvent } from '../messaging/bus.js';

/** By the message, which all subscribers get as the same object, then by what is made of it. */
const made = new WeakMap<BusEvent, Map<string, Promise<unknown>>>();

/**
 * The result of `make`, which runs once for each message and key.
 * @param key must name all that the result depends on, such as whose view it is (viewOf)
 */
export function sharedByEvent<Value>(event: BusEvent, key: string, make: () => Promise<Value>): Promise<Value> {
  const ofEvent = made.get(event) ?? new Map<string, Promise<unknown>>();
  made.set(event, ofEvent);
  const there = ofEvent.get(key) as Promise<Value> | undefined;
  if (there) return there;
  const making = make();
  ofEvent.set(key, making);
  return making;
}
