import { CircleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { Icon } from '../components/Icon.js';
import { useKeptFocus } from '../components/useKeptFocus.js';
import type { UploadItemActs } from './UploadItem.js';
import { UploadItem } from './UploadItem.js';
import { MOST_FILES, type UploadView } from './uploadRows.js';

interface UploadListProps {
  readonly view: Omit<UploadView, 'busy'>;
  readonly acts?: UploadItemActs;
}

/** Files that are being uploaded, each with its progress, and the widget's messages. */
export function UploadList({ view, acts }: UploadListProps) {
  const kept = useKeptFocus();
  return (
    <section {...kept} aria-label="Uploads" aria-busy={!acts}>
      <div role="alert" className={messages}>
        {view.messages.map((message) => (
          <p key={message} className={line}>
            <Icon of={CircleAlert} size={15} />
            {message}
          </p>
        ))}
      </div>
      {view.queue && (
        <p className={queue}>
          {`${view.queue.picked} files, ${MOST_FILES} at a time`}
          {view.queue.waiting > 0 && `: ${view.queue.waiting} ${view.queue.waiting === 1 ? 'waits' : 'wait'}`}.
        </p>
      )}
      <ul className={list}>
        {view.rows.map((row) => (
          <UploadItem key={row.id} row={row} acts={acts} />
        ))}
      </ul>
    </section>
  );
}

const queue = css({ pb: '10', textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums' });
const messages = css({ display: 'grid', gap: '4', '&:not(:empty)': { pb: '10' } });
const line = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '8',
  textStyle: 'small',
  color: 'danger.text',
  overflowWrap: 'anywhere',
});
const list = css({ '& > li + li': { borderTop: '[1px solid {colors.line}]' } });
