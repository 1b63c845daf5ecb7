/** Live messages between processes: PostgreSQL's LISTEN/NOTIFY. A message names what changed; readers read again. */
export interface StagingJobChanged {
  readonly kind: 'stagingJob';
  readonly workspaceId: string;
  readonly id: string;
}

export type BusMessage = StagingJobChanged;

export interface Bus {
  /** Sends at once. Inside a transaction use `notify(tx, message)`: it is sent when the transaction commits. */
  publish(message: BusMessage): Promise<void>;
  /**
   * The messages from now on, until the iterator is returned. After a lost connection it yields `reconnected`:
   * something may have been missed, read again.
   */
  subscribe(): AsyncIterableIterator<BusMessage | { readonly kind: 'reconnected' }>;
  close(): Promise<void>;
}
