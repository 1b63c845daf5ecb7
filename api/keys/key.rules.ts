import { z } from 'zod';
import { SCOPES } from '../domain/permissions.js';

const LONGEST_NAME = 60;

export const newApiKey = z.object({
  name: z
    .string()
    .trim()
    .min(1, 'A name is required')
    .max(LONGEST_NAME, `The name may have at most ${LONGEST_NAME} characters`),
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
