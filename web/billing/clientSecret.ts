import { keepOfSession, keptOfSession } from '../session/ofSession.js';

/** The client secret of the payment that was begun last in this tab: the checkout lets the person pay it. */
const STORAGE_KEY = 'paymentClientSecret';

export const keptClientSecret = (): string | null => keptOfSession(STORAGE_KEY);

/** @param secret null: there is nothing to pay, and the secret of an earlier payment is removed */
export const keepClientSecret = (secret: string | null): void => keepOfSession(STORAGE_KEY, secret);
