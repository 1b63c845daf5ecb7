import { expect, test } from 'vitest';
import { addLogIds, during } from './domain/occasion.js';
import { openLog } from './openLog.js';

/** The ids of the lines that `work` logs. */
async function linesOf(work: (say: () => void) => Promise<void> | void) {
  const lines: Record<string, unknown>[] = [];
  const log = openLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  await work(() => log.info('said'));
  return lines.map(({ requestId, workspaceId, jobId }) => ({ requestId, workspaceId, jobId }));
}

test('each line has the ids of its request, also after a wait and beside another one', async () => {
  const lines = await linesOf(async (say) => {
    const answer = (requestId: string, ms: number) =>
      during({ requestId }, async () => {
        addLogIds({ workspaceId: `of ${requestId}` });
        await new Promise((done) => setTimeout(done, ms));
        say();
      });
    await Promise.all([answer('one', 10), answer('two', 1)]);
    say();
  });
  expect(lines).toEqual([{ requestId: 'two', workspaceId: 'of two' }, { requestId: 'one', workspaceId: 'of one' }, {}]);
});
