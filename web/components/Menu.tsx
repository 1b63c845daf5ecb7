import { Menu as ArkMenu } from '@ark-ui/react/menu';
import { Portal } from '@ark-ui/react/portal';
import type { LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement, useRef } from 'react';
import { menu } from '#styled/recipes';
import { Icon } from './Icon.js';

export interface MenuAct {
  readonly label: string;
  readonly icon: LucideIcon;
  readonly onSelect: () => void;
  /** It removes something. */
  readonly danger?: boolean;
}

interface MenuProps {
  /** The button that opens the menu; its name is the menu's name. */
  readonly trigger: ReactElement;
  /** Groups of acts, separated by rules; an empty group is left out. */
  readonly groups: readonly (readonly MenuAct[])[];
}

/** Further acts behind one button. */
export function Menu({ trigger, groups }: MenuProps) {
  const styles = menu();
  const chosen = useRef<MenuAct | undefined>(undefined);

  // An act starts after the menu has closed and its button has the focus again: a dialog that opens returns it there.
  function begin() {
    chosen.current?.onSelect();
    chosen.current = undefined;
  }

  return (
    <ArkMenu.Root
      positioning={{ placement: 'bottom-end', gutter: 4 }}
      onSelect={({ value }) => {
        chosen.current = groups.flat().find(({ label }) => label === value);
      }}
      onExitComplete={begin}
      lazyMount
      unmountOnExit
    >
      <ArkMenu.Trigger asChild>{trigger}</ArkMenu.Trigger>
      <Portal>
        <ArkMenu.Positioner className={styles.positioner}>
          <ArkMenu.Content className={styles.content}>
            {groups
              .filter((acts) => acts.length > 0)
              .map((acts, index) => (
                <Fragment key={acts[0]?.label}>
                  {index > 0 && <ArkMenu.Separator className={styles.separator} />}
                  {acts.map(({ label, icon, danger }) => (
                    <ArkMenu.Item key={label} value={label} className={menu({ danger }).item}>
                      <Icon of={icon} />
                      {label}
                    </ArkMenu.Item>
                  ))}
                </Fragment>
              ))}
          </ArkMenu.Content>
        </ArkMenu.Positioner>
      </Portal>
    </ArkMenu.Root>
  );
}
