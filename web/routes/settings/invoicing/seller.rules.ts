import type { SelectItem } from '../../../components/Select.js';
import { emailProblem } from '../../../entry/login.rules.js';
import type { Problems } from '../../../forms/problems.js';

export interface SellerDraft extends Readonly<Record<string, string>> {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly taxId: string;
  readonly currency: string;
}

export const tidySeller = ({ name, address, email, taxId, currency }: SellerDraft): SellerDraft => ({
  name: name.trim(),
  address: address.trim(),
  email: email.trim(),
  taxId: taxId.trim(),
  currency,
});

/** The server checks the lengths; each field may be empty. */
export const sellerProblems = ({ email }: SellerDraft): Problems => ({
  email: email.trim() ? emailProblem(email) : undefined,
});

const CURRENCY_NAMES = new Intl.DisplayNames('en', { type: 'currency' });

/** @param codes ISO 4217 */
export const currencyItems = (codes: readonly string[]): SelectItem[] =>
  codes.map((code) => ({ value: code, label: `${code} · ${CURRENCY_NAMES.of(code)}` }));
