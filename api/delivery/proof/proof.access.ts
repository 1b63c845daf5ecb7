import type { Prisma } from '../../db/generated/client.js';

/** The photos of a job whose proofs the holder of a link may see: those with a marked picture that are not left out. */
export const whereProof = (jobId: string) =>
  ({
    jobId,
    decision: { not: 'left_out' },
    proof: { isWatermarked: true, origin: 'proof', result: { isNot: null } },
  }) satisfies Prisma.StagingItemWhereInput;

const PICTURE = {
  select: { objectKey: true, previewKey: true, thumbnailKey: true, width: true, height: true },
} as const;

/** The columns of a photo that the page of a proof is made of: no key of a clean picture is among them. */
export const OF_PROOF = {
  id: true,
  position: true,
  state: true,
  decision: true,
  roomType: true,
  job: { select: { project: { select: { address: true } } } },
  input: PICTURE,
  proof: { select: { ...PICTURE.select, result: { select: { id: true, report: true } } } },
} as const satisfies Prisma.StagingItemSelect;
