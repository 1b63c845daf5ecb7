import { builder } from '../../graphql/builder.js';
import { Viewer } from '../viewer.query.js';
import { deviceOf } from './deviceOf.js';

interface SessionRow {
  readonly id: string;
  readonly userAgent: string | null;
  readonly ipAddress: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

const Session = builder.objectRef<SessionRow>('Session').implement({
  description: 'A device that the person is signed in on.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'For revokeSession.' }),
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
  t.field({
    type: [Session],
    description: 'Where the person is signed in, the last used first, at most 100.',
    resolve: ({ userId }, _args, { services }) =>
      services.prisma.session.findMany({
        where: { userId, expiresAt: { gt: new Date() } },
        orderBy: [{ updatedAt: 'desc' }, { id: 'asc' }],
        select: { id: true, userAgent: true, ipAddress: true, createdAt: true, updatedAt: true },
        take: MOST,
      }),
  }),
);

builder.objectField(Viewer, 'hasPassword', (t) =>
  t.boolean({
    description: 'Whether the person can sign in with a password; else only with a provider.',
    resolve: async ({ userId }, _args, { services }) =>
      (await services.prisma.account.count({ where: { userId, providerId: 'credential' } })) > 0,
  }),
);

builder.objectField(Viewer, 'hasProvider', (t) =>
  t.boolean({
    description: 'Whether the account is linked to one with the provider.',
    resolve: async ({ userId }, _args, { services }) =>
      (await services.prisma.account.count({ where: { userId, providerId: { not: 'credential' } } })) > 0,
  }),
);
