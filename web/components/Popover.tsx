import { Popover as ArkPopover } from '@ark-ui/react/popover';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement, ReactNode } from 'react';
import { popover } from '#styled/recipes';
import { Button } from './Button.js';

export interface PopoverProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly title: string;
  readonly children: ReactNode;
  /** Given together when the caller keeps the state. */
  readonly open?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}

/** A small paper beside its button, such as the notifications. */
export function Popover({ trigger, title, children, open, onOpenChange }: PopoverProps) {
  const styles = popover();
  return (
    <ArkPopover.Root
      open={open}
      onOpenChange={(details) => onOpenChange?.(details.open)}
      positioning={{ placement: 'bottom-end', gutter: 6 }}
      lazyMount
      unmountOnExit
    >
      <ArkPopover.Trigger asChild>{trigger}</ArkPopover.Trigger>
      <Portal>
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
      </Portal>
    </ArkPopover.Root>
  );
}
