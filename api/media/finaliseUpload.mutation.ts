import { withViewer } from '../accounts/viewer.query.js';
import { builder } from '../graphql/builder.js';
import {
  ConflictError,
  DiskFullError,
  NotFoundError,
  QuotaError,
  TooManyAttemptsError,
  UploadError,
  ValidationError,
} from '../domain/errors.js';
import { finaliseUpload } from './finaliseUpload.js';
import { RoomType } from './media.enums.js';
import { Media } from './media.type.js';
import { NAME_WORDS, sentUpload } from './upload.rules.js';

const FinaliseUploadInput = builder
  .inputType('FinaliseUploadInput', {
    description: 'The file that was sent.',
    fields: (t) => ({
      projectId: t.id({ required: true, description: 'The project that it is for.' }),
      uploadUrl: t.string({ required: true, description: 'The link that it was sent to.' }),
      originalName: t.string({ required: true, description: NAME_WORDS }),
      fileSize: t.int({ description: 'Bytes. Counts where the link was made without announcing a size.' }),
      mimeType: t.string({ description: 'Such as image/jpeg. What the file is, its bytes decide.' }),
      roomType: t.field({ type: RoomType, description: 'What the room is, where it is known.' }),
    }),
  })
  .validate(sentUpload);

const FinaliseUploadPayload = builder.objectRef<{ readonly id: string }>('FinaliseUploadPayload').implement({
  description: 'The file is in the media library.',
  fields: (t) => ({
    media: t.prismaField({
      type: Media,
      description: 'The file.',
      resolve: (query, { id }, _args, { services }) =>
        services.prisma.media.findUniqueOrThrow({ ...query, where: { id } }),
    }),
  }),
});

withViewer(FinaliseUploadPayload);

builder.mutationField('finaliseUpload', (t) =>
  t.withAuth({ member: true }).field({
    type: FinaliseUploadPayload,
    description: 'Takes a sent file into the media library, once it is found to be a picture or a film, by its bytes.',
    errors: {
      types: [
        ValidationError,
        NotFoundError,
        UploadError,
        ConflictError,
        TooManyAttemptsError,
        QuotaError,
        DiskFullError,
      ],
    },
    args: { input: t.arg({ type: FinaliseUploadInput, required: true, description: 'The file.' }) },
    resolve: (_root, { input }, { caller, services }) => finaliseUpload(caller, services, input),
  }),
);
