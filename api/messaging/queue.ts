/** Work that outlives a request; a crash hands it to another worker. */
import type { Transaction } from '../db/client.js';

export type QueueMessage =
  /** Stage the photo whose turn it is. */
  | { readonly kind: 'stage' }
  /** Send what is missing of the messages before, and forget old turns. Comes by itself every hour. */
  | { readonly kind: 'checkTurns' }
  /** Write the finals of an approved job. */
  | { readonly kind: 'deliver'; readonly jobId: string }
  /** Delete objects from the store: their rows are gone. At most some hundreds of keys in a message. */
  | { readonly kind: 'removeObjects'; readonly keys: readonly string[] }
  /** Mail a link to choose a new password to whoever has an account under the address; to nobody else. */
  | { readonly kind: 'sendReset'; readonly email: string }
  /** Mail a link to the new address of an account, by the id of the change. */
  | { readonly kind: 'sendEmailChange'; readonly changeId: string }
  /** Tell the address that an account had before that it has another now. */
  | { readonly kind: 'tellEmailChanged'; readonly before: string; readonly email: string }
  /** Call off payments that were begun for an invoice that is paid or cancelled now; by the provider's ids. */
  | { readonly kind: 'callOffPayments'; readonly paymentIds: readonly string[] }
  /** Make those invoices overdue whose due date has passed. Comes by itself every hour. */
  | { readonly kind: 'lapseInvoices' }
  /** Remove files that nobody knows any more. Comes by itself every hour. */
  | { readonly kind: 'sweepFiles' };

/**
 * `signal` aborts when the work has been taken away from this worker or the process stops; `id` is the message's, and
 * the same whenever it comes again.
 */
export type Work<Message extends QueueMessage> = (message: Message, signal: AbortSignal, id: string) => Promise<void>;

export type Handlers = {
  readonly [Kind in QueueMessage['kind']]: {
    /** Must be safe to run again: a crash repeats it. */
    readonly work: Work<Extract<QueueMessage, { kind: Kind }>>;
    /** Called when the work has failed for good, with the id under which it was worked on. */
    readonly giveUp: (message: Extract<QueueMessage, { kind: Kind }>, id: string) => Promise<void>;
  };
};

export interface Queue {
  /**
   * Enqueues within the transaction: the message is there exactly when the state change is.
   * @param after no worker takes it before
   */
  send(tx: Transaction, message: QueueMessage, after?: Date): Promise<void>;
  /** The same, that many times: each is taken on its own. */
  sendMany(tx: Transaction, message: QueueMessage, times: number): Promise<void>;
  /** The ids of the messages of a kind that wait or are worked on. */
  unfinished(tx: Transaction, kind: QueueMessage['kind']): Promise<readonly string[]>;
  /** Takes messages from now on, one at a time of each kind, until the queue is closed. */
  work(handlers: Handlers): Promise<void>;
  /** How many processes take messages, as far as their signs of life tell. */
  workers(): Promise<number>;
  /** Stops taking messages; what runs is aborted and left for another worker. */
  close(): Promise<void>;
}
