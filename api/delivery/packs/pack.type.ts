import { Workspace } from '../../accounts/workspace.type.js';
import { daysAfter } from '../../domain/dayLengths.js';
import { builder } from '../../graphql/builder.js';
import { namedOptions } from '../../graphql/namedOptions.js';
import { StagingJob } from '../../staging/stagingJob.type.js';
import { USUAL_WORDS, type LabelProfile } from '../../shared/labelProfile.js';
import { profileSentence } from '../../shared/profileSentence.js';
import { SIZE_OPTIONS, SPLIT_OPTIONS, type ChosenPack } from './pack.rules.js';
import type { OwnSize } from './ownSizes.rules.js';
import { packChoiceOf, readPackContents } from './packColumns.js';

export const PackSize = builder.enumType('PackSize', {
  description: 'A size of staged pictures.',
  values: namedOptions(SIZE_OPTIONS),
});

export const BeforeAfterPicture = builder.enumType('BeforeAfterPicture', {
  description: 'A picture that shows a room before and after: how it is split, and its shape.',
  values: namedOptions(SPLIT_OPTIONS),
});

export const LabelKind = builder.enumType('LabelKind', {
  description: 'Where staged pictures say that they are virtually staged.',
  values: {
    NONE: { value: 'none', description: 'Nowhere: for listing services that forbid words on pictures.' },
    CORNER: { value: 'corner', description: 'On a plate in the lower left corner.' },
    BAR: { value: 'bar', description: 'In a bar along the lower edge.' },
  },
} as const);

export const PackState = builder.enumType('PackState', {
  description: 'Where a pack stands.',
  values: {
    WAITING: { value: 'waiting', description: 'Its files are being made.' },
    READY: { value: 'ready', description: 'It can be downloaded.' },
    FAILED: { value: 'failed', description: 'It could not be made; `failure` says why.' },
  },
} as const);

const OwnSizeType = builder.objectRef<OwnSize>('OwnSize').implement({
  description: 'A size of staged pictures that the workspace added.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name, which stands in the files’ names too.' }),
    longest: t.exposeInt('longest', { description: 'Pixels of the longest side.' }),
    mostBytes: t.exposeInt('mostBytes', { nullable: true, description: 'Bytes of a file at most; null: any.' }),
    chosen: t.exposeBoolean('chosen', { description: 'Whether the pack holds it, or it is only kept for later ones.' }),
  }),
});

const PackChoice = builder.objectRef<ChosenPack>('PackChoice').implement({
  description: 'What a pack holds.',
  fields: (t) => ({
    sizes: t.field({ type: [PackSize], description: 'Of the staged pictures.', resolve: ({ sizes }) => sizes }),
    ownSizes: t.field({
      type: [OwnSizeType],
      description: 'Sizes of the workspace; its proposal names all that it keeps, a pack those that it holds.',
      resolve: ({ ownSizes }) => ownSizes,
    }),
    originals: t.exposeBoolean('originals', { description: 'The photos as they were.' }),
    beforeAfter: t.field({
      type: [BeforeAfterPicture],
      description: 'Pictures of both.',
      resolve: ({ beforeAfter }) => beforeAfter,
    }),
    disclosureText: t.exposeBoolean('disclosureText', { description: 'Words to paste into the listing.' }),
    disclosurePdf: t.exposeBoolean('disclosurePdf', { description: 'Both pictures and the statement as a PDF.' }),
    labelKind: t.field({ type: LabelKind, description: 'Where pictures say it.', resolve: ({ label }) => label.kind }),
    labelWords: t.string({
      description: 'What they say.',
      resolve: ({ label }) => (label.kind === 'none' ? null : label.words) ?? USUAL_WORDS,
    }),
    labelQr: t.boolean({
      description: 'Whether a QR code leads to the original. False in a proposal.',
      resolve: ({ label }) => label.kind !== 'none' && label.qr,
    }),
    publicPage: t.exposeBoolean('publicPage', {
      description: 'Whether it names the public page, which is then made. False in a proposal.',
    }),
  }),
});

builder.prismaObject('PackFile', {
  description: 'One file of a pack.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    mimeType: t.exposeString('mimeType', { description: 'Its type.' }),
    bytes: t.exposeInt('bytes', { description: 'Its size.' }),
    withoutCode: t.exposeString('withoutCode', {
      nullable: true,
      description: 'Why a staged picture has no QR code although one was chosen; null: it has what was chosen.',
    }),
    url: t.string({
      description: 'Downloads it. Signed: it needs no key, and ends after some hours.',
      select: { fileKey: true, name: true },
      resolve: ({ fileKey, name }, _args, { services }) => services.store.signGet(fileKey, { downloadName: name }),
    }),
  }),
});

builder.prismaNode('Pack', {
  description: 'The files of a delivered job, as somebody chose them; removed after some days.',
  id: { field: 'id' },
  fields: (t) => ({
    state: t.expose('state', { type: PackState, description: 'Where it stands.' }),
    progress: t.exposeFloat('progress', { description: 'Share of its files that are made, 0 to 1.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it could not be made.' }),
    choice: t.field({
      type: PackChoice,
      description: 'What it holds.',
      select: { id: true, choice: true },
      resolve: readPackContents,
    }),
    profileSentence: t.string({
      description: 'What the label does, in one sentence.',
      select: { id: true, choice: true },
      resolve: (pack) => {
        const { label, page } = readPackContents(pack);
        return profileSentence(label satisfies LabelProfile, { page: page !== null });
      },
    }),
    zipUrl: t.string({
      nullable: true,
      description: 'Downloads all files as a ZIP. It needs the key or the session; null until the pack is ready.',
      select: { id: true, state: true },
      resolve: ({ id, state }) => (state === 'ready' ? `/api/packs/${id}/zip` : null),
    }),
    files: t.relation('files', { query: { orderBy: { position: 'asc' } }, description: 'Those that are made.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'When it is removed.',
      select: { createdAt: true },
      resolve: ({ createdAt }, _args, { services: { env } }) => daysAfter(createdAt, env.keep.packs),
    }),
  }),
});

builder.prismaObjectField(StagingJob, 'packs', (t) =>
  t.relation('packs', {
    description: 'Its packs that can still be downloaded, the newest first.',
    query: { orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], take: 10 },
  }),
);

builder.prismaObjectFields(Workspace, (t) => ({
  packChoice: t.field({
    type: PackChoice,
    description: 'What its last pack held, and all own sizes: the proposal for the next one.',
    select: { id: true, packChoice: true },
    resolve: packChoiceOf,
  }),
}));
