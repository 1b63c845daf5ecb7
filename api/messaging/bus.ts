/**
 * Live messages between processes: PostgreSQL's LISTEN/NOTIFY. A message names the changed row; receivers read it
 * again.
 */
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

/** A photo was looked at: there is a suggestion for it. */
interface PhotoLookedAt {
  readonly kind: 'photo';
  readonly workspaceId: string;
  readonly id: string;
}

/** An event waits to be sent to endpoints of a workspace. */
interface WebhookWaits {
  readonly kind: 'webhook';
  readonly workspaceId: string;
  /** the workspace's too: what waits is read for all its endpoints at once */
  readonly id: string;
}

/** Sessions of a person have ended, or are in another workspace or role. */
interface SessionsEnded {
  readonly kind: 'sessions';
  /** the person */
  readonly id: string;
}

/** A key was revoked. */
interface KeyRevoked {
  readonly kind: 'keys';
  readonly id: string;
}

/** An embed was changed, switched off or deleted. */
interface EmbedChanged {
  readonly kind: 'embed';
  readonly workspaceId: string;
  readonly id: string;
}

/** Waiting photos of any workspace have changed their places. Sent at most once a second. */
interface StagingQueueMoved {
  readonly kind: 'stagingQueue';
}

export type BusMessage =
  | StagingJobChanged
  | StagingQueueMoved
  | InvoiceChanged
  | ActivityAdded
  | PhotoLookedAt
  | SessionsEnded
  | KeyRevoked
  | EmbedChanged
  | WebhookWaits;

/** `reconnected`: the connection was lost and messages may be missing, so receivers must read again. */
export type BusEvent = BusMessage | { readonly kind: 'reconnected' };

/** Hears what `notify` sends. */
export interface Bus {
  /**
   * Messages from this call on, until the iterator is returned or the bus is closed. All subscribers get the same
   * object, so what is read after a message can be shared.
   * @param workspaceId only its messages and those without a workspace; left out: all
   */
  subscribe(workspaceId?: string): AsyncIterableIterator<BusEvent>;
  /**
   * Calls back at every commit that changes rows of a workspace, with its id, before subscribers are told of messages
   * of that commit; with null when the rows of any may have changed unheard: again and again while the connection is
   * lost, and when it is back.
   * @returns stops it
   */
  watchWorkspaces(changed: (workspaceId: string | null) => void): () => void;
  close(): Promise<void>;
}
