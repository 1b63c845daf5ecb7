import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { adminCommand } from '../test/adminCommand.js';
import { post, sessionStatus, signIn } from '../test/signIn.js';
import { newObjectKey } from '../storage/keys.js';
import { makePhoto, makeProject, mutate } from '../test/factories.js';
import { shared } from '../test/shared.js';
import { startServer, type Registered } from '../test/startServer.js';

const server = shared(startServer);
const owner = shared(() => server.register());
const admin = shared(() => server.register());

/** Runs `npm run admin --` as a separate process beside the server. */
const command = (...words: string[]) =>
  adminCommand(
    { DATABASE_URL: server.databaseUrl, DATA_DIR: server.services.env.dataDir, PUBLIC_URL: server.url },
    ...words,
  );

async function deleteOne(address: string): Promise<string> {
  const id = await makeProject(server, owner, { address: 'at first' });
  // a row from before such characters were removed
  await server.services.prisma.project.update({ where: { id }, data: { address } });
  await mutate(server, owner, { name: 'deleteProject', input: { id } });
  return id;
}

const LIST =
  '{ viewer { deletedProjects { totalCount edges { node { projectId address workspaceName deletedAt } } } } }';
const restore = (who: Pick<Registered, 'cookie'>, id: string) =>
  mutate(server, who, { name: 'restoreProject', input: { id }, select: 'restoredProjectId address' });

describe('an administrator', () => {
  test('is made only by the command line, sees deleted projects of all workspaces and restores them', async () => {
    const id = await deleteOne('1 Gone\u001b[31m Street');
    const other = await server.register();
    expect((await server.graphql(LIST, {}, admin.cookie)).errors?.[0]?.message).toBe(
      'You need to be an administrator for this.',
    );

    const granted = await command('grant', admin.email.toUpperCase());
    expect([granted.code, granted.stdout]).toEqual([0, `${admin.email} is an administrator now.\n`]);
    const { data } = await server.graphql<{ viewer: { deletedProjects: { edges: { node: object }[] } } }>(
      LIST,
      {},
      admin.cookie,
    );
    const { edges } = data.viewer.deletedProjects;
    expect(edges.map(({ node }) => node)).toContainEqual(
      expect.objectContaining({ projectId: id, workspaceName: expect.any(String) }),
    );
    // An administrator does not see the project's content.
    const inside = await server.graphql('query($id: ID!) { node(id: $id) { id } }', { id }, admin.cookie);
    expect(inside.data).toEqual({ node: null });

    expect(await restore(admin, id)).toMatchObject({ __typename: 'RestoreProjectPayload', restoredProjectId: id });
    expect(await restore(admin, id)).toMatchObject({ __typename: 'NotFoundError', message: 'Project not found.' });
    const back = await server.graphql('query($id: ID!) { node(id: $id) { id } }', { id }, owner.cookie);
    expect(back.data).toEqual({ node: { id } });
    const activities = await server.services.prisma.activity.findMany({ where: { entityId: id } });
    expect(activities.map(({ action }) => action)).toContain('project_restored');
    expect(activities.find(({ action }) => action === 'project_restored')).toMatchObject({
      workspaceId: owner.workspaceId,
      actorId: null,
    });

    const revoked = await command('revoke', admin.email);
    expect(revoked.stdout).toBe(`${admin.email} is no administrator, and signed out everywhere.\n`);
    expect(await sessionStatus(server, admin.cookie)).toBe(401);
    const memberAgain = await signIn(server, admin);
    const strangers = await Promise.all(
      [undefined, other.cookie, memberAgain].map((cookie) =>
        server.graphql(
          'mutation($input: RestoreProjectInput!) { restoreProject(input: $input) { __typename } }',
          { input: { id } },
          cookie,
        ),
      ),
    );
    const said = strangers.map(({ errors }) => [errors?.[0]?.message, errors?.[0]?.extensions?.code]);
    const notTheirs = ['You need to be an administrator for this.', 'FORBIDDEN'];
    expect(said).toEqual([['Sign in first.', 'UNAUTHENTICATED'], notTheirs, notTheirs]);
  });
});

describe('the command line', () => {
  test('lists deleted projects, one per line, and restores one', async () => {
    const id = await deleteOne('2 Gone Street\u0007');
    const listed = await command('deleted-projects');
    const line = listed.stdout.split('\n').find((each) => each.startsWith(id));
    expect(line?.split('\t').at(-1)).toBe('2 Gone Street ');
    expect((await command('restore', id)).stdout).toContain('Restored: 2 Gone Street');
    const again = await command('restore', id);
    expect([again.code, again.stderr]).toEqual([1, 'Project not found.\n']);
  });

  test('prints a working reset link, and does not log it', async () => {
    const person = await server.register();
    const { stdout, stderr } = await command('reset-link', person.email);
    const [, token] = /\/reset-password#(\S+)/.exec(stdout) ?? [];
    expect(stderr).not.toContain(token);
    expect((await post(server, '/api/auth/reset', { token, password: 'a newer secret' })).status).toBe(204);
    await signIn(server, { email: person.email, password: 'a newer secret' });
  });

  test('lists files without a row and rows without their file, and removes such files', async () => {
    const { store, prisma, env } = server.services;
    const photo = await makePhoto(server, owner, await makeProject(server, owner));
    const { thumbnailKey } = await prisma.media.findUniqueOrThrow({ where: { id: photo } });
    await store.delete(String(thumbnailKey));
    const unknown = newObjectKey(owner.workspaceId, 'media', 'jpg');
    await store.write(unknown, Buffer.from('x'), 'image/jpeg');
    const listed = async () => (await command('check')).stdout.split('\n');
    const young = await listed();
    expect(young).toContain('Files older than a day that no row names: 0 (0 bytes)');
    expect(young).toContain('Rows whose file is not in the store: 1');
    expect(young).toContain(`Media.thumbnailKey\t${photo}\t${thumbnailKey}`);

    await utimes(join(env.dataDir, 'files/objects', unknown), new Date(0), new Date(0));
    const old = await listed();
    expect(old).toContain('Files older than a day that no row names: 1 (1 bytes)');
    expect(old).toContain(`${unknown}\t1`);
    expect((await command('remove-unknown-files')).stdout).toBe('Removed: 1 files (1 bytes)\n');
    expect(await store.info(unknown)).toBeNull();
  });

  test.each([[['grant']], [['constructor', 'x']]])('prints its usage: %j', async (words) => {
    const { code, stderr } = await command(...words);
    expect([code, stderr]).toEqual([2, expect.stringContaining('npm run admin -- restore PROJECT-ID|FOLDER')]);
  });

  test('reports an address without an account', async () => {
    const { code, stderr } = await command('grant', 'nobody@example.com');
    expect([code, stderr]).toEqual([1, expect.stringMatching(/^Nobody has an account under nobody@example\.com\./)]);
  });
});
