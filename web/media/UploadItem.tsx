import { CircleAlert, CircleCheck, Film, Image, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { Photo } from '../components/Photo.js';
import { ProgressBar } from '../components/ProgressBar.js';
import { Tooltip } from '../components/Tooltip.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';
import type { UploadRow } from './uploadRows.js';

export interface UploadItemActs {
  /** pauses it, or continues */
  readonly onPause: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

interface UploadItemProps {
  readonly row: UploadRow;
  /** left out while there is nothing to act on */
  readonly acts?: UploadItemActs;
}

const WORDS: Partial<Record<UploadRow['state'], string>> = {
  waiting: 'Waiting',
  retrying: 'Trying again',
  paused: 'Paused',
  checking: 'Checking',
  complete: 'Complete',
  error: 'Failed',
};

/** A file that is being uploaded. */
export function UploadItem({ row, acts }: UploadItemProps) {
  const { name, state, percent, problem } = row;
  return (
    <li className={item} data-state={state}>
      <span className={thumb}>
        {row.preview ? <Photo src={row.preview} alt="" ratio="fill" /> : <Icon of={row.isFilm ? Film : Image} />}
      </span>
      <div className={middle}>
        <p className={head}>
          <span className={fileName} title={name}>
            {name}
          </span>
          <span className={aside}>{WORDS[state] ?? `${percent}%`}</span>
        </p>
        {problem ? (
          <p className={wrong} role="alert">
            <Icon of={CircleAlert} size={15} />
            <span>
              <VisuallyHidden>Failed to upload {name}. </VisuallyHidden>
              {problem}
            </span>
          </p>
        ) : (
          <div className={bar}>
            <ProgressBar bare tone={state === 'complete' ? 'done' : 'work'} percent={percent} label={name} />
          </div>
        )}
      </div>
      <div className={buttons}>{acts && <Acts row={row} {...acts} />}</div>
    </li>
  );
}

function Acts({ row, onPause, onRetry, onRemove }: UploadItemActs & { readonly row: UploadRow }) {
  const { id, name, state } = row;
  const paused = state === 'paused';
  if (state === 'complete') {
    return (
      <span className={tick}>
        <Icon of={CircleCheck} />
      </span>
    );
  }
  return (
    <>
      {(paused || state === 'uploading') && (
        <Act label={`${paused ? 'Resume' : 'Pause'} ${name}`} onClick={() => onPause(id)}>
          <Icon of={paused ? Play : Pause} />
        </Act>
      )}
      {state === 'error' && row.canRetry && (
        <Act label={`Retry ${name}`} onClick={() => onRetry(id)}>
          <Icon of={RotateCcw} />
        </Act>
      )}
      {state !== 'checking' && (
        <Act label={`Remove ${name}`} onClick={() => onRemove(id)}>
          <Icon of={X} />
        </Act>
      )}
    </>
  );
}

interface ActProps {
  readonly label: string;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Act({ label, onClick, children }: ActProps) {
  return (
    <Tooltip label={label}>
      <Button variant="ghost" size="sm" iconOnly aria-label={label} onClick={onClick}>
        {children}
      </Button>
    </Tooltip>
  );
}

const item = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: '14',
  py: '8',
});
const thumb = css({
  display: 'grid',
  placeItems: 'center',
  w: '48',
  h: '36',
  borderRadius: 'photo',
  bg: 'well',
  color: 'ink.subtle',
});
const middle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '12', textStyle: 'label' });
const fileName = css({ truncate: true, minW: '0' });
const aside = css({ flex: 'none', color: 'ink.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' });
/** As tall as a sentence, so that no row grows when a file fails. */
const bar = css({ display: 'grid', alignItems: 'center', minH: '[1lh]', textStyle: 'small' });
const wrong = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6',
  textStyle: 'small',
  color: 'danger.text',
});
/** Room for two buttons, so that the bar keeps its width. */
const buttons = css({
  display: 'flex',
  justifyContent: 'end',
  alignItems: 'center',
  minW: { base: '80', sm: '64' },
  minH: { base: '40', sm: 'control.sm' },
});
const tick = css({ display: 'grid', placeItems: 'center', w: { base: '40', sm: 'control.sm' }, color: 'accent.text' });
