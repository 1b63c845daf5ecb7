/** Work that outlives a request; after a crash another worker repeats it. */
import type { Transaction } from '../db/client.js';
import type { News } from './news.js';

export type QueueMessage =
  /** Stage the next photo by turn. */
  | { readonly kind: 'stage' }
  /** Send missing `stage` messages, and remove old turns. Scheduled every hour. */
  | { readonly kind: 'checkTurns' }
  /** Write the finals of an approved job. */
  | { readonly kind: 'deliver'; readonly jobId: string }
  /** Look at a photo to suggest its room type. */
  | { readonly kind: 'suggestRoom'; readonly mediaId: string }
  /** Make the files of a pack. */
  | { readonly kind: 'makePack'; readonly packId: string }
  /** Delete objects whose rows are gone from the store. At most some hundreds of keys per message. */
  | { readonly kind: 'removeObjects'; readonly keys: readonly string[] }
  /** Mail a link to choose a new password, if the address has an account. */
  | { readonly kind: 'sendReset'; readonly email: string }
  /** Mail a link to the new address of an account, by the id of the change. */
  | { readonly kind: 'sendEmailChange'; readonly changeId: string }
  /** Tell the old address of an account that it was replaced. */
  | { readonly kind: 'tellEmailChanged'; readonly before: string; readonly email: string }
  /** Mail the link of an invitation. */
  | { readonly kind: 'sendInvitation'; readonly invitationId: string }
  /** Find out who is to be told of something, and send a `sendNotice` for each. */
  | { readonly kind: 'tell'; readonly news: News }
  /** Mail a notice to its recipient. */
  | { readonly kind: 'sendNotice'; readonly noticeId: string; readonly news: News }
  /** Cancel begun payments, by the provider's ids, of an invoice that is paid or cancelled now. */
  | { readonly kind: 'callOffPayments'; readonly paymentIds: readonly string[] }
  /** Make invoices overdue whose due date has passed. Scheduled every hour. */
  | { readonly kind: 'lapseInvoices' }
  /** Remove unknown files. Scheduled every hour. */
  | { readonly kind: 'sweepFiles' }
  /** Remove what was kept for long enough. Scheduled every hour. */
  | { readonly kind: 'removeOld' };

/**
 * `signal` aborts when the queue gives the work to another worker or the process stops; `id` is the message's id, the
 * same at every delivery.
 */
export type Work<Message extends QueueMessage> = (message: Message, signal: AbortSignal, id: string) => Promise<void>;

export type Handlers = {
  readonly [Kind in QueueMessage['kind']]: {
    /** Must be idempotent: it is repeated after a crash. */
    readonly work: Work<Extract<QueueMessage, { kind: Kind }>>;
    /** Called when the last try has failed, with the id of the failed message. */
    readonly giveUp: (message: Extract<QueueMessage, { kind: Kind }>, id: string) => Promise<void>;
  };
};

export interface QueueDepth {
  readonly kind: QueueMessage['kind'];
  /** messages that could be taken now */
  readonly waiting: number;
  /** seconds for which the oldest of them has waited; 0 when there is none */
  readonly oldestSeconds: number;
  /** messages whose last try has failed, as long as pg-boss keeps them */
  readonly failed: number;
}

/** A message that waits, in the form in which a backup keeps it. */
export interface KeptMessage {
  readonly id: string;
  readonly message: QueueMessage;
  /** the earliest time of its delivery; null: at once */
  readonly after: Date | null;
}

/** Runs a statement with the values of its parameters $1, $2, ... */
export type ExecuteSql = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

export interface Queue {
  /**
   * Enqueues within the transaction: the message exists exactly if the state change does.
   * @param after the earliest time of its delivery
   */
  send(tx: Transaction, message: QueueMessage, after?: Date): Promise<void>;
  /** Enqueues that many equal messages, which are delivered separately. */
  sendMany(tx: Transaction, message: QueueMessage, times: number): Promise<void>;
  /** The ids of the messages of a kind that wait or are in work. */
  unfinished(tx: Transaction, kind: QueueMessage['kind']): Promise<readonly string[]>;
  /**
   * Enqueues messages of a backup under the ids that they had.
   * @param executeSql runs a statement in the transaction that restores their rows
   * @returns their number without those of kinds that this version does not have
   */
  resend(executeSql: ExecuteSql, messages: readonly KeptMessage[]): Promise<number>;
  /** Handles messages from now on, one at a time of each kind, until the queue is closed. */
  work(handlers: Handlers): Promise<void>;
  /** The number of processes that handle messages, by their heartbeats. */
  workers(): Promise<number>;
  /** How long the queue of each kind is. */
  depths(): Promise<readonly QueueDepth[]>;
  /** Stops handling messages; running work is aborted and left to another worker. */
  close(): Promise<void>;
}
