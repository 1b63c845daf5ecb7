/** Trusted documents: the operations that our own pages were compiled with, by the SHA-256 of their text. */
import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';

export interface Documents {
  /** The operation's text, or null when our pages have no such operation. */
  textOf(hash: string): string | null;
}

/** `extensions.persistedQuery.sha256Hash`, as Apollo's and our clients send it. */
export function documentHash(extensions: Record<string, unknown> | null | undefined): string | null {
  const hash = (extensions?.persistedQuery as { sha256Hash?: unknown } | undefined)?.sha256Hash;
  return typeof hash === 'string' ? hash : null;
}

/**
 * Reads Relay's file, and reads it again when it has changed and an unknown hash arrives: it changes during
 * development.
 */
export function openDocuments(file: string): Documents {
  let texts = new Map<string, string>();
  let readAt = -1;

  function refresh(): void {
    const changed = statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? -1;
    if (changed === readAt) return;
    texts = changed === -1 ? new Map() : read(file);
    readAt = changed;
  }

  refresh();
  return {
    textOf(hash) {
      if (!texts.has(hash)) refresh();
      return texts.get(hash) ?? null;
    },
  };
}

function read(file: string): Map<string, string> {
  const entries = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>);
  for (const [hash, text] of entries) {
    if (createHash('sha256').update(text).digest('hex') !== hash) {
      throw new Error(`${file}: the key ${hash} is not the SHA-256 of its document. Run \`npm run generate\`.`);
    }
  }
  return new Map(entries);
}
