import { beforeEach, describe, expect, it, vi } from 'vitest';
import { makeColleague } from '../../test/colleagues.js';
import { mutate } from '../../test/factories.js';
import { startNoticeWorker } from '../../test/noticeWorker.js';
import { shared } from '../../test/shared.js';
import { startSmtp } from '../../test/smtpServer.js';
import { startServer, type Registered } from '../../test/startServer.js';
import { subscribe } from '../../test/subscribe.js';

const smtp = shared(startSmtp);
const server = shared(async () => {
  const started = await startServer({ settings: { SMTP_URL: smtp.url } });
  await startNoticeWorker(started.services);
  return started;
});
const silent = shared(startServer);

let owner: Registered;
let guest: Registered;
beforeEach(async () => {
  [owner, guest] = await Promise.all([
    server.register({ firstName: 'Olga', lastName: 'Own' }),
    server.register({ firstName: 'Gus', lastName: 'Guest' }),
  ]);
});

interface Invited {
  readonly link: string;
  readonly isMailed: boolean;
  readonly invitation: { readonly id: string; readonly email: string | null };
}

const invite = (who: Registered, input: object = {}, at = server) =>
  mutate<Invited>(at, who, {
    name: 'inviteColleague',
    input: { role: 'AGENT', ...input },
    select: 'link isMailed invitation { id email }',
  });

const tokenOf = (link: string) => link.split('/join/')[1] ?? '';

const accept = (who: Registered, link: string) =>
  mutate<{ workspace: { id: string } }>(server, who, {
    name: 'acceptInvitation',
    input: { token: tokenOf(link) },
    select: 'workspace { id }',
  });

const revoke = (who: Registered, id: string) =>
  mutate(server, who, { name: 'revokeInvitation', input: { id }, select: 'workspace { invitations { id } }' });

async function preview(link: string) {
  const document =
    'query($token: String!) { invitation(token: $token) { workspaceName inviterFirstName role isOpen } }';
  const { data } = await server.graphql<{ invitation: object | null }>(document, { token: tokenOf(link) });
  return data.invitation;
}

async function waiting(who: Registered): Promise<unknown> {
  const document = '{ viewer { workspace { invitations { email role invitedBy { firstName } } } } }';
  const { data } = await server.graphql<{ viewer: { workspace: { invitations: unknown } } }>(document, {}, who.cookie);
  return data.viewer.workspace.invitations;
}

const SEEN = { workspaceName: 'Olga Own', inviterFirstName: 'Olga', role: 'AGENT', isOpen: true };
const conflict = (message: string) => ({ __typename: 'ConflictError', message: expect.stringContaining(message) });

describe('the link of an invitation', () => {
  it('says to anybody who invites into what, and takes the person into the workspace, once', async () => {
    const { link, isMailed } = await invite(owner);
    expect(link).toMatch(new RegExp(`^${server.services.env.publicUrl}/join/[\\w-]{43}$`));
    expect(isMailed).toBe(false);
    expect(await preview(link)).toEqual(SEEN);
    expect(await waiting(owner)).toEqual([{ email: null, role: 'AGENT', invitedBy: { firstName: 'Olga' } }]);
    const another = await server.register();
    const answers = await Promise.all([accept(guest, link), accept(another, link)]);
    expect(answers.map(({ __typename }) => __typename).toSorted()).toEqual([
      'AcceptInvitationPayload',
      'ConflictError',
    ]);
    const { prisma } = server.services;
    const joined = await prisma.membership.findMany({ where: { workspaceId: owner.workspaceId, role: 'agent' } });
    expect(joined).toHaveLength(1);
    expect(await preview(link)).toEqual({ ...SEEN, isOpen: false });
    expect(await waiting(owner)).toEqual([]);
  });

  it('makes the workspace the one in which this session works', async () => {
    const { link } = await invite(owner, { role: 'VIEWER' });
    expect(await accept(guest, link)).toMatchObject({ workspace: { id: owner.workspaceId } });
    const { data } = await server.graphql('{ viewer { ownsWorkspace workspace { id } } }', {}, guest.cookie);
    expect(data).toEqual({ viewer: { ownsWorkspace: false, workspace: { id: owner.workspaceId } } });
    const { prisma } = server.services;
    const told = await prisma.activity.findMany({
      where: { workspaceId: owner.workspaceId },
      orderBy: { createdAt: 'asc' },
    });
    expect(told.map(({ description }) => description)).toEqual([
      'Somebody was invited as a viewer',
      'Gus Guest joined as a viewer',
    ]);
  });

  it('does not work once it is revoked, expired or unknown', async () => {
    const { prisma } = server.services;
    const [revoked, old] = [await invite(owner), await invite(owner)];
    expect(await revoke(owner, revoked.invitation.id)).toMatchObject({
      workspace: { invitations: [{ id: old.invitation.id }] },
    });
    await prisma.invitation.update({ where: { id: old.invitation.id }, data: { expiresAt: new Date() } });
    for (const { link } of [revoked, old]) {
      expect(await accept(guest, link)).toMatchObject(conflict('Ask for a new one.'));
      expect(await preview(link)).toEqual({ ...SEEN, isOpen: false });
    }
    const unknown = revoked.link.replace(/.{3}$/, 'abc');
    expect(await accept(guest, unknown)).toMatchObject(conflict('Ask for a new one.'));
    expect(await preview(unknown)).toBeNull();
    expect(await prisma.membership.count({ where: { userId: guest.user.id } })).toBe(1);
    expect(await revoke(owner, revoked.invitation.id)).toMatchObject(conflict('accepted or revoked already'));
  });

  it('is not used up by somebody who is of the workspace already', async () => {
    const { link } = await invite(owner);
    expect(await accept(owner, link)).toMatchObject(conflict('You are in this workspace already.'));
    expect(await preview(link)).toEqual(SEEN);
  });

  it('is a hash in the database', async () => {
    const { link, invitation } = await invite(owner);
    const row = await server.services.prisma.invitation.findUniqueOrThrow({ where: { id: invitation.id } });
    expect(JSON.stringify(row)).not.toContain(tokenOf(link));
  });

  it('is tried twenty times at most by one person', async () => {
    for (let time = 0; time < 20; time++) await accept(guest, 'x/join/none');
    expect(await accept(guest, (await invite(owner)).link)).toMatchObject({ __typename: 'TooManyAttemptsError' });
  });
});

describe('guesses at links', () => {
  const ask = async (address: string, token: string, cookie = '') => {
    const query = 'query($token: String!) { invitation(token: $token) { workspaceName } }';
    const response = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, cookie },
      body: JSON.stringify({ query, variables: { token } }),
    });
    return { response, answer: (await response.json()) as { data: unknown; errors?: unknown } };
  };

  it('end after sixty from one network, signed in or not, and others are let in', async () => {
    const token = tokenOf((await invite(owner)).link);
    const guess = 'x'.repeat(43);
    for (let time = 0; time < 60; time++) await ask(`2001:db8:1:2::${time}`, guess);
    for (const cookie of ['', guest.cookie]) {
      const { response, answer } = await ask('2001:db8:1:2::ff', token, cookie);
      expect(answer).toMatchObject({
        data: { invitation: null },
        errors: [{ message: 'Too many attempts. Try again in 15 minutes.', extensions: { code: 'RATE_LIMITED' } }],
      });
      expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
    }
    expect((await ask('2001:db8:1:3::1', token)).answer).toEqual({
      data: { invitation: { workspaceName: 'Olga Own' } },
    });
  });

  it('are counted one by one in a document, and over sockets too', async () => {
    const guess = `invitation(token: "${'y'.repeat(43)}") { role }`;
    const fifteen = `{ ${Array.from({ length: 15 }, (_, at) => `g${at}: ${guess}`).join(' ')} }`;
    for (let time = 0; time < 3; time++) expect(await silent.graphql(fifteen)).not.toHaveProperty('errors');
    const overSocket = async () => {
      const asked = subscribe(silent, { query: fifteen });
      return asked.next().finally(asked.close);
    };
    expect(await overSocket()).not.toHaveProperty('errors');
    expect((await overSocket()).errors).toHaveLength(15);
  });
});

describe('an invitation with an e-mail', () => {
  const mailsTo = (email: string) => smtp.mails.filter(({ to }) => to === email);

  it('is mailed with its link, and replaces an earlier one', async () => {
    const email = 'Invited@Example.com';
    const first = await invite(owner, { email });
    expect(first).toMatchObject({ isMailed: true, invitation: { email: 'invited@example.com' } });
    await vi.waitFor(() => expect(mailsTo('invited@example.com')).toHaveLength(1), { timeout: 20_000 });
    const [mail] = mailsTo('invited@example.com');
    for (const words of ['Olga Own', 'an agent', first.link]) expect(mail?.text).toContain(words);
    const second = await invite(owner, { email });
    expect(await preview(first.link)).toMatchObject({ isOpen: false });
    expect(await preview(second.link)).toMatchObject({ isOpen: true });
    await invite(owner, { email });
    expect(await invite(owner, { email })).toMatchObject({ __typename: 'TooManyAttemptsError' });
  });

  it('is refused where the person is of the workspace', async () => {
    await accept(guest, (await invite(owner)).link);
    expect(await invite(owner, { email: guest.email })).toMatchObject({
      __typename: 'ValidationError',
      fields: [{ path: 'email', message: 'This person is in the workspace already' }],
    });
  });

  it('is not mailed where no mail is set up', async () => {
    const person = await silent.register();
    const { link, isMailed } = await invite(person, { email: 'somebody@example.com' }, silent);
    expect([link !== '', isMailed]).toEqual([true, false]);
  });
});

describe('whoever invites', () => {
  it('is a manager or an owner, and only owners invite and revoke owners', async () => {
    const manager = await makeColleague(server, owner, { role: 'manager' });
    expect(await invite(manager)).toMatchObject({ __typename: 'InviteColleaguePayload' });
    expect(await invite(manager, { role: 'OWNER' })).toMatchObject(conflict('Only an owner'));
    const { invitation } = await invite(owner, { role: 'OWNER' });
    expect(await revoke(manager, invitation.id)).toMatchObject(conflict('Only an owner'));
    const stranger = await server.register();
    expect(await revoke(stranger, invitation.id)).toMatchObject({ __typename: 'NotFoundError' });
  });

  it('takes their invitations along when they leave, or may invite no more', async () => {
    const manager = await makeColleague(server, owner, { role: 'manager' });
    const first = await invite(manager);
    const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: manager.user.id } };
    const { id } = await server.services.prisma.membership.findUniqueOrThrow({ where });
    await mutate(server, owner, { name: 'changeRole', input: { id, role: 'AGENT' } });
    expect(await preview(first.link)).toMatchObject({ isOpen: false });
    await mutate(server, owner, { name: 'changeRole', input: { id, role: 'MANAGER' } });
    const second = await invite(manager);
    await mutate(server, owner, { name: 'removeColleague', input: { id } });
    expect(await preview(second.link)).toMatchObject({ isOpen: false });
    expect(await accept(guest, second.link)).toMatchObject(conflict('Ask for a new one.'));
  });

  it('stay on handing over, but those that a manager may not make, which the answer and the timeline name', async () => {
    const manager = await makeColleague(server, owner, { role: 'manager' });
    const asOwner = await invite(owner, { role: 'OWNER' });
    const asViewer = await invite(owner, { role: 'VIEWER' });
    const where = { workspaceId_userId: { workspaceId: owner.workspaceId, userId: manager.user.id } };
    const { id } = await server.services.prisma.membership.findUniqueOrThrow({ where });
    const select = 'withdrawnInvitations { id role }';
    expect(await mutate(server, owner, { name: 'handOver', input: { id }, select })).toMatchObject({
      withdrawnInvitations: [{ id: asOwner.invitation.id, role: 'OWNER' }],
    });
    expect(await preview(asOwner.link)).toMatchObject({ isOpen: false });
    expect(await preview(asViewer.link)).toMatchObject({ isOpen: true });
    const told = { workspaceId: owner.workspaceId, action: 'invitation_revoked' };
    expect(await server.services.prisma.activity.findMany({ where: told })).toMatchObject([
      { description: 'The invitation of an owner was revoked' },
    ]);
  });
});
