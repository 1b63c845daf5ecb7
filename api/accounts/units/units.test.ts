import { describe, expect, it } from 'vitest';
import { makeJob, mutate } from '../../test/factories.js';
import { demote } from '../../test/invoices.js';
import { shared } from '../../test/shared.js';
import { REPORT, stageAll } from '../../test/staged.js';
import { startServer } from '../../test/startServer.js';
import { frontalRoom } from '../../stager/testing/frontalRoom.js';
import { scaleAssumed } from '../../stager/room/box/confidence.js';

const server = shared(startServer);

type Person = Awaited<ReturnType<typeof server.register>>;

const UNITS = 'units chosenUnits unitsByCurrency';

const update = (by: Person, input: object) =>
  mutate<{ workspace: object }>(server, by, { name: 'updateUnits', input, select: `workspace { ${UNITS} }` });

const pay = (by: Person, currency: string) =>
  mutate<{ workspace: object }>(server, by, {
    name: 'updateSellerDetails',
    input: { currency },
    select: `workspace { ${UNITS} }`,
  });

async function unitsOf({ cookie }: Person): Promise<unknown> {
  const { data, errors } = await server.graphql(`{ viewer { workspace { ${UNITS} } } }`, {}, cookie);
  expect(errors).toBeUndefined();
  return (data.viewer as { workspace: unknown }).workspace;
}

const byCurrency = (units: string) => ({ units, chosenUnits: null, unitsByCurrency: units });

describe('a workspace’s units', () => {
  it.each([
    ['USD', 'IMPERIAL'],
    ['EUR', 'METRIC'],
    ['CAD', 'METRIC'],
    ['GBP', 'METRIC'],
    ['JPY', 'METRIC'],
  ])('without a choice, %s means %s', async (currency, units) => {
    const owner = await server.register();
    expect(await unitsOf(owner)).toEqual(byCurrency('IMPERIAL'));
    expect((await pay(owner, currency)).workspace).toEqual(byCurrency(units));
    expect(await unitsOf(owner)).toEqual(byCurrency(units));
  });

  it('are what an owner chose, whatever the currency, until the choice is cleared', async () => {
    const [owner, other] = [await server.register(), await server.register()];
    const chosen = { units: 'METRIC', chosenUnits: 'METRIC', unitsByCurrency: 'IMPERIAL' };
    expect((await update(owner, { units: 'METRIC' })).workspace).toEqual(chosen);
    await pay(owner, 'EUR');
    expect((await update(owner, { units: 'IMPERIAL' })).workspace).toEqual({
      units: 'IMPERIAL',
      chosenUnits: 'IMPERIAL',
      unitsByCurrency: 'METRIC',
    });
    expect((await update(owner, { units: null })).workspace).toEqual(byCurrency('METRIC'));
    await update(owner, { units: 'IMPERIAL' });
    expect((await update(owner, {})).workspace).toEqual(byCurrency('METRIC'));
    // Another workspace is not affected.
    expect(await unitsOf(other)).toEqual(byCurrency('IMPERIAL'));
  });

  it('can be changed by an owner only; an agent sees them and is refused', async () => {
    const member = await server.register();
    await demote(server, member.user.id);
    await expect(update(member, { units: 'METRIC' })).rejects.toThrow(
      'Only an owner of the workspace may change the workspace.',
    );
    expect(await unitsOf(member)).toEqual(byCurrency('IMPERIAL'));
  });

  it('apply to sentences that contain a length', async () => {
    const owner = await server.register();
    const { jobId } = await makeJob(server, owner);
    await stageAll(server, jobId);
    const warnings = [...REPORT.warnings, scaleAssumed('metric')];
    const { prisma } = server.services;
    await prisma.stagingRound.updateMany({
      where: { item: { jobId } },
      data: { report: { ...REPORT, warnings } as object },
    });
    const reading = { ...frontalRoom(640, 480), warnings } as object;
    await prisma.stagingItem.updateMany({ where: { jobId }, data: { reading } });
    const document = `query($id: ID!) {
      node(id: $id) { ... on StagingJob { items { reading { warnings } } rounds { results { report { warnings } } } } }
    }`;
    const said = async () => {
      const { data } = await server.graphql<{ node: unknown }>(document, { id: jobId }, owner.cookie);
      return data.node;
    };
    const inUnits = (height: string) => {
      const sentence = `The ceiling is not clearly seen: sizes assume a camera ${height} above the floor.`;
      const all = { warnings: ['The photo is dark.', sentence] };
      return { items: [{ reading: all }], rounds: [{ results: [{ report: all }] }] };
    };
    expect(await said()).toEqual(inUnits('4′ 3″'));
    await update(owner, { units: 'METRIC' });
    expect(await said()).toEqual(inUnits('1.3 m'));
  });
});
