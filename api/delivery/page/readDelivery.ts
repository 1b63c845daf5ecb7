import type { Media, Prisma, PublicLink } from '../../db/generated/client.js';
import { UNITS, unitsOf, type Units } from '../../accounts/units/unitsOf.js';
import type { Services } from '../../services.js';
import { ROOM_TYPE_OPTIONS } from '../../shared/stagingOptions.js';
import { readReport } from '../../staging/columns/readReport.js';
import { addedRows, leftAlone } from '../pack/packReport.js';

export interface ShownImage {
  readonly url: string;
  /** at most 480 pixels wide and high; null: there is none */
  readonly small: { readonly url: string; readonly width: number } | null;
  /** pixels, of the picture behind `url` */
  readonly width: number;
  readonly height: number;
}

export interface DeliveredPhoto {
  readonly room: string;
  readonly altText: string;
  readonly original: ShownImage;
  readonly staged: ShownImage;
  /** what was added, with sizes */
  readonly added: readonly { readonly label: string; readonly size: string }[];
  /** share of the photo outside the furniture and its shadow that is untouched; null where nothing was counted */
  readonly untouched: string | null;
}

/** What the holder of a delivery's link may know. */
export interface PublicDelivery {
  readonly address: string;
  /** the name under which the workspace sells */
  readonly brokerage: string;
  readonly photos: readonly DeliveredPhoto[];
}

const MOST_PHOTOS = 200;

const ORDER = [
  { job: { createdAt: 'asc' } },
  { jobId: 'asc' },
  { position: 'asc' },
] as const satisfies Prisma.StagingItemOrderByWithRelationInput[];

type Scope = Pick<PublicLink, 'jobId' | 'wholeProject'>;

/** Only approved photos with their finals: nothing else has a clean picture that may be shown. */
export const DELIVERED = { decision: 'approved', finalMediaId: { not: null } } satisfies Prisma.StagingItemWhereInput;

const shownBy = ({ jobId, wholeProject }: Scope, projectId: string): Prisma.StagingItemWhereInput =>
  wholeProject ? { job: { projectId } } : { jobId };

/** The key of the first delivered picture, at most 1600 pixels wide and high; null: there is none. */
export async function firstFinalKey({ prisma }: Services, scope: Scope): Promise<string | null> {
  const { projectId } = await prisma.stagingJob.findUniqueOrThrow({ where: { id: scope.jobId } });
  const item = await prisma.stagingItem.findFirst({
    where: { AND: [DELIVERED, shownBy(scope, projectId)] },
    orderBy: ORDER,
    select: { final: true },
  });
  return item?.final ? (item.final.previewKey ?? item.final.objectKey) : null;
}

export async function readDelivery(
  { prisma, store }: Services,
  { jobId, wholeProject }: Scope,
): Promise<PublicDelivery> {
  const job = await prisma.stagingJob.findUniqueOrThrow({
    where: { id: jobId },
    select: {
      projectId: true,
      project: { select: { address: true } },
      workspace: { select: { name: true, sellerName: true, ...UNITS } },
    },
  });
  const { name, sellerName } = job.workspace;
  const where = shownBy({ jobId, wholeProject }, job.projectId);
  return {
    address: job.project.address,
    brokerage: sellerName || name,
    photos: await readPhotos({ prisma, store }, where, { units: unitsOf(job.workspace) }),
  };
}

interface HowShown {
  readonly units: Units;
  /** pages of other sites show the pictures: see ObjectStore.signGet */
  readonly anywhere?: boolean;
}

/** The photos, in the order of their jobs; those without a final are left out. */
export async function readPhotos(
  { prisma, store }: Pick<Services, 'prisma' | 'store'>,
  where: Prisma.StagingItemWhereInput,
  { units, anywhere = false }: HowShown,
): Promise<DeliveredPhoto[]> {
  const items = await prisma.stagingItem.findMany({
    where: { AND: [DELIVERED, where] },
    orderBy: ORDER,
    take: MOST_PHOTOS,
    select: {
      roomType: true,
      input: true,
      final: true,
      proof: { select: { result: { select: { id: true, report: true } } } },
    },
  });
  const photos = items.map(async ({ roomType, input, final, proof }): Promise<DeliveredPhoto | null> => {
    if (!final) return null;
    const report = proof?.result ? readReport(proof.result) : null;
    const room = ROOM_TYPE_OPTIONS[roomType].label;
    return {
      room,
      altText: report?.altText ?? `A ${room.toLowerCase()}, virtually staged.`,
      original: await shown(store, input, { anywhere }),
      staged: await shown(store, final, { anywhere }),
      added: report ? addedRows(report, units) : [],
      untouched: report && leftAlone(report),
    };
  });
  return (await Promise.all(photos)).filter((photo) => photo !== null);
}

/** The longest side of a preview and of a thumbnail, pixels. */
const [PREVIEW, SMALL] = [1600, 480];

export async function shown(
  store: Services['store'],
  media: Pick<Media, 'objectKey' | 'previewKey' | 'thumbnailKey' | 'width' | 'height'>,
  { anywhere = false }: { readonly anywhere?: boolean } = {},
): Promise<ShownImage> {
  const { objectKey, previewKey, thumbnailKey, width, height } = media;
  const within = (longest: number) => Math.min(1, longest / Math.max(width, height, 1));
  const smallOf = async (key: string) => ({
    url: await store.signGet(key, { anywhere }),
    width: Math.round(width * within(SMALL)),
  });
  const scale = previewKey === null ? 1 : within(PREVIEW);
  return {
    url: await store.signGet(previewKey ?? objectKey, { anywhere }),
    small: thumbnailKey === null ? null : await smallOf(thumbnailKey),
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
}
