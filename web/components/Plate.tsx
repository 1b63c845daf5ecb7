import { plate } from '#styled/recipes';

/** The house number of an address: its first word that contains a digit, else its first letter. */
export function houseNumber(address: string): string {
  const words = address.split(/[\s,;]+/).filter(Boolean);
  const number = words.find((word) => /\d/.test(word));
  if (number) return number;
  return /\p{L}/u.exec(address)?.[0].toUpperCase() ?? '';
}

export interface PlateProps {
  readonly address: string;
  readonly ratio?: '3/2' | '4/3';
}

/** The number plate: cover of a project that has no photo yet. The address beside it says it in words. */
export function Plate({ address, ratio }: PlateProps) {
  const styles = plate({ ratio });
  return (
    <span className={styles.root} aria-hidden>
      <span className={styles.number}>{houseNumber(address)}</span>
    </span>
  );
}
