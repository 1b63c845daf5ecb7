import { keepOfSession, keptOfSession } from '../session/ofSession.js';

/** The client secret of the payment that was begun last in this tab: what the checkout lets the person pay. */
const name = 'paymentClientSecret';

export const keptClientSecret = (): string | null => keptOfSession(name);

/** @param secret null: there is nothing to pay; then nothing may be left of an earlier payment */
export const keepClientSecret = (secret: string | null): void => keepOfSession(name, secret);
