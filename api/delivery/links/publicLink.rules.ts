import { z } from 'zod';
import { PublicLinkKind } from '../../db/generated/enums.js';

const switchedOff = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);

export const newPublicLink = z.object({
  jobId: z.string(),
  kind: z.enum(PublicLinkKind),
  wholeProject: switchedOff,
  indexed: switchedOff,
  sellerApproves: switchedOff,
  expiresAt: z
    .date()
    .refine((date) => date.getTime() > Date.now(), 'Choose an end in the future')
    .nullish(),
});
export type NewPublicLink = z.output<typeof newPublicLink>;
