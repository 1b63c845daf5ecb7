import { useRef, useState, type ReactNode } from 'react';
import { css } from '#styled/css';
import { header } from '#styled/recipes';
import type { HeaderUser } from './headerUser.js';
import { lazyPart } from './lazyPart.js';
import { PopoverFrame } from './PopoverFrame.js';

// Needs the popover's code: fetched shortly before it is opened.
const AccountPanel = lazyPart(
  async () => (await import('./AccountPanel.js')).AccountPanel,
  ({ user, onClose, anchor }, absence) => (
    <PopoverFrame {...absence} title={user.name} width="narrow" onClose={onClose} anchor={anchor} />
  ),
);

interface AccountMenuProps {
  readonly user: HeaderUser;
  readonly onLogout?: () => void;
  /** what the menu offers besides */
  readonly more?: ReactNode;
}

/** Shows who is signed in; opens the settings, the theme and, where the header has no room for it, Logout. */
export function AccountMenu({ user, onLogout, more }: AccountMenuProps) {
  const styles = header();
  const mark = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [everOpened, setEverOpened] = useState(false);
  const press = () => {
    setEverOpened(true);
    setOpen(!open);
  };
  return (
    <>
      <button
        ref={mark}
        type="button"
        className={styles.user}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={press}
        onPointerEnter={AccountPanel.preload}
        onFocus={AccountPanel.preload}
      >
        <span className={styles.initials} aria-hidden>
          {user.initials}
        </span>
        <span className={styles.who}>
          <span className={styles.name}>{user.name}</span> <span className={styles.member}>Member</span>
          <span className={css({ srOnly: true })}> (account)</span>
        </span>
      </button>
      {everOpened && (
        <AccountPanel
          open={open}
          onClose={() => setOpen(false)}
          anchor={mark}
          user={user}
          onLogout={onLogout}
          more={more}
        />
      )}
    </>
  );
}
