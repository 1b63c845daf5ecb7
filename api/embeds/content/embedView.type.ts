/** What embeds show, for pages that draw it themselves. */
import { statementOf } from '../../delivery/page/seePage.js';
import type { DeliveredPhoto, ShownImage } from '../../delivery/page/readDelivery.js';
import { builder } from '../../graphql/builder.js';
import { ReworkReason, StagingJobStatus } from '../../staging/staging.enums.js';
import { EmbedKind } from '../manage/embed.type.js';
import type { OpenEmbed } from './openEmbed.js';
import {
  listingAddressOf,
  brokerageOf,
  jobsOf,
  monthsOf,
  picturesOf,
  type BoardJob,
  type EmbedMonth,
} from './readContent.js';

const EmbedImage = builder.objectRef<ShownImage>('EmbedImage').implement({
  description: 'A picture file.',
  fields: (t) => ({
    url: t.string({
      description: 'Where it is, for at least an hour; signed, pages of any site can show it.',
      resolve: ({ url }, _args, { services }) => new URL(url, services.env.publicUrl).href,
    }),
    width: t.exposeInt('width', { description: 'Pixels.' }),
    height: t.exposeInt('height', { description: 'Pixels.' }),
  }),
});

const EmbedPicture = builder.objectRef<DeliveredPhoto>('EmbedPicture').implement({
  description: 'A delivered picture with its original.',
  fields: (t) => ({
    room: t.exposeString('room', { description: 'What the room is furnished as.' }),
    altText: t.exposeString('altText', { description: 'What the staged picture shows, for those who cannot see it.' }),
    original: t.expose('original', { type: EmbedImage, description: 'The photo as it was taken.' }),
    staged: t.expose('staged', { type: EmbedImage, description: 'The same photo, virtually staged.' }),
    untouched: t.exposeString('untouched', {
      nullable: true,
      description: 'Share of the photo outside the furniture and its shadow that is untouched, e.g. 100 %.',
    }),
  }),
});

export const EmbedJob = builder.objectRef<BoardJob>('EmbedJob').implement({
  description: 'A staging job on a board.',
  fields: (t) => ({
    jobId: t.exposeID('id', { description: 'The id of the job.' }),
    address: t.exposeString('address', { description: 'The address of its project.' }),
    status: t.expose('status', { type: StagingJobStatus, description: 'Where it stands.' }),
    reason: t.expose('reason', {
      type: ReworkReason,
      nullable: true,
      description: 'Why it stands in REWORK; null where it does not.',
    }),
    photos: t.exposeInt('photos', { description: 'How many it stages.' }),
    delivered: t.exposeInt('delivered', { description: 'How many of them are delivered.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was ordered.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it last changed.' }),
  }),
});

const EmbedMonthType = builder.objectRef<EmbedMonth>('EmbedMonth').implement({
  description: 'What one person’s projects brought in one month.',
  fields: (t) => ({
    month: t.exposeString('month', { description: 'As 2026-11, UTC.' }),
    agent: t.exposeString('agent', {
      nullable: true,
      description: 'Who works on the projects, also after they left; null: nobody, or they have no name.',
    }),
    projects: t.exposeInt('projects', { description: 'Projects that were created.' }),
    rooms: t.exposeInt('rooms', { description: 'Photos whose first proof came.' }),
    roundsPerRoom: t.exposeFloat('roundsPerRoom', {
      nullable: true,
      description: 'Results of those photos so far, divided by their number; null where there are none.',
    }),
    hoursToApproval: t.exposeFloat('hoursToApproval', {
      nullable: true,
      description: 'Median hours from an order to its approval; null: none is approved.',
    }),
    spending: t.expose('spending', { type: 'Money', description: 'Total of the invoices that were written.' }),
    currency: t.exposeString('currency', { description: 'Of the spending, ISO 4217.' }),
  }),
});

export const EmbedView = builder.objectRef<OpenEmbed>('EmbedView').implement({
  description: 'What an embed shows.',
  fields: (t) => ({
    embedId: t.exposeID('id', { description: 'The id of the embed.' }),
    kind: t.expose('kind', { type: EmbedKind, description: 'Which of the lists has something.' }),
    address: t.string({
      nullable: true,
      description: 'Of the listing; null for a board and for figures.',
      resolve: listingAddressOf,
    }),
    brokerage: t.string({ description: 'The name under which the workspace sells.', resolve: brokerageOf }),
    statement: t.string({
      nullable: true,
      description: 'What must stand beside the pictures of a slider or a gallery, by the rules for altered pictures.',
      resolve: (embed) => (listingAddressOf(embed) === null ? null : statementOf(embed.kind === 'slider' ? 1 : 2)),
    }),
    pictures: t.field({
      type: [EmbedPicture],
      description: 'Of a slider: one; of a gallery: those of its project. Empty before the delivery.',
      resolve: (embed, _args, { services }) => picturesOf(services, embed),
    }),
    jobs: t.field({
      type: [EmbedJob],
      description: 'Of a board: the newest 50, the newest first.',
      resolve: (embed, _args, { services }) => jobsOf(services, embed),
    }),
    months: t.field({
      type: [EmbedMonthType],
      description: 'Of figures: the last twelve months by person, the newest first.',
      resolve: (embed, _args, { services }) => monthsOf(services, embed),
    }),
  }),
});
