import { LARGEST_UPLOAD } from '../shared/limits.js';
import { builder } from '../graphql/builder.js';
import { DiskFullError, NotFoundError, QuotaError, TooManyAttemptsError } from '../domain/errors.js';
import { requestAnyUpload } from './requestUpload.js';
import { requestedUploadPayload } from './upload.type.js';

const RequestAnyUploadInput = builder.inputType('RequestAnyUploadInput', {
  description: 'What is known of a file before it is sent.',
  fields: (t) => ({ projectId: t.id({ description: 'The project that it is for, where that is known already.' }) }),
});

builder.mutationField('requestAnyUpload', (t) =>
  t.withAuth({ member: true }).field({
    type: requestedUploadPayload(
      'RequestAnyUploadPayload',
      `None: the link takes 0 to ${LARGEST_UPLOAD} bytes of any type.`,
    ),
    description: 'Asks for a link that takes a file of which nothing was announced; finaliseUpload looks at what came.',
    errors: { types: [NotFoundError, QuotaError, DiskFullError, TooManyAttemptsError] },
    args: { input: t.arg({ type: RequestAnyUploadInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { caller, services }) => requestAnyUpload(caller, services, input),
  }),
);
