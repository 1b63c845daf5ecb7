import type { SelectItem } from '../../../components/Select.js';
import type { Units } from '../../../format/lengths.js';

/** An owner's choice: units, or that the currency determines them. */
export type UnitsChoice = 'CURRENCY' | 'IMPERIAL' | 'METRIC';

/** The choice that is saved; null: none. */
export const choiceOf = (units: string | null | undefined): UnitsChoice =>
  units === 'IMPERIAL' || units === 'METRIC' ? units : 'CURRENCY';

export const nameOf = (units: Units): string => (units === 'IMPERIAL' ? 'Feet and inches' : 'Metres');

interface ByCurrency {
  readonly unitsByCurrency: Units;
  /** ISO 4217 */
  readonly currency: string;
}

export const unitsItems = ({ unitsByCurrency, currency }: ByCurrency): SelectItem[] => [
  { value: 'CURRENCY', label: `By currency (${currency}: ${nameOf(unitsByCurrency).toLowerCase()})` },
  { value: 'IMPERIAL', label: nameOf('IMPERIAL') },
  { value: 'METRIC', label: nameOf('METRIC') },
];
