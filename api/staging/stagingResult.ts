/** What a round made of an image, as what the image shows. */
import { Prisma, type StagingRound } from '../db/generated/client.js';

type StagingResult = Pick<StagingRound, 'proofMediaId' | 'style' | 'roomType' | 'outline'>;

/** What is written to an image that shows the result: it stands as it did when that was made. */
export const showing = ({ proofMediaId, style, roomType, outline }: StagingResult) =>
  ({
    state: 'staged',
    progress: 1,
    proofMediaId,
    style,
    roomType,
    outline: outline ?? Prisma.DbNull,
  }) satisfies Prisma.StagingItemUncheckedUpdateInput;
