/** Work that outlives a request. One message per step of a staging job; a crash hands it to another worker. */
import type { Transaction } from '../services.js';

export type QueueMessage =
  /** Stage every waiting image of the job's present round. */
  | { readonly kind: 'stage'; readonly jobId: string; readonly round: number }
  /** Write the finals of an approved job. */
  | { readonly kind: 'deliver'; readonly jobId: string };

export interface Queue {
  /** Enqueues within the transaction: the message is there exactly when the state change is. */
  send(tx: Transaction, message: QueueMessage): Promise<void>;
  close(): Promise<void>;
}
