import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { BackLink } from '../components/BackLink.js';

interface JobHeadProps {
  readonly back: { readonly to: string; readonly label: string };
  readonly title: string;
  /** secondary text at the end of the row */
  readonly meta: string;
  /** content after it, such as a badge */
  readonly children?: ReactNode;
}

/** The head of a page about one job: low, so that the picture under it has room. */
export function JobHead({ back, title, meta, children }: JobHeadProps) {
  return (
    <div className={row}>
      <div className={words}>
        <BackLink to={back.to}>{back.label}</BackLink>
        <h1 className={heading} title={title}>
          {title}
        </h1>
      </div>
      <span className={quiet} title={meta}>
        {meta}
      </span>
      {children}
    </div>
  );
}

const row = css({
  display: 'flex',
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'flex-end',
  columnGap: '16',
  rowGap: '8',
  pt: '16',
  pb: '14',
});
const words = css({ flex: { base: '[1 0 100%]', md: '1' }, minW: '0' });
const heading = css({ textStyle: 'h2', md: { truncate: true } });
const quiet = css({
  textStyle: 'small',
  color: 'ink.muted',
  fontVariantNumeric: 'tabular-nums lining-nums',
  minW: '0',
  // on one line with the badge
  md: { truncate: true, lineHeight: '[24px]' },
});
