import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { stagingJobPayload } from '../../staging/stagingJob.type.js';
import { createPublicLink } from './createPublicLink.js';
import { PublicLinkKind } from './publicLink.type.js';
import { newPublicLink } from './publicLink.rules.js';

const CreatePublicLinkInput = builder
  .inputType('CreatePublicLinkInput', {
    description: 'What the link leads to, and until when.',
    fields: (t) => ({
      jobId: t.id({ required: true, description: 'The job whose pictures it shows.' }),
      kind: t.field({ type: PublicLinkKind, required: true, description: 'Approved pictures, or proofs.' }),
      wholeProject: t.boolean({
        defaultValue: false,
        description: 'Of a DELIVERY: show the approved pictures of all jobs of the project.',
      }),
      indexed: t.boolean({ defaultValue: false, description: 'Of a DELIVERY: search engines may list the page.' }),
      sellerApproves: t.boolean({
        defaultValue: false,
        description: 'Of a PROOF: a photo is approved when the seller says that it looks good.',
      }),
      expiresAt: t.field({ type: 'DateTime', description: 'When it ends by itself; left out: never.' }),
    }),
  })
  .validate(newPublicLink);

const CreatePublicLinkPayload = stagingJobPayload<{ readonly linkId: string }>(
  'CreatePublicLinkPayload',
  'The newest of the job’s public links is the one that was made.',
);

builder.objectField(CreatePublicLinkPayload, 'publicLink', (t) =>
  t.prismaField({
    type: 'PublicLink',
    description: 'The link that was made.',
    resolve: (query, { linkId }, _args, { services }) =>
      services.prisma.publicLink.findUniqueOrThrow({ ...query, where: { id: linkId } }),
  }),
);

builder.mutationField('createPublicLink', (t) =>
  t.withAuth({ member: true }).field({
    type: CreatePublicLinkPayload,
    description: 'Makes a link to pictures of a job for people without an account.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CreatePublicLinkInput, required: true, description: 'The link.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      const { id, jobId } = await createPublicLink(caller, services, input);
      return { id: jobId, linkId: id };
    },
  }),
);
