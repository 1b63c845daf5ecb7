import { Popover as ArkPopover } from '@ark-ui/react/popover';
import type { ReactNode, RefObject } from 'react';
import { popover } from '#styled/recipes';
import { Button } from './Button.js';

export interface PopoverProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** The button that it belongs to: it lies beside it, and gives the focus back to it. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly width?: 'normal' | 'narrow';
}

/** The machine gives the focus on the way from closed to open only, and the first time this is born open. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

/**
 * A small paper beside its button, such as the notifications. The button stands outside, so that it is there before
 * this is fetched; rendered behind it in the document, so that the tab key goes from one into the other.
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
      // Its button closes it by itself: a press there is none outside.
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
