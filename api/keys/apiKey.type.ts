import { User } from '../accounts/user.type.js';
import { Workspace } from '../accounts/workspace.type.js';
import { builder } from '../graphql/builder.js';
import { openKeys } from './key.access.js';

export const ApiKey = builder.prismaNode('ApiKey', {
  id: { field: 'id' },
  description: 'A program’s key to the workspace.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What people call it.' }),
    ending: t.exposeString('ending', { description: 'The last characters of its text, to recognise it by.' }),
    text: t.exposeString('text', {
      nullable: true,
      description: 'Of a publishable key, which is no secret: the key itself, sh_pub_ and 49 characters.',
    }),
    origins: t.exposeStringList('origins', {
      description: 'The sites whose pages may use a publishable key, e.g. https://example.com.',
    }),
    scopes: t.exposeStringList('scopes', { description: 'What it may do, e.g. projects:read.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    createdBy: t.relation('createdBy', {
      type: User,
      nullable: true,
      description: 'Who made it, also after they left; null: their account was deleted.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'When it ends by itself.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When a person ended it.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was last used, to within a minute.',
    }),
    lastUsedFrom: t.exposeString('lastUsedFrom', {
      nullable: true,
      description: 'The network address it was last used from.',
    }),
  }),
});

builder.prismaObjectField(Workspace, 'apiKeys', (t) =>
  t.relation('apiKeys', {
    description: 'Its keys that have not ended, the newest first.',
    query: () => ({ where: openKeys(), orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] }),
  }),
);
