import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../domain/ids.js';
import { makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { signIn } from '../test/signIn.js';
import { startServer, type Registered } from '../test/startServer.js';

const server = shared(startServer);
let who: Registered;
let other: Registered;
beforeEach(async () => {
  [who, other] = [await server.register(), await server.register()];
});

async function unseen(by: Registered = who): Promise<number> {
  const { data } = await server.graphql<{ viewer: { unseenActivities: number } }>(
    '{ viewer { unseenActivities } }',
    {},
    by.cookie,
  );
  return data.viewer.unseenActivities;
}

/** @param actorId null: the system @param seconds from now */
async function happened(actorId: string | null, seconds: number) {
  const id = newId('act');
  const createdAt = new Date(Date.now() + seconds * 1000);
  const what = { action: 'staging_job_proof_ready', entityType: 'staging_job', entityId: newId('job') };
  await server.services.prisma.activity.create({
    data: { id, workspaceId: who.workspaceId, actorId, createdAt, description: 'x', ...what },
  });
  return id;
}

const see = (newestId: string, by = who) => mutate(server, by, { name: 'seeActivities', input: { newestId } });

describe('news', () => {
  it('are activities of others and the system, not one’s own', async () => {
    await makeProject(server, who);
    expect(await unseen()).toBe(0);
    await happened(null, 1);
    await happened(other.user.id, 2);
    await happened(who.user.id, 3);
    expect(await unseen()).toBe(2);
    expect(await unseen(other)).toBe(0);
  });

  it('do not include activities before the person joined the workspace', async () => {
    await happened(null, -3600);
    expect(await unseen()).toBe(0);
  });

  it('are seen up to the newest shown one, on every device, and stay seen', async () => {
    const [first, second] = [await happened(null, 1), await happened(null, 2)];
    await happened(null, 3);
    await see(second);
    expect(await unseen()).toBe(1);
    const elsewhere = { ...who, cookie: await signIn(server, who) };
    expect(await unseen(elsewhere)).toBe(1);
    // another tab that shows fewer
    await see(first);
    expect(await unseen()).toBe(1);
  });

  it('cannot be marked with an activity of another workspace', async () => {
    const id = await happened(null, 1);
    expect(await see(id, other)).toMatchObject({ __typename: 'NotFoundError', message: 'Activity not found.' });
    expect(await see('act_nothing')).toMatchObject({ __typename: 'NotFoundError' });
    expect(await unseen()).toBe(1);
  });
});
