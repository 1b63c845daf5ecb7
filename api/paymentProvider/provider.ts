/** Whoever takes money for us: one interface, Stripe behind it. */
import type { Prisma } from '../db/generated/client.js';

export interface PaymentOrder {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amount: Prisma.Decimal;
  /** ISO 4217, upper case */
  readonly currency: string;
  /** the provider's id of a payment that was begun for the same order before; null: none */
  readonly begunBefore: string | null;
}

export interface BegunPayment {
  /** the provider's id */
  readonly id: string;
  /** what the page needs to let the person pay */
  readonly clientSecret: string;
}

/** What the provider says has happened. */
export type PaymentEvent =
  | {
      readonly kind: 'paid';
      readonly id: string;
      readonly type: string;
      /** the payment's id, as `begin` gave it */
      readonly paymentId: string;
      readonly amount: Prisma.Decimal;
      /** ISO 4217, upper case */
      readonly currency: string;
      /** when the provider had the money */
      readonly receivedAt: Date;
    }
  /** of no concern here */
  | { readonly kind: 'other'; readonly id: string; readonly type: string };

/** The signature does not fit the body, or is too old. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError';
}

/** The provider does not take this order as it is. The message is a sentence for the user. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}

export interface PaymentProvider {
  /** what the page needs to talk to the provider; no secret */
  readonly publishableKey: string;
  /**
   * Begins a payment; the same order again gives the same payment, as long as it can still be paid.
   * @throws PaymentRefusedError
   */
  begin(order: PaymentOrder): Promise<BegunPayment>;
  /** Makes a payment that was begun impossible. One that was made, is on its way or is unknown stays as it is. */
  callOff(paymentId: string): Promise<void>;
  /**
   * Reads an event that was sent to us.
   * @param body exactly as it came
   * @throws ForgedEventError
   */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}
