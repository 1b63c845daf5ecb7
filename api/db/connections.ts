/** How a process divides its connections to the database. */

export interface Connections {
  /** for rows: at most so many requests and pieces of work use the database at once */
  readonly rows: number;
  /** for the queue's own statements */
  readonly queue: number;
  /** of all, those that lead to PostgreSQL itself where the ones for rows lead to a pooler */
  readonly direct: number;
}

/** Connections that a process keeps for listening: the bus, and a worker's queue. */
const LISTENING = 2;
/** It holds the embedded database in use. */
const HOLDING = 1;
const MOST_OF_QUEUE = 4;

/** With fewer, work that needs two connections at once could wait for itself. */
export const FEWEST_CONNECTIONS = 8;
/** Four processes fit into PostgreSQL's own default, 100, with room for an operator's commands. */
export const USUAL_CONNECTIONS = 20;

/** @param all that a process may have, FEWEST_CONNECTIONS or more */
export function divideConnections(all: number = USUAL_CONNECTIONS): Connections {
  const queue = Math.min(MOST_OF_QUEUE, Math.floor(all / 5));
  const direct = LISTENING + queue;
  return { rows: all - direct - HOLDING, queue, direct };
}
