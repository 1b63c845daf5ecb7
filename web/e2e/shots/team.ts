import { clientOf, type Client, type Person } from './http.js';

export interface Registering {
  readonly firstName: string;
  readonly lastName?: string;
  readonly email?: string;
}

interface Making {
  readonly url: string;
  /** the workspace's owner */
  readonly owner: Client;
  readonly register: (who: Registering) => Promise<Person>;
}

const LONG_NAME = { firstName: 'Wilhelmina', lastName: 'Anastasia Featherstonehaugh-Cholmondeley-Carruthers' };
const LONG_EMAIL = 'reception.and.front.office@harbor-view-and-astoria-property-partners.example';

/**
 * Gives a workspace a colleague of each role, and invitations that nobody has accepted. Names and addresses are as long
 * as they get.
 */
export async function makeTeam({ url, owner, register }: Making) {
  const agent = await register({ firstName: 'Ann' });
  const manager = await register(LONG_NAME);
  const viewer = await register({ firstName: '', lastName: '', email: LONG_EMAIL });
  const [asAgent, asManager, asViewer] = [agent, manager, viewer].map((person) => clientOf(url, async () => person));
  if (!asAgent || !asManager || !asViewer) throw new Error('Three people were registered.');

  // the manager's own workspace has the long name, until the last invitation leads elsewhere
  await accept(asAgent, await invite(asManager, { role: 'VIEWER' }));
  const long = await invite(asManager, { role: 'AGENT' });
  await accept(asAgent, await invite(owner, { role: 'AGENT' }));
  await accept(asViewer, await invite(owner, { role: 'VIEWER' }));
  await accept(asManager, await invite(owner, { role: 'MANAGER' }));

  await invite(owner, { role: 'MANAGER', email: 'bob.marsh@showhome.example' });
  await invite(owner, { role: 'AGENT', email: `elizabeth.${LONG_EMAIL}` });
  const revoked = await invite(owner, { role: 'VIEWER' });
  await owner.graphql('mutation($id: ID!) { revokeInvitation(input: { id: $id }) { __typename } }', revoked);
  const open = await invite(owner, { role: 'VIEWER' });
  return { agent, manager, viewer, invitations: { open: open.path, long: long.path, revoked: revoked.path } };
}

interface Invitation {
  readonly id: string;
  /** of the link */
  readonly path: string;
}

async function invite(client: Client, input: object): Promise<Invitation> {
  const document = `mutation($input: InviteColleagueInput!) {
    inviteColleague(input: $input) { ... on InviteColleaguePayload { link invitation { id } } }
  }`;
  const { inviteColleague } = await client.graphql<{
    readonly inviteColleague: { readonly link: string; readonly invitation: { readonly id: string } };
  }>(document, { input });
  return { id: inviteColleague.invitation.id, path: new URL(inviteColleague.link).pathname };
}

const accept = (client: Client, { path }: Invitation) =>
  client.mutate('acceptInvitation', { token: path.split('/').at(-1) }, 'workspace');
