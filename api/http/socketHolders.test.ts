import { EventEmitter } from 'node:events';
import { expect, it, vi } from 'vitest';
import type { WebSocket } from 'ws';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { createSocketHolders } from './socketHolders.js';

const server = shared(() => startServer());

/** A socket that notes how it is closed. */
const stubSocket = () => Object.assign(new EventEmitter(), { close: vi.fn<(code: number, reason: string) => void>() });

it('closes a socket whose session lost its role before the socket was known', async () => {
  const { prisma, bus, log } = server.services;
  const { user, workspaceId } = await server.register();
  const session = await prisma.session.findFirstOrThrow({ where: { userId: user.id } });
  const holders = createSocketHolders({ prisma, bus, log, checkMs: 3_600_000 });
  const holderAs = (role: 'owner' | 'manager') => {
    const caller = { userId: user.id, workspaceId, role, platformRole: 'member' } as const;
    return { caller, session: { sessionId: session.id, user, caller } };
  };
  const [former, present] = [stubSocket(), stubSocket()];
  // read as a manager; by now the person is the owner
  holders.set(former as unknown as WebSocket, holderAs('manager'));
  holders.set(present as unknown as WebSocket, holderAs('owner'));
  await vi.waitFor(() => expect(former.close).toHaveBeenCalledWith(4403, 'The session has ended.'));
  await holders.close();
  expect(present.close).not.toHaveBeenCalled();
});
