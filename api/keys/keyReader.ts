/** Reads the program that holds a key. */
import type { PrismaClient } from '../db/client.js';
import type { Program } from '../domain/caller.js';
import { SCOPES, type Scope } from '../domain/permissions.js';
import type { Bus } from '../messaging/bus.js';
import { openKeys } from './key.access.js';
import { hashOfKey, isWellFormedKey } from './keyText.js';

/** Milliseconds. A revoked key ends within this time in every process, also when the message of it is lost. */
const KNOWN_FOR = 1000;
/** The use of a key is noted to within this time, in milliseconds. */
const NOTED_EVERY = 60_000;
const MOST_KNOWN = 10_000;

/** @param from the address of the client @returns null: there is no such key, or it is revoked or has ended */
export type ReadKey = (key: string, from: string) => Promise<Program | null>;

interface KnownKey {
  readonly program: Program | null;
  readonly until: number;
}

interface KeyReader {
  readonly read: ReadKey;
  close(): Promise<void>;
}

export function createKeyReader(prisma: PrismaClient, bus: Bus, now: () => number = Date.now): KeyReader {
  const known = new Map<string, KnownKey>();
  const notedAt = new Map<string, number>();
  const changes = bus.subscribe();

  async function follow(): Promise<void> {
    for await (const change of changes) {
      if (change.kind === 'keys' || change.kind === 'reconnected') known.clear();
    }
  }
  void follow();

  async function find(hash: string): Promise<Program | null> {
    const row = await prisma.apiKey.findFirst({ where: { hash, ...openKeys() } });
    if (!row) return null;
    const { id, workspaceId, name, text, origins } = row;
    // a scope that no longer exists allows nothing
    const scopes = row.scopes.filter((scope): scope is Scope => SCOPES.some((each) => each === scope));
    return { userId: null, workspaceId, key: { id, name, scopes, origins: text === null ? null : origins } };
  }

  async function learn(hash: string): Promise<KnownKey> {
    const learnt = { program: await find(hash), until: now() + KNOWN_FOR };
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(hash, learnt);
    return learnt;
  }

  async function note(id: string, from: string): Promise<void> {
    if (now() - (notedAt.get(id) ?? 0) < NOTED_EVERY) return;
    notedAt.set(id, now());
    const lastUsedAt = new Date(now());
    await prisma.apiKey.updateMany({ where: { id }, data: { lastUsedAt, lastUsedFrom: from } });
  }

  return {
    async read(key, from) {
      if (!isWellFormedKey(key)) return null;
      const hash = hashOfKey(key);
      const there = known.get(hash);
      const { program } = there && there.until > now() ? there : await learn(hash);
      if (program) await note(program.key.id, from);
      return program;
    },
    async close() {
      await changes.return?.();
    },
  };
}
