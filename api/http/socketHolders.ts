/**
 * Who holds each open socket. A socket is closed when their session or key ends, or the session is in another workspace
 * or role by now, in any process: browsers open a new one.
 */
import type { Logger } from 'pino';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import { standingsOf } from '../accounts/sessions/sessionReader.js';
import type { PrismaClient } from '../db/client.js';
import { isVisitor, type Program, type SignedIn } from '../domain/caller.js';
import { typeOfId } from '../domain/ids.js';
import { openEmbeds } from '../embeds/embed.access.js';
import { openKeys } from '../keys/key.access.js';
import type { Bus } from '../messaging/bus.js';

export type Holder =
  | { readonly caller: SignedIn['caller']; readonly session: SignedIn }
  | { readonly caller: Program; readonly session: null };

interface SocketHolders {
  set(client: WebSocket, holder: Holder): void;
  of(client: WebSocket): Holder | null;
  close(): Promise<void>;
}

interface HoldersOptions {
  readonly prisma: PrismaClient;
  readonly bus: Bus;
  readonly log: Logger;
  /** milliseconds between checks for what ended without a message, such as by its time */
  readonly checkMs: number;
}

/** What must stay as it is: the session in its workspace and role, or the key. */
const subjectOf = ({ caller, session }: Holder) =>
  session ? standingOf({ ...session, ...caller, role: caller.role ?? '' }) : (caller.key?.id ?? '');

function reasonOf({ caller, session }: Holder): string {
  if (session) return 'The session has ended.';
  return isVisitor(caller) ? 'The embed is off.' : 'The key has ended.';
}

interface Standing {
  readonly sessionId: string;
  readonly workspaceId: string;
  readonly role: string;
}

const standingOf = ({ sessionId, workspaceId, role }: Standing) => [sessionId, workspaceId, role].join(' ');

export function createSocketHolders({ prisma, bus, log, checkMs }: HoldersOptions): SocketHolders {
  const holders = new Map<WebSocket, Holder>();
  const changes = bus.subscribe();

  async function living(asked: readonly Holder[]): Promise<Set<string>> {
    const sessionIds = asked.flatMap(({ session }) => session?.sessionId ?? []);
    const keyIds = asked.flatMap(({ caller }) => caller.key?.id ?? []);
    const visited = keyIds.filter((id) => typeOfId(id) === 'Embed');
    const standings = sessionIds.length > 0 ? await standingsOf(prisma, sessionIds) : [];
    const of = { where: { id: { in: keyIds }, ...openKeys() }, select: { id: true } } as const;
    const keys = keyIds.length > 0 ? await prisma.apiKey.findMany(of) : [];
    const shown = { where: { id: { in: visited }, ...openEmbeds() }, select: { id: true } } as const;
    const embeds = visited.length > 0 ? await prisma.embed.findMany(shown) : [];
    return new Set([...standings.map(standingOf), ...[...keys, ...embeds].map(({ id }) => id)]);
  }

  /** Closes the sockets whose session or key has ended or changed. @param concerned by whom; left out: all */
  async function endDead(asked: readonly [WebSocket, Holder][]): Promise<void> {
    if (asked.length === 0) return;
    const alive = await living(asked.map(([, holder]) => holder));
    for (const [client, holder] of asked) {
      if (alive.has(subjectOf(holder))) continue;
      client.close(CloseCode.Forbidden, reasonOf(holder));
    }
  }

  const checkThese = (asked: readonly [WebSocket, Holder][]) =>
    endDead(asked).catch((error: unknown) => log.warn({ err: error }, 'holders of sockets could not be checked'));
  const check = (concerned: (holder: Holder) => boolean = () => true) =>
    checkThese([...holders].filter(([, holder]) => concerned(holder)));

  async function follow(): Promise<void> {
    for await (const change of changes) {
      if (change.kind === 'sessions') await check(({ session }) => session?.user.id === change.id);
      if (change.kind === 'keys' || change.kind === 'embed') await check(({ caller }) => caller.key?.id === change.id);
      if (change.kind === 'reconnected') await check();
    }
  }
  void follow();
  const watch = setInterval(() => void check(), checkMs);

  return {
    set(client, holder) {
      holders.set(client, holder);
      client.once('close', () => holders.delete(client));
      // A message of their end that came between the reading of the holder and this moment found no socket.
      void checkThese([[client, holder]]);
    },
    of: (client) => holders.get(client) ?? null,
    async close() {
      clearInterval(watch);
      await changes.return?.();
    },
  };
}
