import type { ServerResponse } from 'node:http';
import { expect, it } from 'vitest';
import { noteCallChanged } from '../activity/noteCallChanged.js';
import { during } from '../domain/occasion.js';
import { shared } from '../test/shared.js';
import { startServer } from '../test/startServer.js';
import { answerCall, type WholeAnswer } from './onceByKey.js';

const server = shared(() => startServer());

/** Sends a call with a key. @returns its answer */
async function send(key: string, run: () => Promise<WholeAnswer>): Promise<{ status: number; text: string }> {
  const { user, workspaceId } = await owner();
  const sent = { status: 0, text: '' };
  const response = {
    setHeader: () => response,
    writeHead(status: number) {
      sent.status = status;
      return response;
    },
    end: (body: Buffer) => (sent.text = String(body)),
  } as unknown as ServerResponse;
  const caller = { userId: user.id, workspaceId, role: 'owner', platformRole: 'member' } as const;
  const isDone = ({ status }: WholeAnswer) => status === 200;
  await during({}, () =>
    answerCall({ services: server.services, response, caller, key, asked: 'the same', run, isDone }),
  );
  return sent;
}

let registered: ReturnType<typeof server.register> | null = null;
const owner = () => (registered ??= server.register());

const change = () => server.services.prisma.$transaction((tx) => noteCallChanged(tx));
const failed = { status: 500, contentType: 'text/plain', body: Buffer.from('The second half failed.') };
const again = () => Promise.reject(new Error('carried out again'));

it('keeps an error that came after a change, and does not change again', async () => {
  const half = async () => {
    await change();
    return failed;
  };
  expect(await send('half', half)).toEqual({ status: 500, text: 'The second half failed.' });
  expect(await send('half', again)).toEqual({ status: 500, text: 'The second half failed.' });
});

it('says that the answer is lost where a change was broken off after it was made', async () => {
  const broken = async () => {
    await change();
    throw new Error('broken off');
  };
  await expect(send('broken', broken)).rejects.toThrow('broken off');
  const lost = { status: 409, message: expect.stringContaining('its answer was lost') };
  await expect(send('broken', again)).rejects.toMatchObject(lost);
});

it('carries a call out again that failed before it changed anything', async () => {
  await expect(send('early', again)).rejects.toThrow('carried out again');
  expect(await send('early', async () => failed)).toMatchObject({ status: 500 });
  expect(await send('early', async () => ({ ...failed, status: 200 }))).toMatchObject({ status: 200 });
});
