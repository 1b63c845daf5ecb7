import { builder } from '../graphql/builder.js';
import type { Report, Room, RoomOutline } from '../stager/contract.js';
import { outlineHelps } from './outline/outlineHelps.js';
import { RoomOutlineType, RoomReading } from './outline/roomOutline.type.js';
import { StagingItemState } from './staging.enums.js';
import { StagingReport } from './stagingReport.type.js';

export const StagingItem = builder.prismaNode('StagingItem', {
  description: 'One image of a staging job.',
  id: { field: 'id' },
  // Only what is asked for: a reading of a room is long, and lists of jobs show none.
  select: { id: true },
  fields: (t) => ({
    jobId: t.exposeID('jobId', { description: 'The job that it belongs to.' }),
    state: t.expose('state', { type: StagingItemState, description: 'Where it stands.' }),
    progress: t.exposeFloat('progress', { description: 'Share of this round that is done, 0 to 1.' }),
    failure: t.exposeString('failure', { nullable: true, description: 'Why it could not be staged, and what to do.' }),
    input: t.relation('input', { description: 'The photo of the empty room.' }),
    firstPassUrl: t.string({
      nullable: true,
      description: 'The newest coarse picture while it is being staged, with the PREVIEW mark.',
      select: { firstPassKey: true },
      resolve: async ({ firstPassKey }, _args, { services }) =>
        firstPassKey === null ? null : services.store.signGet(firstPassKey),
    }),
    proof: t.relation('proof', {
      nullable: true,
      description: 'The staged picture to be approved, with the PREVIEW mark.',
    }),
    final: t.relation('final', { nullable: true, description: 'The delivered picture.' }),
    piecesUrl: t.string({
      nullable: true,
      description:
        'A grey PNG of the pixels that differ from the photo, at most 1600 pixels wide and high: 0 where none does, ' +
        'else one more than the place in the report of the piece that changed them. Null where there is no proof.',
      select: { proofMediaId: true, rounds: { orderBy: { round: 'desc' }, take: 1, select: { piecesKey: true } } },
      resolve: async ({ proofMediaId, rounds: [made] }, _args, { services }) =>
        proofMediaId === null || !made?.piecesKey ? null : services.store.signGet(made.piecesKey),
    }),
    report: t.field({
      type: StagingReport,
      nullable: true,
      description: 'Of the round that the proof shows; null where there is no proof.',
      select: { proofMediaId: true, rounds: { orderBy: { round: 'desc' }, take: 1, select: { report: true } } },
      // The engine wrote it; see recordProof.
      resolve: ({ proofMediaId, rounds }) => (proofMediaId === null ? null : (rounds[0]?.report as unknown as Report)),
    }),
    reading: t.field({
      type: RoomReading,
      nullable: true,
      description: 'What was read of its room; null before it was read, and where no floor was found.',
      select: { reading: true },
      resolve: ({ reading }) => reading as unknown as Room | null,
    }),
    outline: t.field({
      type: RoomOutlineType,
      nullable: true,
      description: 'The floor as a person drew it; null where nobody did.',
      select: { outline: true },
      resolve: ({ outline }) => outline as unknown as RoomOutline | null,
    }),
    outlineHelps: t.boolean({
      description: 'Whether it would be staged, or staged better, if somebody drew its floor.',
      select: {
        failureCode: true,
        proofMediaId: true,
        rounds: { orderBy: { round: 'desc' }, take: 1, select: { report: true } },
      },
      resolve: ({ failureCode, proofMediaId, rounds }) =>
        outlineHelps({
          failureCode,
          report: proofMediaId === null ? null : (rounds[0]?.report as unknown as Report),
        }),
    }),
  }),
});
