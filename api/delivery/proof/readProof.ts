import type { Prisma, PublicLink, SellerComment } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import { ROOM_TYPE_OPTIONS } from '../../shared/stagingOptions.js';
import { readReport } from '../../staging/columns/readReport.js';
import { shown, type ShownImage } from '../page/readDelivery.js';
import { OF_PROOF, whereProof } from './proof.access.js';

export interface ProofComment extends Pick<SellerComment, 'name' | 'text' | 'verdict' | 'x' | 'y' | 'createdAt'> {
  /** its number on the picture; null: it is pinned nowhere, or to another picture */
  readonly pin: number | null;
  /** what it is about, as a person would call it; null: nothing of the present picture */
  readonly piece: string | null;
  readonly ofOtherPicture: boolean;
}

export interface Piece {
  readonly id: string;
  /** several of a kind are numbered */
  readonly label: string;
}

export interface ProofPhoto {
  readonly itemId: string;
  readonly resultId: string;
  /** in the job, 1 for the first */
  readonly place: number;
  readonly room: string;
  /** `open`: it can be commented on */
  readonly status: 'open' | 'approved' | 'inWork';
  readonly altText: string;
  readonly original: ShownImage;
  /** with the PREVIEW mark */
  readonly proof: ShownImage;
  readonly pieces: readonly Piece[];
  /** those of the link, the oldest first */
  readonly comments: readonly ProofComment[];
}

/** What the holder of a proof's link may know. */
export interface Proof {
  readonly address: string;
  /** the name under which the workspace sells */
  readonly brokerage: string;
  readonly sellerApproves: boolean;
  readonly photos: readonly ProofPhoto[];
}

type ProofLink = Pick<PublicLink, 'id' | 'jobId' | 'sellerApproves'>;

export async function readProof({ prisma, store }: Services, link: ProofLink): Promise<Proof> {
  const { project, workspace } = await prisma.stagingJob.findUniqueOrThrow({
    where: { id: link.jobId },
    select: { project: { select: { address: true } }, workspace: { select: { name: true, sellerName: true } } },
  });
  const rows = await prisma.stagingItem.findMany({
    where: whereProof(link.jobId),
    orderBy: { position: 'asc' },
    select: { ...OF_PROOF, comments: { where: { linkId: link.id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] } },
  });
  const photos = await Promise.all(rows.map((row) => photoOf(store, row)));
  return {
    address: project.address,
    brokerage: workspace.sellerName || workspace.name,
    sellerApproves: link.sellerApproves,
    photos: photos.filter((photo) => photo !== null),
  };
}

type Row = Prisma.StagingItemGetPayload<{ select: typeof OF_PROOF & { comments: true } }>;

/** @returns null without a picture and its report, which the query excludes */
async function photoOf(store: Services['store'], row: Row): Promise<ProofPhoto | null> {
  const { id, position, roomType, state, decision, input, proof, comments } = row;
  if (!proof?.result) return null;
  const { furniture, altText } = readReport(proof.result);
  const pieces = numbered(furniture);
  return {
    itemId: id,
    resultId: proof.result.id,
    place: position + 1,
    room: ROOM_TYPE_OPTIONS[roomType].label,
    status: statusOf(state, decision),
    altText,
    original: await shown(store, input),
    proof: await shown(store, proof),
    pieces,
    comments: commentsOf(comments, { resultId: proof.result.id, pieces }),
  };
}

function statusOf(state: Row['state'], decision: Row['decision']): ProofPhoto['status'] {
  if (decision === 'approved') return 'approved';
  return state === 'staged' ? 'open' : 'inWork';
}

/** Pieces with the same name get a number, so that a list tells them apart. */
function numbered(furniture: readonly Piece[]): Piece[] {
  const seen = new Map<string, number>();
  return furniture.map(({ id, label }) => {
    const number = (seen.get(label) ?? 0) + 1;
    seen.set(label, number);
    const isOnly = furniture.filter((other) => other.label === label).length === 1;
    return { id, label: isOnly ? label : `${label} ${number}` };
  });
}

interface Shown {
  readonly resultId: string;
  readonly pieces: readonly Piece[];
}

function commentsOf(comments: readonly SellerComment[], { resultId, pieces }: Shown): ProofComment[] {
  let pins = 0;
  return comments.map(({ name, text, verdict, x, y, createdAt, ...about }) => {
    const ofOtherPicture = about.resultId !== resultId;
    const isPinned = !ofOtherPicture && x !== null && y !== null;
    if (isPinned) pins += 1;
    const piece = ofOtherPicture ? undefined : pieces.find(({ id }) => id === about.piece);
    const pin = isPinned ? pins : null;
    return { name, text, verdict, x, y, createdAt, ofOtherPicture, pin, piece: piece?.label ?? null };
  });
}
