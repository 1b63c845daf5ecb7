import { X } from 'lucide-react';
import { drawer } from '#styled/recipes';
import { Brand } from './Brand.js';
import { Button } from './Button.js';
import type { DrawerProps } from './Drawer.js';
import { Icon } from './Icon.js';
import type { Absence } from './RetryBoundary.js';
import { ModalFrame } from './ModalFrame.js';
import { HeldBack, PartState } from './PartState.js';

interface DrawerFrameProps extends Absence, Pick<DrawerProps, 'onClose' | 'home'> {}

/** The drawer's panel while the drawer is loading or could not be loaded. */
export function DrawerFrame({ onClose, home, again, retry }: DrawerFrameProps) {
  const styles = drawer();
  return (
    <HeldBack again={again}>
      <ModalFrame label={retry ? 'Menu' : 'Menu, loading'} onClose={onClose}>
        <div className={styles.backdrop} />
        <div className={styles.positioner}>
          <div className={styles.content}>
            <div className={styles.head}>
              <Brand to={home} onClick={onClose} />
              <Button variant="ghost" iconOnly aria-label="Close menu" onClick={onClose}>
                <Icon of={X} />
              </Button>
            </div>
            <PartState retry={retry} />
          </div>
        </div>
      </ModalFrame>
    </HeldBack>
  );
}
