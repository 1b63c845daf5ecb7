/** One subscription of one socket: sends the results that it shares with others, each under its own id. */
import { WebSocket } from 'ws';

/**
 * Rows that may wait for a slow reader. One that is further behind is disconnected, because memory must not grow
 * without end; our pages connect anew by themselves and read everything again.
 */
const MOST_WAITING = 500;
/** Registered with IANA; graphql-ws connects anew after it. */
const TRY_AGAIN_LATER = 1013;

const TAIL = Buffer.from('}');

/** A changed row and the JSON of its result. */
export type LiveResult = readonly [rowId: string, json: Buffer];

export interface LiveReceiver {
  /** Begins to send: these results, then those that came meanwhile. */
  begin(first: readonly LiveResult[]): void;
  /** Sends a result; while another is being sent it waits, in place of an older one of the same row. */
  take(result: LiveResult): void;
  /** Disconnects the socket, so that its client reads everything again. */
  drop(reason: string): void;
  /** Sends nothing more. */
  end(): void;
}

/** @param operationId the client's name of the subscription */
export function createLiveReceiver(socket: WebSocket, operationId: string): LiveReceiver {
  const head = Buffer.from(`{"id":${JSON.stringify(operationId)},"type":"next","payload":`);
  const waiting = new Map<string, Buffer>();
  let busy = true;
  let ended = false;

  function sendWaiting(): void {
    busy = false;
    for (const [rowId, json] of waiting) {
      waiting.delete(rowId);
      return send(json);
    }
  }

  function send(json: Buffer): void {
    if (ended || socket.readyState !== WebSocket.OPEN) return;
    busy = true;
    socket.send(Buffer.concat([head, json, TAIL]), { binary: false }, sendWaiting);
  }

  function end(): void {
    ended = true;
    waiting.clear();
  }

  function drop(reason: string): void {
    end();
    socket.close(TRY_AGAIN_LATER, reason);
  }

  return {
    begin(first) {
      const later = [...waiting];
      waiting.clear();
      for (const [rowId, json] of [...first, ...later]) waiting.set(rowId, json);
      sendWaiting();
    },
    take([rowId, json]) {
      if (ended) return;
      if (!busy) return send(json);
      waiting.set(rowId, json);
      if (waiting.size > MOST_WAITING) drop('Too many changes wait to be read.');
    },
    drop,
    end,
  };
}
