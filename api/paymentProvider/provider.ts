/** The interface of a payment provider; Stripe implements it. */
import type { Prisma } from '../db/generated/client.js';

export interface PaymentOrder {
  readonly invoiceId: string;
  readonly invoiceNumber: string;
  readonly amount: Prisma.Decimal;
  /** ISO 4217, upper case */
  readonly currency: string;
  /** the provider's id of an earlier payment for the same order; null: none */
  readonly begunBefore: string | null;
}

export interface BegunPayment {
  /** the provider's id */
  readonly id: string;
  /** the secret with which the page takes the payment */
  readonly clientSecret: string;
}

/** An event that the provider reports. */
export type PaymentEvent =
  | {
      readonly kind: 'paid';
      readonly id: string;
      readonly type: string;
      /** the payment's id, as `begin` returned it */
      readonly paymentId: string;
      readonly amount: Prisma.Decimal;
      /** ISO 4217, upper case */
      readonly currency: string;
      /** when the provider received the money */
      readonly receivedAt: Date;
    }
  /** an event that we do not use */
  | { readonly kind: 'other'; readonly id: string; readonly type: string };

/** The signature does not match the body, or is too old. */
export class ForgedEventError extends Error {
  override readonly name = 'ForgedEventError';
}

/** The provider does not accept this order. The message is a sentence for the user. */
export class PaymentRefusedError extends Error {
  override readonly name = 'PaymentRefusedError';
}

export interface PaymentProvider {
  /** the page's key for the provider; not secret */
  readonly publishableKey: string;
  /**
   * Begins a payment; for the same order returns the same payment as long as it can be paid.
   * @throws PaymentRefusedError
   */
  begin(order: PaymentOrder): Promise<BegunPayment>;
  /** Cancels a begun payment. One that is paid, in progress or unknown stays as it is. */
  callOff(paymentId: string): Promise<void>;
  /**
   * Verifies and parses an event.
   * @param body the exact bytes of the request
   * @throws ForgedEventError
   */
  readEvent(body: Buffer, signature: string): PaymentEvent;
}
