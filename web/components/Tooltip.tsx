import { Portal } from '@ark-ui/react/portal';
import { Tooltip as ArkTooltip } from '@ark-ui/react/tooltip';
import type { ReactElement } from 'react';
import { tooltip } from '#styled/recipes';

export interface TooltipProps {
  readonly label: string;
  /** The one control that the words belong to. */
  readonly children: ReactElement;
}

/** Opens after 700 ms; within 300 ms of closing the next one opens at once. */
export function Tooltip({ label, children }: TooltipProps) {
  const styles = tooltip();
  return (
    <ArkTooltip.Root openDelay={700} closeDelay={300} lazyMount unmountOnExit positioning={{ placement: 'top' }}>
      <ArkTooltip.Trigger asChild>{children}</ArkTooltip.Trigger>
      <Portal>
        <ArkTooltip.Positioner className={styles.positioner}>
          <ArkTooltip.Content className={styles.content}>{label}</ArkTooltip.Content>
        </ArkTooltip.Positioner>
      </Portal>
    </ArkTooltip.Root>
  );
}
