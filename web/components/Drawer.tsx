import { Dialog } from '@ark-ui/react/dialog';
import { Portal } from '@ark-ui/react/portal';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { drawer } from '#styled/recipes';
import { Brand } from './Brand.js';
import { Button } from './Button.js';
import { Icon } from './Icon.js';
import { Tooltip } from './Tooltip.js';
import { isActiveTab } from './isActiveTab.js';

export interface DrawerLink {
  readonly to: string;
  readonly label: string;
}

export interface DrawerProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Where the logo leads. */
  readonly home?: string;
  readonly links: readonly DrawerLink[];
  /** Under the links: Logout, or Sign in. */
  readonly end?: ReactNode;
}

/** The navigation on small screens, from the left. */
export function Drawer({ open, onClose, home, links, end }: DrawerProps) {
  const styles = drawer();
  const { pathname } = useLocation();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      aria-label="Menu"
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Positioner className={styles.positioner}>
          <Dialog.Content className={styles.content}>
            <div className={styles.head}>
              <Brand to={home} onClick={onClose} />
              <Tooltip label="Close menu" leaveEscape>
                <Dialog.CloseTrigger asChild>
                  <Button variant="ghost" iconOnly aria-label="Close menu">
                    <Icon of={X} />
                  </Button>
                </Dialog.CloseTrigger>
              </Tooltip>
            </div>
            <nav className={styles.nav} aria-label="Main">
              {links.map((link) => (
                <Link
                  key={link.to}
                  to={link.to}
                  aria-current={isActiveTab(pathname, link.to) ? 'page' : undefined}
                  className={styles.link}
                  onClick={onClose}
                >
                  {link.label}
                </Link>
              ))}
            </nav>
            {end && <div className={styles.end}>{end}</div>}
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
