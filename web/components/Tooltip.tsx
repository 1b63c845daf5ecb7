import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { tooltip } from '#styled/recipes';

interface TooltipProps {
  readonly label: string;
  /** The control that the tooltip describes. */
  readonly children: ReactElement;
  /** Set while what the control opens is open. */
  readonly disabled?: boolean;
  /** Escape closes what the control is in, such as a dialog, and the tooltip with it. */
  readonly leaveEscape?: boolean;
}

/** Opens after 700 ms; within 300 ms of closing the next one opens at once. */
export function Tooltip({ label, children, disabled, leaveEscape }: TooltipProps) {
  const styles = tooltip();
  return (
    <ArkTooltip.Root
      openDelay={700}
      closeDelay={300}
      disabled={disabled}
      closeOnEscape={!leaveEscape}
      lazyMount
      unmountOnExit
      positioning={{ placement: 'top' }}
    >
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner className={styles.positioner}>
          <ArkTooltip.Content className={styles.content}>{label}</ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  );
}
