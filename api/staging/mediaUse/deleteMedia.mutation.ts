import { withViewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import { ConflictError, NotFoundError } from '../../domain/errors.js';
import { Project } from '../../projects/project.type.js';
import { StagingJob } from '../stagingJob.type.js';
import { deleteMedia, type DeletedMedia } from './deleteMedia.js';

const DeleteMediaInput = builder.inputType('DeleteMediaInput', {
  description: 'Which file to delete.',
  fields: (t) => ({ id: t.id({ required: true, description: 'The file.' }) }),
});

const DeleteMediaPayload = builder.objectRef<DeletedMedia>('DeleteMediaPayload').implement({
  description: 'The file is gone for good.',
  fields: (t) => ({
    deletedMediaId: t.exposeID('id', { description: 'The id that it had.' }),
    project: t.prismaField({
      type: Project,
      description: 'The project that it belonged to, as it is now.',
      resolve: (query, { projectId }, _args, { services }) =>
        services.prisma.project.findUniqueOrThrow({ ...query, where: { id: projectId } }),
    }),
    deletedStagingJobIds: t.idList({
      description: 'Finished staging jobs that had no other photo: they are gone with it.',
      resolve: async ({ jobIds }, _args, { services }) => {
        const left = await services.prisma.stagingJob.findMany({ where: { id: { in: [...jobIds] } } });
        return jobIds.filter((id) => left.every((job) => job.id !== id));
      },
    }),
    stagingJobs: t.prismaField({
      type: [StagingJob],
      description: 'Finished staging jobs that showed it, as they are now.',
      resolve: (query, { jobIds }, _args, { services }) =>
        services.prisma.stagingJob.findMany({ ...query, where: { id: { in: [...jobIds] } } }),
    }),
  }),
});

withViewer(DeleteMediaPayload);

builder.mutationField('deleteMedia', (t) =>
  t.withAuth({ member: true }).field({
    type: DeleteMediaPayload,
    description: 'Deletes a file for good. Refused while a staging job that uses it is not finished.',
    errors: { types: [NotFoundError, ConflictError] },
    args: { input: t.arg({ type: DeleteMediaInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { caller, services }) => deleteMedia(caller, services, input.id),
  }),
);
