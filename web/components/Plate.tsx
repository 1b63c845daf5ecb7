import type { CSSProperties } from 'react';
import { plate } from '#styled/recipes';

/** No house number is longer. */
const MOST_LETTERS = 8;

/** The house number of an address: its first short word with a digit, or else its first letter. */
export function houseNumber(address: string): string {
  const words = address.split(/[\s,;]+/).filter(Boolean);
  const number = words.find((word) => word.length <= MOST_LETTERS && /\d/.test(word));
  if (number) return number;
  return /\p{L}/u.exec(address)?.[0].toUpperCase() ?? '';
}

interface PlateProps {
  readonly address: string;
  readonly ratio?: '3/2' | '4/3';
}

/** The number plate: the cover of a project without photos. The address beside it carries the text. */
export function Plate({ address, ratio }: PlateProps) {
  const styles = plate({ ratio });
  const number = houseNumber(address);
  return (
    <span className={styles.root} aria-hidden>
      <span className={styles.number} style={{ '--letters': number.length } as CSSProperties}>
        {number}
      </span>
    </span>
  );
}
