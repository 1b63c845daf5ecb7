import { useEffectEvent, useLayoutEffect, useRef, type ReactNode } from 'react';
import { css, cx } from '#styled/css';
import { popover } from '#styled/recipes';
import { Button } from './Button.js';
import type { Absence } from './RetryBoundary.js';
import { HeldBack, PartState } from './PartState.js';
import type { PopoverProps } from './Popover.js';
import { skipEntrance } from './skipEntrance.js';

interface PopoverFrameProps extends Absence, Pick<PopoverProps, 'onClose' | 'anchor' | 'width'> {
  readonly title: string;
  /** a skeleton of the content */
  readonly shape?: ReactNode;
}

/** CSS pixels between the button and the panel, as in the popover itself. */
const GUTTER = 6;
/** CSS pixels, at least, from the window's edge. */
const MARGIN = 16;

/** A popover's panel while the popover is loading or could not be loaded, without the popover's code. */
export function PopoverFrame({ again, ...props }: PopoverFrameProps) {
  return (
    <HeldBack again={again}>
      <Paper {...props} />
    </HeldBack>
  );
}

function Paper({ title, width, anchor, onClose, retry, shape }: PopoverFrameProps) {
  const styles = popover({ width });
  const paper = useRef<HTMLDialogElement>(null);
  const leave = () => {
    onClose();
    anchor.current?.focus();
  };
  const onEscape = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && leave());
  useLayoutEffect(() => {
    const { current: lying } = paper;
    if (!lying || !anchor.current) return;
    const { bottom, right } = anchor.current.getBoundingClientRect();
    const { clientWidth } = document.documentElement;
    lying.style.top = `${bottom + GUTTER}px`;
    lying.style.right = `${Math.min(clientWidth - right, clientWidth - lying.offsetWidth - MARGIN)}px`;
    lying.querySelector('button')?.focus({ preventScroll: true });
    lying.addEventListener('keydown', onEscape);
    return skipEntrance;
  }, [anchor]);
  return (
    <dialog ref={paper} open aria-label={retry ? title : `${title}, loading`} className={cx(styles.content, place)}>
      <div className={styles.head}>
        <div className={styles.title}>{title}</div>
        <Button variant="ghost" size="sm" onClick={leave}>
          Close
        </Button>
      </div>
      <div className={cx(styles.body, end)}>
        <PartState retry={retry} shape={shape} />
      </div>
    </dialog>
  );
}

const place = css({
  position: 'fixed',
  left: '[auto]',
  zIndex: 'popover',
  m: '0',
  p: '0',
  border: '[none]',
  '--available-height': '80vh',
});
const end = css({ pb: '16' });
