import { Prisma, type StagingItem, type StagingJob } from '../db/generated/client.js';
import { countPhotos } from '../staging/describe.js';

/** Price per image, by how many images were ordered together; the specification's section 9. */
const RATE = {
  upTo10: new Prisma.Decimal('3.00'),
  upTo50: new Prisma.Decimal('2.50'),
  beyond: new Prisma.Decimal('2.00'),
};

const CARD_CHARACTERS = 8;

type ApprovedJob = Pick<StagingJob, 'id' | 'roomType' | 'style'> & {
  readonly items: readonly Pick<StagingItem, 'state'>[];
};

/** Price of one image of a job of that many. */
export function rateOf(images: number): Prisma.Decimal {
  if (images <= 10) return RATE.upTo10;
  return images <= 50 ? RATE.upTo50 : RATE.beyond;
}

/**
 * The invoice line for a job: its staged images, since those were approved, at the price of all that were ordered
 * together. An image that could not be staged costs nothing and makes the others no dearer; one whose proof was deleted
 * from the library since costs what it did. The job is named as on its card.
 */
export function chargeFor({ id, roomType, style, items }: ApprovedJob) {
  const approved = items.filter(({ state }) => state === 'staged').length;
  const room = roomType.replaceAll('_', ' ');
  return {
    description: `Staging of ${countPhotos(approved)}, ${room}, ${style} (${id.slice(-CARD_CHARACTERS)})`,
    amount: rateOf(items.length).times(approved),
    jobId: id,
  };
}
