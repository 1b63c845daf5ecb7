import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { ReactElement } from 'react';
import type { LucideIcon } from 'lucide-react';
import { menu } from '#styled/recipes';
import { Icon } from './Icon.js';

export interface MenuItem {
  readonly value: string;
  readonly label: string;
  readonly icon?: LucideIcon;
  readonly tone?: 'danger';
  readonly disabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement;
  readonly items: readonly MenuItem[];
  readonly onSelect: (value: string) => void;
}

/** A short list of acts behind one button. */
export function Menu({ trigger, items, onSelect }: MenuProps) {
  const styles = menu();
  return (
    <ArkMenu.Root
      onSelect={(details) => onSelect(details.value)}
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      lazyMount
      unmountOnExit
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <Portal>
        <ArkMenu.Positioner className={styles.positioner}>
          <ArkMenu.Content className={styles.content}>
            {items.map((item) => (
              <ArkMenu.Item
                key={item.value}
                value={item.value}
                disabled={item.disabled}
                data-tone={item.tone}
                className={styles.item}
              >
                {item.icon && <Icon of={item.icon} />}
                {item.label}
              </ArkMenu.Item>
            ))}
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  );
}
