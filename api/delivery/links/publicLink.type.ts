import { builder } from '../../graphql/builder.js';
import { StagingJob } from '../../staging/stagingJob.type.js';
import { addressOf } from './linkToken.js';

export const PublicLinkKind = builder.enumType('PublicLinkKind', {
  description: 'What a public link leads to.',
  values: {
    DELIVERY: { value: 'delivery', description: 'Approved pictures beside their originals, for everybody.' },
    PROOF: { value: 'proof', description: 'Proofs, for the seller’s word on them.' },
  },
} as const);

export const PublicLink = builder.prismaNode('PublicLink', {
  id: { field: 'id' },
  description: 'A link to pictures of a job for people without an account.',
  fields: (t) => ({
    kind: t.expose('kind', { type: PublicLinkKind, description: 'What it leads to.' }),
    url: t.string({
      nullable: true,
      description:
        'Its address, which needs no key. Null after the server’s secret was changed: then make another link.',
      select: { id: true, kind: true, tokenHash: true },
      resolve: (link, _args, { services }) => addressOf(services.env, link),
    }),
    wholeProject: t.exposeBoolean('wholeProject', {
      description: 'Whether it shows the approved pictures of all jobs of the project.',
    }),
    indexed: t.exposeBoolean('indexed', { description: 'Whether search engines may list the page.' }),
    sellerApproves: t.exposeBoolean('sellerApproves', {
      description: 'Whether a photo is approved when the seller says that it looks good.',
    }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true, description: 'When it ends by itself.' }),
    revokedAt: t.expose('revokedAt', { type: 'DateTime', nullable: true, description: 'When a person ended it.' }),
    views: t.exposeInt('views', { description: 'How often its page was opened.' }),
    lastViewedAt: t.expose('lastViewedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When its page was last opened.',
    }),
    job: t.relation('job', { description: 'The job whose pictures it shows; its project may be deleted.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
  }),
});

builder.prismaObjectField(StagingJob, 'publicLinks', (t) =>
  t.relation('publicLinks', {
    description: 'Its public links that nobody has revoked, the newest first.',
    query: { where: { revokedAt: null }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }] },
  }),
);
