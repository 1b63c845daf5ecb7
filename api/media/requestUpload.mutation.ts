import { LARGEST_UPLOAD } from '../shared/limits.js';
import { builder } from '../graphql/builder.js';
import { DiskFullError, NotFoundError, QuotaError, TooManyAttemptsError, ValidationError } from '../domain/errors.js';
import { requestUpload } from './requestUpload.js';
import { NAME_WORDS, uploadRequest } from './upload.rules.js';
import { requestedUploadPayload } from './upload.type.js';

const TYPE_WORDS =
  'Such as image/jpeg, which the link then asks for, or application/octet-stream. What the file is, its bytes decide.';

const RequestUploadInput = builder
  .inputType('RequestUploadInput', {
    description: 'The file that is to be sent.',
    fields: (t) => ({
      projectId: t.id({ required: true, description: 'The project that it is for.' }),
      originalName: t.string({ required: true, description: NAME_WORDS }),
      mimeType: t.string({ required: true, description: TYPE_WORDS }),
      fileSize: t.int({
        required: true,
        description: `Bytes, at most ${LARGEST_UPLOAD}; the link takes no other size.`,
      }),
    }),
  })
  .validate(uploadRequest);

builder.mutationField('requestUpload', (t) =>
  t.withAuth({ member: true }).field({
    type: requestedUploadPayload(
      'RequestUploadPayload',
      'What the PUT must send, content-type among them where it is known: the link takes nothing else.',
    ),
    description: 'Asks for a link to send one file to; finaliseUpload follows when it is sent.',
    errors: { types: [ValidationError, NotFoundError, QuotaError, DiskFullError, TooManyAttemptsError] },
    args: { input: t.arg({ type: RequestUploadInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { caller, services }) => requestUpload(caller, services, input),
  }),
);
