import { Link } from 'react-router-dom';
import { brand } from '#styled/recipes';

/** The logo: a room before and after, with the seam in brass between them. */
function BrandMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden>
      <path d="M11 5.5H4.5v13H11" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M13 4.7h7.3v14.6H13z" fill="currentColor" />
      <path d="M12 1.5v21" stroke="var(--colors-turn)" strokeWidth="2.4" />
    </svg>
  );
}

interface BrandProps {
  /** Where the logo leads: the landing page, or the dashboard once signed in. */
  readonly to?: string;
  readonly onClick?: () => void;
}

export function Brand({ to = '/', onClick }: BrandProps) {
  return (
    <Link to={to} className={brand()} onClick={onClick}>
      <BrandMark />
      <span>Showhome</span>
    </Link>
  );
}
