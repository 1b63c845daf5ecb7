import { keepOfSession, keptOfSession } from '../session/ofSession.js';

/** The client secret of the payment that was begun last in this tab: what the checkout lets the person pay. */
const STORAGE_KEY = 'paymentClientSecret';

export const keptClientSecret = (): string | null => keptOfSession(STORAGE_KEY);

/** @param secret null: there is nothing to pay; then nothing may be left of an earlier payment */
export const keepClientSecret = (secret: string | null): void => keepOfSession(STORAGE_KEY, secret);
