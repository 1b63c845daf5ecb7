import { expect, it } from 'vitest';
import type { Plan } from '../../stager/contract.js';
import { inVersion } from '../columns/columnReader.js';
import { elementAt } from '../../test/elements.js';
import { makeJob, mutate } from '../../test/factories.js';
import { PLAN, stageAll } from '../../test/staged.js';
import { shared } from '../../test/shared.js';
import { startServer, type Registered } from '../../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());

/** The results of a job after a revision: of its photos in turn, those of the first round before the second. */
async function revisedResults(photos = 1) {
  const { jobId } = await makeJob(server, who, { photos });
  await stageAll(server, jobId);
  await mutate(server, who, { name: 'requestRevision', input: { id: jobId, reason: 'x' } });
  await stageAll(server, jobId, 1);
  const orderBy = [{ item: { position: 'asc' } }, { round: 'asc' }] as const;
  return server.services.prisma.stagingRound.findMany({ where: { item: { jobId } }, orderBy: [...orderBy] });
}

async function changes(id: string, since: string, by: Registered = who) {
  const query = `query ($id: ID!, $since: ID!) {
    node(id: $id) { ... on StagingResult {
      changesSince(resultId: $since) { words pieces { keyBefore keyAfter changes } } } } }`;
  const { data } = await server.graphql<{ node: { changesSince: object | null } | null }>(
    query,
    { id, since },
    by.cookie,
  );
  return data.node;
}

it('tells what changed between two rounds of a photo, in the workspace’s units, either way round', async () => {
  const results = await revisedResults();
  const [first, second] = [elementAt(results, 0).id, elementAt(results, 1).id];
  expect(await changes(second, first)).toEqual({ changesSince: { words: 'Nothing changed.', pieces: [] } });
  const sofa = elementAt(PLAN.pieces, 0);
  const lamp = { ...sofa, id: 'lamp1', kind: 'floor lamp' as const, x: 1.5 };
  const plan: Plan = { ...PLAN, pieces: [{ ...sofa, x: sofa.x + 0.4 }, lamp] };
  await server.services.prisma.stagingRound.update({ where: { id: second }, data: { plan: inVersion(1, plan) } });
  expect(await changes(second, first)).toEqual({
    changesSince: {
      words: 'Three-seat sofa moved 16″; arc lamp added.',
      pieces: [
        { keyBefore: 'sofa1', keyAfter: 'sofa1', changes: ['MOVED'] },
        { keyBefore: null, keyAfter: 'lamp1', changes: ['ADDED'] },
      ],
    },
  });
  expect(await changes(first, second)).toMatchObject({
    changesSince: { words: 'Three-seat sofa moved 16″; arc lamp removed.' },
  });
});

it('knows nothing of results of other photos and workspaces', async () => {
  const results = await revisedResults(2);
  const [first, other] = [elementAt(results, 0).id, elementAt(results, 2).id];
  expect(await changes(first, other)).toEqual({ changesSince: null });
  for (const unknown of ['', 'x', 'rnd_00000000000000000000']) {
    expect(await changes(first, unknown)).toEqual({ changesSince: null });
  }
  expect(await changes(first, first, await server.register())).toBeNull();
});
