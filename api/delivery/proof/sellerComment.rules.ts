import { z } from 'zod';
import { SellerVerdict } from '../../db/generated/enums.js';
import { typeOfId } from '../../domain/ids.js';
import { text } from '../../domain/rules.js';

export const LONGEST_NAME = 60;
export const LONGEST_COMMENT = 2000;

export const ANY_PHOTO = 'Choose a photo of this page';
const OFF = 'The place must lie in the picture';

/** A form sends an empty text for what was left out. */
const orNothing = <Rules extends z.ZodType>(rules: Rules) =>
  z.preprocess((value) => (value === '' || value === undefined ? null : value), rules.nullable());

const fraction = z.coerce.number(OFF).min(0, OFF).max(1, OFF);

export const sellerName = text('The name', LONGEST_NAME).min(1, 'Write your first name');

/** The fields of the form on the page of a proof. */
export const newSellerComment = z
  .object({
    itemId: z.string(ANY_PHOTO).refine((id) => typeOfId(id) === 'StagingItem', ANY_PHOTO),
    resultId: z.string('Choose a picture'),
    name: sellerName,
    text: text('Your words', LONGEST_COMMENT, { lines: true }),
    verdict: orNothing(z.enum(SellerVerdict, 'Choose one of the answers')),
    x: orNothing(fraction),
    y: orNothing(fraction),
    piece: orNothing(z.string('Choose a piece')),
  })
  .refine(({ text: words, verdict }) => words !== '' || verdict !== null, {
    path: ['text'],
    message: 'Choose an answer, or write what you think',
  })
  .refine(({ x, y }) => (x === null) === (y === null), { path: ['x'], message: OFF });
export type NewSellerComment = z.output<typeof newSellerComment>;
