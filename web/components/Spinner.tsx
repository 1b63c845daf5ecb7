import { spinner } from '#styled/recipes';

interface SpinnerProps {
  readonly size?: 'sm' | 'lg';
  /** What is being waited for; without it the spinner is decorative, beside words that say so. */
  readonly label?: string;
}

export function Spinner({ size = 'sm', label }: SpinnerProps) {
  if (!label) return <span className={spinner({ size })} aria-hidden />;
  return <output className={spinner({ size })} aria-label={label} />;
}
