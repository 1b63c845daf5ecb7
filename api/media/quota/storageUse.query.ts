import { Viewer } from '../../accounts/viewer.query.js';
import { builder } from '../../graphql/builder.js';
import { storageUse, totalOf, type StorageUse as Use } from './storageUse.js';

interface UseOfQuota extends Use {
  readonly quota: number;
}

const StorageUse = builder.objectRef<UseOfQuota>('StorageUse').implement({
  description: 'What a workspace keeps, in bytes.',
  fields: (t) => ({
    quota: t.exposeFloat('quota', { description: 'What it may keep.' }),
    used: t.float({ description: 'All of the parts.', resolve: totalOf }),
    uploads: t.exposeFloat('uploads', { description: 'Photos and films that were sent, with their smaller pictures.' }),
    results: t.exposeFloat('results', { description: 'Proofs and finals.' }),
    workFiles: t.exposeFloat('workFiles', { description: 'What staging needs to go on: clean renders and masks.' }),
    deletedProjects: t.exposeFloat('deletedProjects', {
      description: 'All of these of deleted projects, which can be restored.',
    }),
    expected: t.exposeFloat('expected', { description: 'Announced for upload links that wait for their file.' }),
  }),
});

builder.objectField(Viewer, 'storage', (t) =>
  t.field({
    type: StorageUse,
    description: 'What the workspace keeps, and may keep.',
    resolve: async ({ workspaceId }, _args, { services: { prisma, env } }) => ({
      ...(await storageUse(prisma, workspaceId)),
      quota: env.workspaceQuota,
    }),
  }),
);
