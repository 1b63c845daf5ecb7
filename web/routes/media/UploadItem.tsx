import { CircleAlert, CircleCheck, Pause, Play, RotateCcw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { css } from '#styled/css';
import { Button } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Photo } from '../../components/Photo.js';
import { ProgressBar } from '../../components/ProgressBar.js';
import { Tooltip } from '../../components/Tooltip.js';
import type { UploadRow } from './uploadRows.js';

export interface UploadItemActs {
  /** stops it for now, or goes on */
  readonly onPause: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onRemove: (id: string) => void;
}

interface UploadItemProps extends UploadItemActs {
  readonly row: UploadRow;
}

const words: Partial<Record<UploadRow['state'], string>> = {
  waiting: 'Waiting',
  paused: 'Paused',
  checking: 'Checking',
  complete: 'Complete',
};

/** One file on its way. */
export function UploadItem({ row, onPause, onRetry, onRemove }: UploadItemProps) {
  const { id, name, state, percent, problem } = row;
  const paused = state === 'paused';
  const canPause = paused || state === 'uploading';
  return (
    <li className={item} data-state={state}>
      <span className={thumb}>
        <Photo src={row.preview} alt="" ratio="fill" missing={row.isFilm ? 'video' : 'image'} />
      </span>
      <div className={middle}>
        <p className={head}>
          <span className={fileName} title={name}>
            {name}
          </span>
          {state !== 'error' && <span className={aside}>{words[state] ?? `${percent}%`}</span>}
        </p>
        {problem ? (
          <p className={wrong} role="alert">
            <Icon of={CircleAlert} size={15} />
            {problem}
          </p>
        ) : (
          <ProgressBar bare tone={state === 'complete' ? 'done' : 'work'} percent={percent} label={name} />
        )}
      </div>
      <div className={acts}>
        {canPause && (
          <Act label={`${paused ? 'Resume' : 'Pause'} ${name}`} onClick={() => onPause(id)}>
            <Icon of={paused ? Play : Pause} />
          </Act>
        )}
        {state === 'error' && row.canRetry && (
          <Button variant="ghost" size="sm" aria-label={`Retry ${name}`} onClick={() => onRetry(id)}>
            <Icon of={RotateCcw} />
            Retry
          </Button>
        )}
        {state === 'complete' ? (
          <span className={tick}>
            <Icon of={CircleCheck} />
          </span>
        ) : (
          state !== 'checking' && (
            <Act label={`Remove ${name}`} onClick={() => onRemove(id)}>
              <Icon of={X} />
            </Act>
          )
        )}
      </div>
    </li>
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
const thumb = css({ display: 'block', w: '48', h: '36' });
const middle = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const head = css({ display: 'flex', justifyContent: 'space-between', gap: '12', textStyle: 'label' });
const fileName = css({ truncate: true, minW: '0' });
const aside = css({ flex: 'none', color: 'ink.muted', fontWeight: 'regular', fontVariantNumeric: 'tabular-nums' });
const wrong = css({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: '6',
  textStyle: 'small',
  color: 'danger.text',
});
const acts = css({ display: 'flex', alignItems: 'center', minH: { base: '40', sm: 'control.sm' } });
const tick = css({ display: 'grid', placeItems: 'center', w: { base: '40', sm: 'control.sm' }, color: 'accent.text' });
