import { CircleAlert, Info } from 'lucide-react';
import { css } from '#styled/css';
import type { Objection } from '../../../../api/stager/design/edits/objections.js';
import { Icon } from '../../../components/Icon.js';

/** Of these more would push the picture away on a phone. */
const MOST_SHOWN = 4;

/** What speaks against the arrangement: what bars it first. */
export function Objections({ objections }: { readonly objections: readonly Objection[] }) {
  const sentences = [...new Map(objections.map((one) => [one.words, one])).values()];
  const shown = sentences.slice(0, MOST_SHOWN);
  const more = sentences.length - shown.length;
  return (
    <ul className={list} aria-label="What speaks against it">
      {shown.map(({ words, hard }) => (
        <li key={words} className={line} data-hard={hard}>
          <Icon of={hard ? CircleAlert : Info} size={15} />
          <span>{words}</span>
        </li>
      ))}
      {more > 0 && <li className={line}>And {more} more.</li>}
    </ul>
  );
}

const list = css({
  display: 'grid',
  gap: '4',
  textStyle: 'small',
  smDown: { order: '-1' },
  _empty: { display: 'none' },
});
const line = css({
  display: 'flex',
  gap: '6',
  color: 'ink.muted',
  '&[data-hard=true]': { color: 'danger.text' },
  '& svg': { flex: 'none', mt: '2' },
});
