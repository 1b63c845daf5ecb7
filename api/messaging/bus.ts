/** Live messages between processes: PostgreSQL's LISTEN/NOTIFY. A message names what changed; readers read again. */
interface StagingJobChanged {
  readonly kind: 'stagingJob';
  readonly workspaceId: string;
  readonly id: string;
}

interface InvoiceChanged {
  readonly kind: 'invoice';
  readonly workspaceId: string;
  readonly id: string;
}

interface ActivityAdded {
  readonly kind: 'activity';
  readonly workspaceId: string;
  readonly id: string;
}

/** Sessions of a person have ended. */
interface SessionsEnded {
  readonly kind: 'sessions';
  /** the person */
  readonly id: string;
}

/** Photos that wait have moved up or back, whosever they are. Comes at most once a second. */
interface StagingQueueMoved {
  readonly kind: 'stagingQueue';
}

export type BusMessage = StagingJobChanged | StagingQueueMoved | InvoiceChanged | ActivityAdded | SessionsEnded;

/** `reconnected`: the connection was lost, something may have been missed, read again. */
export type BusEvent = BusMessage | { readonly kind: 'reconnected' };

export interface Bus {
  /** Sends at once. Inside a transaction use `notify(tx, message)`: it is sent when the transaction commits. */
  publish(message: BusMessage): Promise<void>;
  /** What happens from this call on, until the iterator is returned or the bus closed. */
  subscribe(): AsyncIterableIterator<BusEvent>;
  close(): Promise<void>;
}
