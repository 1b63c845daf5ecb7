import type { StagingRound } from '../db/generated/client.js';
import { builder } from '../graphql/builder.js';
import { RoomType } from '../media/media.enums.js';
import type { Services } from '../services.js';
import { readPlan, readRoom } from './columns/readPlan.js';
import { readReport } from './columns/readReport.js';
import { changesSince } from './comparing/changesSince.js';
import { ResultChangesType } from './comparing/resultChanges.type.js';
import { StagingStyle } from './staging.enums.js';
import { StagingReport } from './stagingReport.type.js';

export async function urlOfPieces(
  { store }: Services,
  result: Pick<StagingRound, 'piecesKey'> | null | undefined,
): Promise<string | null> {
  return result?.piecesKey ? store.signGet(result.piecesKey) : null;
}

export const StagingResult = builder.prismaNode('StagingRound', {
  name: 'StagingResult',
  description: 'What one round made of one image of a job.',
  id: { field: 'id' },
  // Only the requested columns: a plan and a room are large.
  select: { id: true },
  fields: (t) => ({
    itemId: t.exposeID('itemId', { description: 'The image.' }),
    style: t.expose('style', { type: StagingStyle, description: 'How it is furnished.' }),
    roomType: t.expose('roomType', { type: RoomType, description: 'What it is furnished as.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    proof: t.relation('proof', {
      nullable: true,
      description: 'The staged picture, with the PREVIEW mark; null where it was deleted or removed.',
    }),
    removedAt: t.expose('removedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'When its picture was removed, long after its photo, or its job without the photo, was delivered: see ' +
        'viewer.retention. The rest stays, and its plan makes the same furniture again. Null: it was not.',
    }),
    piecesUrl: t.string({
      nullable: true,
      description:
        'Signed: a grey PNG of the pixels that differ from the photo, at most 1600 pixels wide and high: ' +
        '0 where none does, else one more than the place in the report of the piece that changed them. ' +
        'Null where it was not kept, or was removed.',
      select: { piecesKey: true },
      resolve: (result, _args, { services }) => urlOfPieces(services, result),
    }),
    report: t.field({
      type: StagingReport,
      description: 'What was done to the photo, and what was not.',
      select: { report: true },
      resolve: readReport,
    }),
    plan: t.field({
      type: 'JSON',
      description: 'The furniture as the stager keeps it: each piece with kind, size in metres, place and seed.',
      select: { plan: true },
      resolve: readPlan,
    }),
    room: t.field({
      type: 'JSON',
      description: 'The room as the stager read it: camera, walls, openings and light, in metres.',
      select: { room: true },
      resolve: readRoom,
    }),
    changesSince: t.field({
      type: ResultChangesType,
      nullable: true,
      description:
        'What differs from another result of the same image, as if that came before; null: it has none such.',
      args: { resultId: t.arg.id({ required: true, description: 'The other result.' }) },
      select: { itemId: true, plan: true, room: true },
      resolve: (result, { resultId }, context) => changesSince(result, resultId, context),
    }),
  }),
});
