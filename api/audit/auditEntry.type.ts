import { builder } from '../graphql/builder.js';
import { connectionType } from '../graphql/connection.js';

export const AuditEntry = builder.prismaNode('AuditEntry', {
  description: 'Who did what in the workspace. An entry never changes, and outlives whom and what it names.',
  id: { field: 'id' },
  fields: (t) => ({
    action: t.exposeString('action', {
      description: 'What kind of thing, in lower case with underscores, e.g. project_created. More may come.',
    }),
    description: t.exposeString('description', { description: 'What was done, in a sentence.' }),
    entityType: t.exposeString('entityType', {
      description: 'The kind of thing it was done to, as in Activity, which may be gone by now.',
    }),
    entityId: t.exposeID('entityId', { description: 'Its id.' }),
    actorName: t.exposeString('actorName', {
      description: 'Who did it, as they were named then: a person with an e-mail address, or a key.',
    }),
    actorId: t.exposeID('actorId', { description: 'The id of the person or of the key.' }),
    address: t.exposeString('address', {
      nullable: true,
      description: 'The internet address that it was done from; null where it is not known.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
  }),
});

export const AuditEntryConnection = connectionType('AuditEntry', 'entries of the audit log', AuditEntry);
