import { css } from '#styled/css';
import { useConnectionLost } from '../../relay/connection.js';

/** Shows whether the live connection is up. */
export function LiveMark() {
  const lost = useConnectionLost();
  return (
    <span className={mark} data-lost={lost}>
      {lost ? 'Updates paused' : 'Live updates'}
    </span>
  );
}

const mark = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '[7px]',
  textStyle: 'small',
  color: 'ink.muted',
  whiteSpace: 'nowrap',
  _before: { content: '""', w: '[7px]', h: '[7px]', borderRadius: 'full', bg: 'work' },
  '&[data-lost=true]::before': { bg: 'line.strong' },
});
