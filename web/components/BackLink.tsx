import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Icon } from './Icon.js';
import { PreloadLink } from './PreloadLink.js';

/** Leads to the page above this one. */
export function BackLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <PreloadLink to={to} className={link}>
      <Icon of={ChevronLeft} />
      {children}
    </PreloadLink>
  );
}

const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  ml: '[-5px]',
  minH: '24',
  textStyle: 'small',
  fontWeight: 'medium',
  color: 'ink.muted',
  textDecoration: 'none',
  _hover: { color: 'ink' },
});
