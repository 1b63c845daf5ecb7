import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { PageHead } from '../../components/PageHead.js';

interface SettingsFrameProps {
  readonly nav: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the list of sections and the section, also while they load. */
export function SettingsFrame({ nav, children }: SettingsFrameProps) {
  return (
    <>
      <PageHead title="Settings" />
      <div className={columns}>
        {nav}
        <div className={content}>{children}</div>
      </div>
    </>
  );
}

const columns = css({
  display: 'grid',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', md: '200px minmax(0, 720px)' },
  columnGap: { md: '64' },
  rowGap: '20',
  alignItems: 'start',
});
const content = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24', minW: '0' });
