/** The people of the screens and their data, created over HTTP. */
import { randomUUID } from 'node:crypto';
import { makeAdministrator } from '../../../api/test/serverFiles.js';
import { makeEmbeds } from './embeds.js';
import { clientOf, enter } from './http.js';
import { makeInvoices } from './invoices.js';
import { jobsOf } from './jobs.js';
import { once } from './once.js';
import { makeTeam, type Registering } from './team.js';
import { makeWebhooks } from './webhooks.js';
import { elementAt } from '../../../api/test/elements.js';

interface Site {
  readonly url: string;
  /** the demo account */
  readonly account: { readonly email: string; readonly password: string };
  /** the server's own folder */
  readonly dataDir: string;
}

const KEYS = [
  { name: 'Listing service', scopes: ['projects:write', 'staging:write'] },
  {
    name: 'Nightly export into the archive of the office at the harbour',
    scopes: ['projects:read', 'staging:read', 'billing:read'],
    expiresAt: '2031-01-01T00:00:00Z',
  },
];

export type World = ReturnType<typeof createWorld>;

/**
 * The demo account with jobs and invoices in every lasting state, its team, and other people. Everything is created at
 * its first use.
 */
export function createWorld({ url, account, dataDir }: Site) {
  const agent = once(() => enter(`${url}/api/auth/login`, account));
  const client = clientOf(url, agent);
  const projects = once(() => client.read<{ readonly id: string }[]>('projects'));
  const projectId = async () => elementAt(await projects(), 0).id;

  const register = ({ firstName, lastName = 'Marsh', email: own }: Registering) =>
    enter(`${url}/api/auth/register`, {
      email: own ?? `${firstName.toLowerCase()}-${randomUUID().slice(0, 8)}@showhome.example`,
      password: randomUUID(),
      firstName,
      lastName,
    });

  const team = once(() => makeTeam({ url, owner: client, register }));

  const jobs = jobsOf({ url, client, projects });

  return {
    agent,
    team,
    /** an agent of the demo account's workspace, who is in two others too */
    colleague: async () => (await team()).agent,
    manager: async () => (await team()).manager,
    viewer: async () => (await team()).viewer,
    /** a project of each colleague who may have one */
    teamProjects: once(async () => {
      const { agent: ann, manager } = await team();
      for (const [person, address] of [
        [ann, '16 Cannery Pier, Astoria'],
        [manager, '540 Exchange Street, Astoria'],
      ] as const)
        await clientOf(url, async () => person).send('projects', { address });
    }),
    /** somebody with keys and webhooks */
    developer: once(async () => {
      const person = await register({ firstName: 'Dev' });
      const own = clientOf(url, async () => person);
      for (const key of KEYS) await own.mutate('createApiKey', key, 'apiKey');
      await makeWebhooks(own);
      return person;
    }),
    projectId,
    /** the paths of the frames of embeds by their kinds */
    frames: once(async () => makeEmbeds(client, await jobs.delivered())),
    /** a person without any data */
    newcomer: once(() => register({ firstName: 'Newcomer' })),
    /** a person with projects that nobody else needs */
    remover: once(async () => {
      const person = await register({ firstName: 'Remy' });
      const own = clientOf(url, async () => person);
      for (const number of [12, 14, 16, 18, 20])
        await own.send('projects', { address: `${number} Mill Pond Lane, Salem` });
      return person;
    }),
    /** a person who sees projects that others deleted */
    administrator: once(async () => {
      const person = await register({ firstName: 'Keeper' });
      const own = clientOf(url, async () => person);
      for (const address of ['4 Quarry Road, Hood River', '1904 Northwest Everett Street, Apartment 12, Portland']) {
        const { id } = await own.send<{ readonly id: string }>('projects', { address });
        await own.remove(`projects/${id}`);
      }
      await makeAdministrator(dataDir, person.email);
      return person;
    }),
    /** embeds and a publishable key, without waiting for pictures */
    embeds: once(async () => {
      const origins = ['https://okafor-homes.example.com', 'https://www.okafor-homes.example.com'];
      const make = (kind: string, name: string, more: object = {}) =>
        client.mutate('createEmbed', { kind, name, origins, ...more }, 'embed');
      await client.mutate('switchEmbedOff', { id: await make('FIGURES', 'Figures for the partners') }, 'embed');
      await make('GALLERY', 'Listing page', { projectId: await projectId(), origins: origins.slice(0, 1) });
      await make('BOARD', 'Board in the office');
      await client.mutate('createPublishableKey', { name: 'Our own listing page', origins }, 'apiKey');
    }),
    invoices: once(async () => makeInvoices({ client, projectId: await projectId(), dataDir })),
    /** a slider of a delivered picture */
    slider: once(async () => {
      const { stagingJob } = await client.graphql<{ readonly stagingJob: { readonly items: readonly Made[] } }>(
        'query($id: ID!) { stagingJob: node(id: $id) { ... on StagingJob { items { id } } } }',
        { id: await jobs.packed() },
      );
      const { id: itemId } = elementAt(stagingJob.items, 0);
      const origins = ['https://okafor-homes.example.com'];
      return client.mutate('createEmbed', { kind: 'SLIDER', name: 'Living room', origins, itemId }, 'embed');
    }),
    ...jobs,
  };
}

interface Made {
  readonly id: string;
}
