/**
 * Answers to the pages' first operations, kept in memory until a row of the workspace changes: PostgreSQL tells of it
 * (see the triggers "tellChanged"). A person who comes back to a page gets the same bytes without a read of its rows.
 */

/** Bounds what does not come from rows, as "5 minutes ago", and what a broken connection failed to tell. */
const LONGEST_MS = 15_000;
const MOST_BYTES = 16 * 1024 * 1024;
/** of one answer; the largest page of today has a third of it */
const LARGEST_BYTES = 256 * 1024;

export interface KeptAnswer {
  readonly contentType: string;
  readonly body: Buffer;
}

interface Asked {
  readonly workspaceId: string;
  /** names the person and their role, the operation, its variables and the accepted types */
  readonly key: string;
}

interface Entry extends KeptAnswer {
  readonly workspaceId: string;
  readonly until: number;
}

/** An answer that is being made. */
interface Making {
  readonly workspaceId: string;
  outdated: boolean;
}

export interface KeptAnswers {
  find(asked: Asked): KeptAnswer | null;
  /**
   * To be called before the first read.
   * @returns keeps the answer, unless the workspace has changed since the call; null: there is none to keep
   */
  begin(asked: Asked): (answer: KeptAnswer | null) => void;
  /** @param workspaceId null: of all */
  forget(workspaceId: string | null): void;
}

export function createKeptAnswers(now: () => number = Date.now): KeptAnswers {
  /** the least recently used first */
  const entries = new Map<string, Entry>();
  const keys = new Map<string, Set<string>>();
  const making = new Set<Making>();
  let bytes = 0;

  function remove(key: string): void {
    const entry = entries.get(key);
    if (!entry) return;
    entries.delete(key);
    bytes -= entry.body.length;
    const ofWorkspace = keys.get(entry.workspaceId);
    ofWorkspace?.delete(key);
    if (ofWorkspace?.size === 0) keys.delete(entry.workspaceId);
  }

  function keep({ workspaceId, key }: Asked, answer: KeptAnswer): void {
    if (answer.body.length > LARGEST_BYTES) return;
    remove(key);
    entries.set(key, { ...answer, workspaceId, until: now() + LONGEST_MS });
    keys.set(workspaceId, (keys.get(workspaceId) ?? new Set()).add(key));
    bytes += answer.body.length;
    for (const oldest of entries.keys()) {
      if (bytes <= MOST_BYTES) return;
      remove(oldest);
    }
  }

  return {
    find({ key }) {
      const entry = entries.get(key);
      if (!entry) return null;
      if (entry.until <= now()) {
        remove(key);
        return null;
      }
      entries.delete(key);
      entries.set(key, entry);
      return entry;
    },
    begin(asked) {
      const mine: Making = { workspaceId: asked.workspaceId, outdated: false };
      making.add(mine);
      return (answer) => {
        making.delete(mine);
        if (answer && !mine.outdated) keep(asked, answer);
      };
    },
    forget(workspaceId) {
      for (const each of making) if (workspaceId === null || each.workspaceId === workspaceId) each.outdated = true;
      const concerned = workspaceId === null ? entries.keys() : (keys.get(workspaceId) ?? []);
      // a copy, because removing changes the set
      for (const key of Array.from(concerned)) remove(key);
    },
  };
}
