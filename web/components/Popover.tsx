import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { useEffect, useState, type ReactNode, type RefObject } from 'react';
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

/**
 * A small paper beside its button, such as the notifications. The button stands outside, so that it is there before
 * this is fetched; rendered behind it in the document, so that the tab key goes from one into the other.
 */
export function Popover({ open, onClose, anchor, title, children, width }: PopoverProps) {
  const styles = popover({ width });
  // It takes the focus only on its way from closed to open: never born open.
  const [born, setBorn] = useState(false);
  useEffect(() => setBorn(true), []);
  return (
    <ArkPopover.Root
      open={open && born}
      onOpenChange={(details) => !details.open && onClose()}
      positioning={{ placement: 'bottom-end', strategy: 'fixed', gutter: 6, getAnchorElement: () => anchor.current }}
      // Its button closes it by itself: a press there is none outside.
      persistentElements={[() => anchor.current]}
      finalFocusEl={() => anchor.current}
      portalled={false}
      lazyMount
      unmountOnExit
    >
      <ArkPopover.Positioner className={styles.positioner}>
        <ArkPopover.Content className={styles.content}>
          <div className={styles.head}>
            <ArkPopover.Title className={styles.title}>{title}</ArkPopover.Title>
            <ArkPopover.CloseTrigger asChild>
              <Button variant="ghost" size="sm">
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
