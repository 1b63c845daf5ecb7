import { asPerson, type Caller } from '../../domain/caller.js';
import type { Services } from '../../services.js';
import { builder } from '../../graphql/builder.js';
import { Viewer } from '../viewer.query.js';
import { deviceOf } from './deviceOf.js';
import { openSessions } from './session.access.js';

const Session = builder.prismaNode('Session', {
  description: 'A device that the person is signed in on.',
  id: { field: 'id' },
  // never select the token
  select: { id: true, userAgent: true, ipAddress: true, createdAt: true, updatedAt: true },
  fields: (t) => ({
    device: t.string({
      description: 'Browser and system, as far as they say, e.g. "Firefox on Windows".',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    address: t.exposeString('ipAddress', {
      nullable: true,
      description: 'The internet address that it signed in from.',
    }),
    signedInAt: t.expose('createdAt', { type: 'DateTime', description: 'When it signed in.' }),
    lastUsedAt: t.expose('updatedAt', {
      type: 'DateTime',
      description: 'When a page was last opened or brought to the front there, to within five minutes.',
    }),
    current: t.boolean({
      description: 'The one that asks.',
      resolve: ({ id }, _args, { session }) => id === session?.id,
    }),
  }),
});

const MOST = 100;

builder.objectField(Viewer, 'sessions', (t) =>
  t.prismaField({
    type: [Session],
    description: 'Where the person is signed in, the last used first, at most 100.',
    resolve: (query, caller, _args, { services }) =>
      services.prisma.session.findMany({
        ...query,
        where: openSessions(asPerson(caller).userId),
        orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
        take: MOST,
      }),
  }),
);

async function hasAccount({ prisma }: Services, caller: Caller, providerId: string | { readonly not: string }) {
  const { userId } = asPerson(caller);
  return (await prisma.account.count({ where: { userId, providerId } })) > 0;
}

builder.objectField(Viewer, 'hasPassword', (t) =>
  t.boolean({
    description: 'Whether the person can sign in with a password; else only with a provider.',
    resolve: (caller, _args, { services }) => hasAccount(services, caller, 'credential'),
  }),
);

builder.objectField(Viewer, 'hasProvider', (t) =>
  t.boolean({
    description: 'Whether the account is linked to one with the provider.',
    resolve: (caller, _args, { services }) => hasAccount(services, caller, { not: 'credential' }),
  }),
);
