import type { ComponentProps, ReactNode } from 'react';
import { css, cx } from '#styled/css';

interface WithRailProps {
  readonly label: string;
  /** RailParts, or elements with the same gap */
  readonly rail: ReactNode;
  /** what the page is about, such as a picture */
  readonly children: ReactNode;
}

/** The content on the left, its facts and decisions on the right; below 1024 px under it. */
export function WithRail({ label, rail, children }: WithRailProps) {
  return (
    <div className={columns}>
      {children}
      <aside className={side} aria-label={label} data-rail>
        {rail}
      </aside>
    </div>
  );
}

interface RailPartProps extends ComponentProps<'section'> {
  /** it sticks to the foot of the screen: on phones, or on larger screens as well */
  readonly stuck?: boolean | 'always';
}

export function RailPart({ stuck, ...section }: RailPartProps) {
  const always = stuck === 'always';
  return (
    <section {...section} className={cx(part, stuck && foot, always && wideFoot)} data-acts={always || undefined} />
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '[minmax(0, 1fr) {sizes.rail}]' },
  gap: { base: '24', md: '36' },
});
const side = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '22', alignContent: 'start' });
const part = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '12',
  pb: '20',
  borderBottom: '[1px solid {colors.line}]',
  _last: { borderBottom: '0' },
  // the part that sticks to the foot has a line of its own
  '&:has(+ [data-acts])': { borderBottom: '0' },
});
const wideFoot = css({
  sm: {
    position: 'sticky',
    bottom: '0',
    zIndex: 'base',
    py: '16',
    bg: 'canvas',
    boxShadow: '[inset 0 1px {colors.line}]',
  },
});
const foot = css({
  smDown: {
    order: '3',
    position: 'sticky',
    bottom: '0',
    zIndex: 'base',
    mx: '[-16px]',
    px: '16',
    py: '12',
    bg: 'surface',
    borderBottom: '0',
    boxShadow: '[inset 0 1px {colors.line}]',
    '& h2': { srOnly: true },
  },
});
