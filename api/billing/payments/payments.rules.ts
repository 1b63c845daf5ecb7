import { z } from 'zod';
import { invoiceDay } from '../days.js';
import { optionalText, text } from '../../domain/rules.js';

/** Offset of the easternmost zone, where a day begins first. */
const EARLIEST_ZONE_MS = 14 * 60 * 60 * 1000;

const FUTURE = 'The day of the payment lies in the future. Record it when the money is there';

/** A payment outside the provider, such as a bank transfer. */
export const receivedPayment = z.object({
  invoiceId: z.string(),
  method: text('The way it came', 60).min(1, 'Say how the payment came, for example by bank transfer'),
  reference: optionalText('The reference', 200),
  receivedOn: invoiceDay('The day of the payment').refine(
    (day) => day.getTime() <= Date.now() + EARLIEST_ZONE_MS,
    FUTURE,
  ),
});
export type RecordedPayment = z.output<typeof receivedPayment>;
