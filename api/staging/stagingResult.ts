/** The result of an image in a round, as the image shows it. */
import { Prisma, type StagingRound } from '../db/generated/client.js';

type StagingResult = Pick<StagingRound, 'proofMediaId' | 'style' | 'roomType' | 'outline'>;

/** The columns of an image that shows the result. */
export const showing = ({ proofMediaId, style, roomType, outline }: StagingResult) =>
  ({
    state: 'staged',
    progress: 1,
    proofMediaId,
    style,
    roomType,
    outline: outline ?? Prisma.DbNull,
  }) satisfies Prisma.StagingItemUncheckedUpdateInput;
