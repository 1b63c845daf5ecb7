/** The subscribers of one process's bus: each with its own queue of messages. */
import type { BusEvent } from './bus.js';

/**
 * A subscriber that reads so slowly that more messages wait gets one event in their place, and reads everything again:
 * its queue must not grow without end.
 */
const MOST_WAITING = 500;
const READ_AGAIN = { kind: 'reconnected' } as const;

interface Subscriber {
  take(event: BusEvent): void;
  end(): void;
}

export interface Subscribers {
  /** Gives a message to the subscribers of its workspace, or to all when it has none. */
  tell(event: BusEvent): void;
  /**
   * Messages from this call on, not from the first `next`, so that no message is missed in between.
   * @param workspaceId left out: messages of all workspaces
   */
  subscribe(workspaceId?: string): AsyncIterableIterator<BusEvent>;
  /** Ends all subscriptions. */
  end(): void;
}

export function createSubscribers(): Subscribers {
  /** by workspace; those of all workspaces under null */
  const byWorkspace = new Map<string | null, Set<Subscriber>>();

  function remove(workspaceId: string | null, subscriber: Subscriber): void {
    const others = byWorkspace.get(workspaceId);
    others?.delete(subscriber);
    if (others?.size === 0) byWorkspace.delete(workspaceId);
  }

  return {
    tell(event) {
      const workspaceId = 'workspaceId' in event ? event.workspaceId : null;
      const concerned =
        workspaceId === null
          ? [...byWorkspace.values()]
          : [byWorkspace.get(workspaceId), byWorkspace.get(null)].filter((set) => set !== undefined);
      for (const set of concerned) for (const subscriber of set) subscriber.take(event);
    },
    subscribe(workspaceId) {
      const key = workspaceId ?? null;
      const { subscriber, messages } = createSubscription(() => remove(key, subscriber));
      byWorkspace.set(key, (byWorkspace.get(key) ?? new Set()).add(subscriber));
      return messages;
    },
    end() {
      for (const set of byWorkspace.values()) for (const subscriber of set) subscriber.end();
    },
  };
}

type Result = IteratorResult<BusEvent, undefined>;
const DONE: Result = { done: true, value: undefined };

const keyOf = (event: BusEvent) => ('id' in event ? `${event.kind} ${event.id}` : event.kind);

/** @param leave called once, when the subscription ends */
function createSubscription(leave: () => void) {
  /** By what changed: a newer message replaces one that waits, because receivers read the present state. */
  const waiting = new Map<string, BusEvent>();
  const reading: ((result: Result) => void)[] = [];
  let ended = false;

  function end(): void {
    if (ended) return;
    ended = true;
    waiting.clear();
    leave();
    for (const give of reading.splice(0)) give(DONE);
  }

  function keep(event: BusEvent): void {
    if (waiting.has(READ_AGAIN.kind)) return;
    if (event.kind === READ_AGAIN.kind || waiting.size >= MOST_WAITING) {
      waiting.clear();
      waiting.set(READ_AGAIN.kind, { ...READ_AGAIN });
    } else waiting.set(keyOf(event), event);
  }

  function takeWaiting(): BusEvent | null {
    for (const [key, event] of waiting) {
      waiting.delete(key);
      return event;
    }
    return null;
  }

  const subscriber: Subscriber = {
    take(event) {
      const give = reading.shift();
      if (give) give({ done: false, value: event });
      else keep(event);
    },
    end,
  };
  const messages: AsyncIterableIterator<BusEvent> = {
    next() {
      const value = takeWaiting();
      if (value) return Promise.resolve({ done: false, value });
      return ended ? Promise.resolve(DONE) : new Promise<Result>((give) => reading.push(give));
    },
    return() {
      end();
      return Promise.resolve(DONE);
    },
    [Symbol.asyncIterator]: () => messages,
  };
  return { subscriber, messages };
}
