import { join } from 'node:path';
import { unitsOf } from '../../accounts/units/unitsOf.js';
import type { Prisma } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import { ROOM_TYPE_OPTIONS } from '../../shared/stagingOptions.js';
import { readReport } from '../../staging/columns/readReport.js';
import { paperOf } from '../../typesetting/sheet.js';
import { focusOf } from '../pack/crops.js';
import type { Pack, PackPhoto, PictureSource } from '../pack/pack.js';
import { SIZES } from '../pictures/sizes.js';
import { SPLIT_OPTIONS } from './pack.rules.js';
import { readPackContents, type PackContents } from './packColumns.js';

const INCLUDED = {
  job: { select: { project: { select: { address: true } } } },
  workspace: true,
  files: { select: { position: true } },
} as const satisfies Prisma.PackInclude;

export interface TakenPack {
  readonly id: string;
  readonly workspaceId: string;
  readonly jobId: string;
  readonly pack: Pack;
  /** positions of the files that are there already */
  readonly made: ReadonlySet<number>;
}

/**
 * @param folder where the pictures are fetched to when they are first needed
 * @returns null when the pack is gone, or not to be made any more
 */
export async function takePack(services: Services, packId: string, folder: string): Promise<TakenPack | null> {
  const row = await services.prisma.pack.findUnique({ where: { id: packId, state: 'waiting' }, include: INCLUDED });
  if (!row) return null;
  const { id, workspaceId, jobId, workspace, job, createdAt, files } = row;
  const contents = readPackContents(row);
  const photos = await photosOf(services, contents, folder);
  const { sellerName, currency } = workspace;
  const pack: Pack = {
    address: job.project.address,
    brokerage: sellerName || null,
    deliveredAt: createdAt,
    units: unitsOf(workspace),
    paper: paperOf(currency),
    page: contents.page,
    profile: contents.label,
    photos,
    choice: {
      sizes: sizesOf(contents),
      originals: contents.originals,
      beforeAfter: contents.beforeAfter.map((name) => SPLIT_OPTIONS[name]),
      disclosureText: contents.disclosureText,
      disclosurePdf: contents.disclosurePdf,
    },
  };
  return { id, workspaceId, jobId, pack, made: new Set(files.map(({ position }) => position)) };
}

/** By their names; an own size never has the name of a usual one. */
const sizesOf = ({ sizes, ownSizes }: PackContents): Pack['choice']['sizes'] =>
  Object.fromEntries([
    ...sizes.map((name) => [name, SIZES[name]] as const),
    ...ownSizes.map(({ name, longest, mostBytes }) => [name, { longest, mostBytes }] as const),
  ]);

/** Photos whose picture was deleted meanwhile are left out. */
async function photosOf(services: Services, { itemIds, page }: PackContents, folder: string): Promise<PackPhoto[]> {
  const items = await services.prisma.stagingItem.findMany({
    where: { id: { in: itemIds }, decision: 'approved' },
    orderBy: { position: 'asc' },
    include: { input: true, final: true, proof: { select: { result: { select: { id: true, report: true } } } } },
  });
  return items.flatMap(({ roomType, input, final, proof }): PackPhoto[] => {
    if (!final || !proof?.result) return [];
    const report = readReport(proof.result);
    const isLossless = final.losslessKey !== null;
    return [
      {
        room: ROOM_TYPE_OPTIONS[roomType].label.toLowerCase(),
        original: stored(services, input.objectKey, folder),
        staged: {
          source: stored(services, final.losslessKey ?? final.objectKey, folder),
          format: isLossless ? 'png' : 'jpg',
        },
        report,
        focus: focusOf(report.furniture, final),
        page,
      },
    ];
  });
}

/** Several files are made from one picture, which is fetched once. */
function stored({ store }: Services, key: string, folder: string): PictureSource {
  const path = join(folder, key.replaceAll('/', '-'));
  let fetched: Promise<void> | null = null;
  return async () => {
    fetched ??= store.fetch(key, path);
    await fetched;
    return path;
  };
}
