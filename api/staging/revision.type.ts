import { builder } from '../graphql/builder.js';
import { RevisionOutcome, StagingStyle } from './staging.enums.js';

export const Revision = builder.prismaObject('Revision', {
  name: 'StagingRevision',
  description: 'What was asked for after a round was looked at.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Why, in a few words.' }),
    comments: t.exposeString('comments', { nullable: true, description: 'What should be different.' }),
    style: t.expose('style', {
      type: StagingStyle,
      nullable: true,
      description: 'Of the images that it asks for; null: each keeps its own.',
    }),
    outcome: t.expose('outcome', { type: RevisionOutcome, description: 'What came of it.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why none of its images could be staged.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    items: t.relation('items', {
      query: { orderBy: { position: 'asc' } },
      description: 'The images that it asks for; the others keep what they have.',
    }),
  }),
});
