import { z } from 'zod';
import { text } from '../../domain/rules.js';

/** A field that is left out or null stays; an empty one is cleared. */
export const names = z.object({
  firstName: text('The first name', 100).nullish(),
  lastName: text('The last name', 100).nullish(),
});
export type Names = z.output<typeof names>;
