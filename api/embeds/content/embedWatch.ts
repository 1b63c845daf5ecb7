/**
 * Who watches which embed in this process. One reader of the bus finds out for each message which embeds show the change:
 * a thousand that do not show it cost nothing.
 */
import type { Caller } from '../../domain/caller.js';
import type { Bus, BusEvent } from '../../messaging/bus.js';
import type { Services } from '../../services.js';
import { findOpenEmbed, type OpenEmbed } from './openEmbed.js';
import { jobOf, type BoardJob } from './readContent.js';

export interface EmbedUpdate {
  /** null: it was switched off, or deleted */
  readonly embed: OpenEmbed | null;
  /** of a board: the job that changed */
  readonly job: BoardJob | null;
}

interface Watched {
  readonly services: Pick<Services, 'prisma' | 'bus' | 'log'>;
  readonly caller: Caller;
  /** of the embed */
  readonly id: string;
}

/** A subscription: an iterator of updates. */
export class Watcher implements AsyncIterableIterator<EmbedUpdate> {
  readonly caller: Caller;
  readonly id: string;
  /** null: not read yet, or it shows nothing any more */
  embed: OpenEmbed | null = null;
  /** by job; an older change of the same is not worth sending, so that a slow reader costs no memory without end */
  readonly #waiting = new Map<string | null, EmbedUpdate>();
  readonly #leave: (watcher: Watcher) => void;
  #wake: (() => void) | null = null;
  #hasLeft = false;

  constructor({ caller, id }: Watched, leave: (watcher: Watcher) => void) {
    this.caller = caller;
    this.id = id;
    this.#leave = leave;
  }

  tell(update: EmbedUpdate): void {
    this.embed = update.embed;
    const key = update.job?.id ?? null;
    this.#waiting.delete(key);
    this.#waiting.set(key, update);
    this.#wake?.();
  }

  async next(): Promise<IteratorResult<EmbedUpdate, undefined>> {
    if (this.#waiting.size === 0 && !this.#hasLeft) {
      await new Promise<void>((resolve) => (this.#wake = resolve));
      this.#wake = null;
    }
    for (const [key, value] of this.#waiting) {
      this.#waiting.delete(key);
      return { done: false, value };
    }
    return { done: true, value: undefined };
  }

  async return(): Promise<IteratorResult<EmbedUpdate, undefined>> {
    this.#hasLeft = true;
    this.#waiting.clear();
    this.#leave(this);
    this.#wake?.();
    return { done: true, value: undefined };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}

/** Until all embeds of a workspace are read again whose changes could not be read. */
const TRY_AGAIN_MS = 1000;

interface Hub {
  watch(watched: Watched): Watcher;
}

const hubs = new WeakMap<Bus, Hub>();

/** Every change that the embed shows, once the watcher was told what it shows now. */
export function watchEmbed(watched: Watched): Watcher {
  const { bus } = watched.services;
  const hub = hubs.get(bus) ?? startHub(watched.services);
  hubs.set(bus, hub);
  return hub.watch(watched);
}

function startHub({ prisma, bus, log }: Watched['services']): Hub {
  const byWorkspace = new Map<string, Set<Watcher>>();
  /** what is being read for each workspace, so that its changes stay in their order */
  const tails = new Map<string, Promise<void>>();
  /** workspaces that are about to be read again, so that many failures lead to one attempt */
  const retried = new Set<string>();

  const ofWorkspace = (workspaceId: string) => [...(byWorkspace.get(workspaceId) ?? [])];

  async function reread(watchers: readonly Watcher[]): Promise<void> {
    for (const watcher of watchers) {
      const embed = await findOpenEmbed({ prisma }, watcher.id, watcher.caller);
      if (embed || watcher.embed) watcher.tell({ embed, job: null });
    }
  }

  async function tellOfJob(workspaceId: string, jobId: string): Promise<void> {
    const job = await jobOf({ prisma }, workspaceId, jobId);
    if (!job) return;
    for (const watcher of ofWorkspace(workspaceId)) {
      const { embed } = watcher;
      if (embed && concerns(embed, job)) watcher.tell({ embed, job: embed.kind === 'board' ? job : null });
    }
  }

  function take(event: BusEvent): void {
    if (event.kind === 'reconnected') {
      for (const workspaceId of byWorkspace.keys()) inOrder(workspaceId, () => reread(ofWorkspace(workspaceId)));
    }
    if (event.kind !== 'stagingJob' && event.kind !== 'embed') return;
    const { kind, workspaceId, id } = event;
    if (!byWorkspace.has(workspaceId)) return;
    inOrder(workspaceId, () =>
      kind === 'embed'
        ? reread(ofWorkspace(workspaceId).filter((watcher) => watcher.id === id))
        : tellOfJob(workspaceId, id),
    );
  }

  function inOrder(workspaceId: string, work: () => Promise<void>): void {
    const before = tails.get(workspaceId) ?? Promise.resolve();
    const tail = before
      .then(work)
      .catch((error: unknown) => {
        log.error({ err: error }, 'changes of embeds could not be read');
        readAgainLater(workspaceId);
      })
      .then(() => {
        if (tails.get(workspaceId) === tail) tails.delete(workspaceId);
      });
    tails.set(workspaceId, tail);
  }

  function readAgainLater(workspaceId: string): void {
    if (retried.has(workspaceId)) return;
    retried.add(workspaceId);
    setTimeout(() => {
      retried.delete(workspaceId);
      inOrder(workspaceId, () => reread(ofWorkspace(workspaceId)));
    }, TRY_AGAIN_MS).unref();
  }

  async function follow(): Promise<void> {
    for await (const event of bus.subscribe()) take(event);
  }
  void follow();

  function leave(watcher: Watcher): void {
    const { workspaceId } = watcher.caller;
    const watchers = byWorkspace.get(workspaceId);
    watchers?.delete(watcher);
    if (watchers?.size === 0) byWorkspace.delete(workspaceId);
  }

  return {
    watch(watched) {
      const watcher = new Watcher(watched, leave);
      const { workspaceId } = watched.caller;
      const watchers = byWorkspace.get(workspaceId) ?? new Set();
      byWorkspace.set(workspaceId, watchers.add(watcher));
      return watcher;
    },
  };
}

function concerns({ kind, projectId, item }: OpenEmbed, job: BoardJob): boolean {
  if (kind === 'board') return true;
  return job.delivered > 0 && (job.projectId === projectId || job.id === item?.jobId);
}
