import { z } from 'zod';
import { origins } from '../domain/origins.js';
import { SCOPES } from '../domain/permissions.js';

const LONGEST_NAME = 60;

const name = z
  .string()
  .trim()
  .min(1, 'A name is required')
  .max(LONGEST_NAME, `The name may have at most ${LONGEST_NAME} characters`);

export const newApiKey = z.object({
  name,
  scopes: z
    .array(z.enum(SCOPES))
    .min(1, 'Choose at least one scope')
    .transform((scopes) => SCOPES.filter((scope) => scopes.includes(scope))),
  expiresAt: z
    .date()
    .refine((date) => date.getTime() > Date.now(), 'Choose an end in the future')
    .nullish(),
});
export type NewApiKey = z.output<typeof newApiKey>;

export const newPublishableKey = z.object({ name, origins });
export type NewPublishableKey = z.output<typeof newPublishableKey>;
