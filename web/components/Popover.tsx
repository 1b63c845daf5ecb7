import { Popover as ArkPopover } from '@ark-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { popover } from '#styled/recipes';
import { Button } from './Button.js';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button of the popover: the popover is placed beside it and returns the focus to it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly width?: 'normal' | 'narrow';
}

/** Ark moves the focus only when the popover changes from closed to open, not when it is mounted open. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * A small panel beside its button, such as the notifications. The button is outside, so that it is there before this
 * code is loaded; the panel follows it in the document, so that the tab key goes from one to the other.
 */
export function Popover({ open, onClose, anchor, title, children, width }: PopoverProps) {
  const styles = popover({ width });
  return (
    <ArkPopover.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      positioning={{
        placement: 'bottom-end',
        strategy: 'fixed',
        gutter: 6,
        overflowPadding: 16,
        getAnchorElement: () => anchor.current,
      }}
      // The button closes the popover by itself: a press on it does not count as outside.
      persistentElements={[() => anchor.current]}
      finalFocusEl={() => anchor.current}
      translations={{ closeTriggerLabel: 'Close' }}
      portalled={false}
      lazyMount
      unmountOnExit
    >
      <ArkPopover.Positioner className={styles.positioner}>
        <ArkPopover.Content className={styles.content}>
          <div className={styles.head}>
            <ArkPopover.Title className={styles.title}>{title}</ArkPopover.Title>
            <ArkPopover.CloseTrigger asChild>
              <Button ref={takeFocus} variant="ghost" size="sm">
                Close
              </Button>
            </ArkPopover.CloseTrigger>
          </div>
          <div className={styles.body}>{children}</div>
        </ArkPopover.Content>
      </ArkPopover.Positioner>
    </ArkPopover.Root>
  );
}
