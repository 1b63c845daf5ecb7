/** The client secret of the payment that was begun last in this tab: what the checkout lets the person pay. */
const key = 'paymentClientSecret';

export const keptClientSecret = (): string | null => sessionStorage.getItem(key);

/** @param secret null: payments are not set up; then nothing may be left of an earlier one */
export function keepClientSecret(secret: string | null): void {
  if (secret === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, secret);
}
