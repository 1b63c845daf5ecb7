import type { KeyboardEvent, ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { useHandle, type HandleSettings } from './useHandle.js';

interface HandleProps extends HandleSettings {
  readonly label: string;
  /** text for screen readers, and the number behind it with its range */
  readonly valueText: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly orientation?: 'vertical';
  readonly describedBy: string;
  readonly className: string;
  /** its number among handles of its kind, to be found by */
  readonly place?: number;
  readonly selected?: boolean;
  readonly onSelect?: () => void;
  /** called for keys other than arrows */
  readonly onKey?: (event: KeyboardEvent) => void;
  readonly children?: ReactNode;
}

/** Something to move on the photo, by mouse, finger or arrow keys: a slider whose track is the photo. */
export function Handle(props: HandleProps) {
  const { label, valueText, value, min, max, orientation, describedBy, className, children } = props;
  const { picture, at, onMove, onActive, place, selected, onSelect, onKey } = props;
  const { onArrow, ...pointer } = useHandle({ picture, at, onMove, onActive });
  return (
    <div
      {...pointer}
      // An input would have a track of its own.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={value}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuetext={valueText}
      aria-describedby={describedBy}
      data-place={place}
      data-selected={selected}
      className={cx(handle, className)}
      style={{ left: `${at[0] * 100}%`, top: `${at[1] * 100}%` }}
      onFocus={(event) => {
        onSelect?.();
        if (event.currentTarget.matches(':focus-visible')) onActive?.(true);
      }}
      onBlur={() => onActive?.(false)}
      onKeyDown={(event) => {
        if (onArrow(event)) onActive?.(true);
        else onKey?.(event);
      }}
    >
      {children}
    </div>
  );
}

const handle = css({
  position: 'absolute',
  display: 'grid',
  placeItems: 'center',
  w: '32',
  h: '32',
  '@media (any-pointer: coarse)': { w: '44', h: '44' },
  translate: '[-50% -50%]',
  borderRadius: 'full',
  touchAction: 'none',
  isolation: 'isolate',
  _before: { content: '""', position: 'absolute', zIndex: '[-1]', inset: '0', m: 'auto', borderRadius: 'full' },
});
