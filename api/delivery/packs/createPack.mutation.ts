import { badRequest, ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { StagingJob, stagingJobPayload } from '../../staging/stagingJob.type.js';
import { createPack } from './createPack.js';
import { newPack, preview, USUAL_PACK } from './pack.rules.js';
import { BeforeAfterPicture, LabelKind, PackSize } from './pack.type.js';
import { previewPack, type PackPreview as PackPreviewValue } from './previewPack.js';

const QR_WORDS =
  'A QR code leads to the public page, which the pack has to name. It covers at most 2 % of a picture and 14 % of its ' +
  'width; a picture with less room than a phone needs has none, and its file says so (`withoutCode`).';

const LabelInput = builder.inputType('PackLabelInput', {
  description: 'What staged pictures say of themselves.',
  fields: (t) => ({
    kind: t.field({ type: LabelKind, required: true, description: 'Where they say it.' }),
    words: t.string({ description: 'What they say; left out: “Virtually staged”.' }),
    qr: t.boolean({ required: true, defaultValue: false, description: QR_WORDS }),
  }),
});

const PackPreview = builder.objectRef<PackPreviewValue>('PackPreview').implement({
  description: 'What the staged pictures of a pack will look like.',
  fields: (t) => ({
    url: t.exposeString('url', {
      nullable: true,
      description: 'A JPEG of at most 1120 pixels, as a data URL; null where the picture has no room for its label.',
    }),
    width: t.exposeInt('width', { description: 'Pixels of the picture that the pack will hold.' }),
    height: t.exposeInt('height', { description: 'Pixels of the picture that the pack will hold.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What of the label or its QR code this picture has no room for, and why; null: it has all.',
    }),
  }),
});

builder.prismaObjectFields(StagingJob, (t) => ({
  packPreview: t.field({
    type: PackPreview,
    nullable: true,
    description:
      'Its first delivered picture as a pack would hold it; null where none is delivered yet. Nothing is kept, and no ' +
      'public page is made.',
    select: { id: true, workspaceId: true },
    args: {
      label: t.arg({ type: LabelInput, required: true, description: 'What the picture says of itself.' }),
      longest: t.arg.int({ description: 'Pixels of its longest side, 320 to 8000; left out: as large as the photo.' }),
    },
    resolve: (job, args, { services, notKept }) => {
      notKept?.();
      const read = preview.safeParse(args);
      if (!read.success) throw badRequest(read.error.issues[0]?.message ?? 'Expected a label.');
      return previewPack(services, job, read.data);
    },
  }),
}));

const OwnSizeInput = builder.inputType('OwnSizeInput', {
  description: 'A size of staged pictures that the workspace keeps.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Its name, 1 to 30 characters; one that is kept is replaced.' }),
    longest: t.int({ required: true, description: 'Pixels of the longest side, 320 to 8000.' }),
    mostBytes: t.int({ description: 'Bytes of a file at most, 100,000 to 50,000,000; left out: any.' }),
    chosen: t.boolean({ required: true, defaultValue: true, description: 'False: only kept, for later packs.' }),
  }),
});

const CreatePackInput = builder
  .inputType('CreatePackInput', {
    description: 'What the pack holds.',
    fields: (t) => ({
      jobId: t.id({ required: true, description: 'The job; its delivered photos are packed.' }),
      sizes: t.field({
        type: [PackSize],
        required: true,
        defaultValue: [...USUAL_PACK.sizes],
        description: 'Of the staged pictures.',
      }),
      ownSizes: t.field({
        type: [OwnSizeInput],
        required: true,
        defaultValue: [],
        description: 'Further sizes. The workspace keeps up to 6; those that are left out here stay kept.',
      }),
      removedSizes: t.stringList({
        required: true,
        defaultValue: [],
        description: 'Names of own sizes that the workspace no longer keeps.',
      }),
      originals: t.boolean({
        required: true,
        defaultValue: true,
        description: 'The photos as they were. A pack that names no public page always holds them.',
      }),
      beforeAfter: t.field({
        type: [BeforeAfterPicture],
        required: true,
        defaultValue: [...USUAL_PACK.beforeAfter],
        description: 'Pictures of both.',
      }),
      disclosureText: t.boolean({
        required: true,
        defaultValue: true,
        description: 'Words to paste into the listing.',
      }),
      disclosurePdf: t.boolean({ required: true, defaultValue: true, description: 'Pictures and statement as a PDF.' }),
      label: t.field({ type: LabelInput, required: true, description: 'What staged pictures say of themselves.' }),
      publicPage: t.boolean({
        required: true,
        defaultValue: false,
        description:
          'Name the job’s public page in texts, metadata and QR codes. One is made where there is none: whoever has ' +
          'its address then sees originals and staged pictures, so it is left out unless asked for.',
      }),
    }),
  })
  .validate(newPack);

const CreatePackPayload = stagingJobPayload<{ readonly packId: string }>(
  'CreatePackPayload',
  'The newest of the job’s packs is the one that is being made.',
);

builder.objectField(CreatePackPayload, 'pack', (t) =>
  t.prismaField({
    type: 'Pack',
    description: 'The pack that is being made.',
    resolve: (query, { packId }, _args, { services }) =>
      services.prisma.pack.findUniqueOrThrow({ ...query, where: { id: packId } }),
  }),
);

builder.mutationField('createPack', (t) =>
  t.withAuth({ member: true }).field({
    type: CreatePackPayload,
    description: 'Has the files of a job’s delivered photos made: sizes, labels, disclosure, before and after.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: CreatePackInput, required: true, description: 'The pack.' }) },
    resolve: async (_root, { input }, { caller, services }) => {
      const { id, jobId } = await createPack(caller, services, input);
      return { id: jobId, packId: id };
    },
  }),
);
