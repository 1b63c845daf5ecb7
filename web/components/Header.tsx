import { Menu } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { header } from '#styled/recipes';
import type { HeaderUser } from './headerUser.js';
import { AccountMenu } from './AccountMenu.js';
import { Brand } from './Brand.js';
import { Button } from './Button.js';
import type { DrawerLink } from './Drawer.js';
import { DrawerFrame } from './DrawerFrame.js';
import { Icon } from './Icon.js';
import { isActiveTab } from './isActiveTab.js';
import { lazyPart } from './lazyPart.js';
import { PreloadLink } from './PreloadLink.js';
import { Tooltip } from './Tooltip.js';
import { VisuallyHidden } from './VisuallyHidden.js';
import { Wrap } from './Wrap.js';

// Needs the dialog's code: only phones that open the drawer load it.
const Drawer = lazyPart(
  async () => (await import('./Drawer.js')).Drawer,
  ({ onClose, home }, absence) => <DrawerFrame {...absence} onClose={onClose} home={home} />,
);

interface HeaderProps {
  /** Absent while signed out. */
  readonly user?: HeaderUser;
  readonly links: readonly DrawerLink[];
  readonly onLogout?: () => void;
  /** what the account menu offers besides */
  readonly account?: ReactNode;
  /** Before the user: notifications; while signed out: sign-in links. */
  readonly end?: ReactNode;
  /** The name of the workspace, where the person is of several. */
  readonly workspace?: string | null;
  /** Where the logo leads. */
  readonly home?: string;
}

/** Where the account menu leads; in the drawer it is one of the pages. */
const SETTINGS: DrawerLink = { to: '/settings', label: 'Settings' };

function SmallNavigation({ home, links, onLogout }: Pick<HeaderProps, 'home' | 'links' | 'onLogout'>) {
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const show = () => {
    setEverOpened(true);
    setOpen(true);
  };
  const logout = onLogout && (
    <Button variant="outline" onClick={onLogout}>
      Logout
    </Button>
  );
  return (
    <>
      <Tooltip label="Open menu" disabled={open}>
        <Button
          variant="ghost"
          iconOnly
          aria-label="Open menu"
          aria-expanded={open}
          className={header().menu}
          onClick={show}
        >
          <Icon of={Menu} />
        </Button>
      </Tooltip>
      {everOpened && (
        <Drawer open={open} onClose={() => setOpen(false)} home={home} links={[...links, SETTINGS]} end={logout} />
      )}
    </>
  );
}

/** The bar at the top of every page; below 1024 px its links are in a drawer. */
export function Header({ user, links, onLogout, account, end, home, workspace }: HeaderProps) {
  const styles = header();
  const { pathname } = useLocation();
  return (
    <header className={styles.root}>
      <Wrap>
        <div className={styles.row}>
          {links.length > 0 && <SmallNavigation home={home} links={links} onLogout={onLogout} />}
          <div className={styles.home}>
            <Brand to={home} />
            {workspace && (
              <p className={styles.workspace} title={workspace}>
                <VisuallyHidden>Workspace: </VisuallyHidden>
                {workspace}
              </p>
            )}
          </div>
          {links.length > 0 && (
            <nav className={styles.nav} aria-label="Main">
              {links.map((link) => (
                <PreloadLink
                  key={link.to}
                  to={link.to}
                  aria-current={isActiveTab(pathname, link.to) ? 'page' : undefined}
                  className={styles.link}
                >
                  {link.label}
                </PreloadLink>
              ))}
            </nav>
          )}
          <div className={styles.end}>
            {end}
            {user && <AccountMenu user={user} onLogout={onLogout} more={account} />}
            {onLogout && (
              <Button variant="outline" size="sm" className={styles.logout} onClick={onLogout}>
                Logout
              </Button>
            )}
          </div>
        </div>
      </Wrap>
    </header>
  );
}
