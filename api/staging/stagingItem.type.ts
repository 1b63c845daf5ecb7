import { builder } from '../graphql/builder.js';
import { RoomType } from '../media/media.enums.js';
import { Media } from '../media/media.type.js';
import type { RowWith } from './columns/columnReader.js';
import { readOutline } from './columns/readOutline.js';
import { readReading } from './columns/readReading.js';
import { readReport, type ShownReport } from './columns/readReport.js';
import { outlineHelps } from './outline/outlineHelps.js';
import { RoomOutlineType, RoomReading } from './outline/roomOutline.type.js';
import { RoomWall, StagingDecision, StagingItemState, StagingStyle } from './staging.enums.js';
import { isSharing, SHARING } from './sameRoom/sharing.js';
import { StagingReport } from './stagingReport.type.js';
import { StagingResult, urlOfPieces } from './stagingResult.type.js';
import { takeBackUntil } from './takeBack.js';

const withReport = { select: { result: { select: { id: true, report: true } } } } as const;

const reportOf = (proof: { readonly result: RowWith<'report'> | null } | null): ShownReport | null =>
  proof?.result ? readReport(proof.result) : null;

export const StagingItem = builder.prismaNode('StagingItem', {
  description: 'One image of a staging job. While it is staged anew it keeps the result that it had.',
  id: { field: 'id' },
  // Only the requested columns: a reading of a room is large, and lists of jobs show none.
  select: { id: true },
  fields: (t) => ({
    jobId: t.exposeID('jobId', { description: 'The job that it belongs to.' }),
    state: t.expose('state', { type: StagingItemState, description: 'Where it stands.' }),
    decision: t.expose('decision', { type: StagingDecision, description: 'What was decided about it.' }),
    takeBackUntil: t.field({
      type: 'DateTime',
      nullable: true,
      description:
        'Until when its approval can be taken back, if no invoice, pack, public page or embed uses the picture by then; ' +
        'null: it is not approved, or for good, as by an API key.',
      select: { decision: true, approvedAt: true },
      resolve: takeBackUntil,
    }),
    progress: t.exposeFloat('progress', { description: 'Share of this round that is done, 0 to 1.' }),
    style: t.expose('style', {
      type: StagingStyle,
      description: 'How it is furnished: a revision may have changed it.',
    }),
    roomType: t.expose('roomType', { type: RoomType, description: 'What it is furnished as.' }),
    orderedStyle: t.expose('orderedStyle', {
      type: StagingStyle,
      nullable: true,
      description: 'The style that was ordered for it alone; null: the job’s.',
    }),
    orderedRoomType: t.expose('orderedRoomType', {
      type: RoomType,
      nullable: true,
      description: 'The room type that was ordered for it alone; null: the job’s.',
    }),
    notes: t.exposeString('notes', { nullable: true, description: 'The person’s words about this photo alone.' }),
    sameRoomAs: t.relation('sameRoomAs', {
      nullable: true,
      description: 'Another image of the job that shows the same room: its furniture stands in this one, too.',
    }),
    sameRoomBackWall: t.expose('sameRoomBackWall', {
      type: RoomWall,
      nullable: true,
      description: 'The wall of that image’s room that is the back wall of this one; null: the photos tell it.',
    }),
    sharesFurniture: t.boolean({
      description: 'Whether its picture has the furniture of sameRoomAs: false where the photos could not be matched.',
      select: SHARING,
      resolve: isSharing,
    }),
    failure: t.string({
      nullable: true,
      description:
        'Why it could not be staged, and what to do. Of a STAGED image: why not anew; it shows what it showed before.',
      select: { failure: true, state: true },
      resolve: ({ failure, state }) => (state === 'failed' || state === 'staged' ? failure : null),
    }),
    input: t.relation('input', { description: 'The photo of the empty room.' }),
    firstPassUrl: t.string({
      nullable: true,
      description: 'The newest coarse picture while it is being staged, with the PREVIEW mark; signed.',
      select: { firstPassKey: true },
      resolve: async ({ firstPassKey }, _args, { services }) =>
        firstPassKey === null ? null : services.store.signGet(firstPassKey),
    }),
    proof: t.field({
      type: Media,
      nullable: true,
      description: 'The staged picture to be approved, with the PREVIEW mark; null while it is staged anew.',
      select: (_args, _context, nestedSelection) => ({ state: true, proof: nestedSelection(true) }),
      resolve: ({ state, proof }) => (state === 'staged' ? proof : null),
    }),
    final: t.relation('final', { nullable: true, description: 'The delivered picture.' }),
    result: t.field({
      type: StagingResult,
      nullable: true,
      description: 'What was made of it last, or was taken up or approved; it stays while it is staged anew.',
      select: (_args, _context, nestedSelection) => ({ proof: { select: { result: nestedSelection(true) } } }),
      resolve: ({ proof }) => proof?.result ?? null,
    }),
    piecesUrl: t.string({
      nullable: true,
      description: 'Of the proof, as a result has it, signed; null where there is no proof.',
      select: { state: true, proof: { select: { result: { select: { piecesKey: true } } } } },
      resolve: ({ state, proof }, _args, { services }) =>
        urlOfPieces(services, state === 'staged' ? proof?.result : null),
    }),
    report: t.field({
      type: StagingReport,
      nullable: true,
      description: 'Of the round that the proof shows; null where there is no proof.',
      select: { state: true, proof: withReport },
      resolve: ({ state, proof }) => (state === 'staged' ? reportOf(proof) : null),
    }),
    reading: t.field({
      type: RoomReading,
      nullable: true,
      description: 'What was read of its room; null before it was read, and where no floor was found.',
      select: { reading: true },
      resolve: readReading,
    }),
    outline: t.field({
      type: RoomOutlineType,
      nullable: true,
      description: 'The floor as a person drew it; null where nobody did.',
      select: { outline: true },
      resolve: readOutline,
    }),
    outlineHelps: t.boolean({
      description: 'Whether it would be staged, or staged better, if somebody drew its floor.',
      select: { failureCode: true, proofMediaId: true },
      resolve: (item, _args, context) => outlineHelps(item, context),
    }),
  }),
});
