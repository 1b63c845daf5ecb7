/** What an image is furnished with when it is staged. */
import type { Prisma } from '../db/generated/client.js';
import { type UNITS, unitsOf } from '../accounts/units/unitsOf.js';
import type { Services } from '../services.js';
import type { SharedFurniture, StageRequest } from '../stager/contract.js';
import { turnsBetween } from '../stager/sameRoom/turns.js';
import { readEdits } from './columns/readEdits.js';
import { readPlan, readRoom } from './columns/readPlan.js';
import { isSharing } from './sameRoom/sharing.js';
import { presentRoomOf, WITH_RESULT } from './words/presentRoom.js';
import { roomByWords } from './words/readComment.js';

/** The furniture of an earlier result, in the room as it was read then, with a person's changes or words. */
interface Rearranged {
  readonly request: Pick<Required<StageRequest>, 'plan' | 'room' | 'edits'>;
  /** the clean picture of that result, whose pixels stay where the changes do not reach; null: it was deleted */
  readonly cleanKey: string | null;
}

/** One of both, or neither: then the furniture is arranged anew. */
export type Furniture =
  | ({ readonly rearranged: Rearranged } & NoneShared)
  | ({ readonly rearranged: null } & (Shared | NoneShared));

interface Shared {
  /** the furniture of another image of its room; null: that one has none */
  readonly shared: SharedFurniture | null;
  /** the result that shows it */
  readonly sharedFromId: string | null;
}

interface NoneShared {
  readonly shared: undefined;
  readonly sharedFromId: null;
}

const NONE_SHARED: NoneShared = { shared: undefined, sharedFromId: null };

/** The relations of an image that tell its furniture. */
export const withFurniture = (round: number) =>
  ({
    ...WITH_RESULT,
    revisions: { where: { round }, include: { basedOn: true } },
    sameRoomAs: { include: WITH_RESULT },
  }) as const satisfies Prisma.StagingItemInclude;

type ItemToFurnish = Prisma.StagingItemGetPayload<{
  include: ReturnType<typeof withFurniture> & { job: { include: { workspace: { select: typeof UNITS } } } };
}>;

/**
 * A person's own arrangement in this image prevails, then the words about its furniture. Words about furniture that it
 * shares change that of the other image, in which they are meant, and this one has it as it is there.
 */
export async function furnitureFor(services: Services, item: ItemToFurnish): Promise<Furniture> {
  const rearranged = rearrangedByPerson(item) ?? (isSharing(item) ? null : await rearrangedByWords(services, item));
  return rearranged ? { rearranged, ...NONE_SHARED } : { rearranged, ...sharedBy(item) };
}

/** null: the furniture was not rearranged in this image, or the result was deleted meanwhile */
function rearrangedByPerson({ id, revisions: [revision] }: ItemToFurnish): Rearranged | null {
  const [basedOn, edits] = [revision?.basedOn, revision && readEdits(revision)];
  if (!edits || basedOn?.itemId !== id) return null;
  return { request: { plan: readPlan(basedOn), room: readRoom(basedOn), edits }, cleanKey: basedOn.cleanKey };
}

/** null: there are no words, or they do not change what the image shows */
async function rearrangedByWords(services: Services, item: ItemToFurnish): Promise<Rearranged | null> {
  const { job } = item;
  const words = wordsOf(item);
  const present = words ? presentRoomOf(item) : null;
  if (!present || !words) return null;
  const request = await roomByWords(services, words, { ...present, job, units: unitsOf(job.workspace) });
  return request && { request, cleanKey: present.cleanKey };
}

/** What the revision of an image asks for; the comments of a rearrangement say what was done, and wish for nothing. */
export const wordsOf = ({ revisions: [revision] }: Pick<ItemToFurnish, 'revisions'>): string | null =>
  revision && !revision.edits ? revision.comments : null;

function sharedBy({ sameRoomAs, sameRoomBackWall }: ItemToFurnish): Shared | NoneShared {
  if (!sameRoomAs) return NONE_SHARED;
  const result = sameRoomAs.proof?.result;
  if (!result) return { shared: null, sharedFromId: null };
  const turns = sameRoomBackWall === null ? undefined : turnsBetween(sameRoomBackWall, 'back');
  return { shared: { plan: readPlan(result), room: readRoom(result), turns }, sharedFromId: result.id };
}
