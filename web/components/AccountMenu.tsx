import { lazy, Suspense, useRef, useState } from 'react';
import { css } from '#styled/css';
import { header } from '#styled/recipes';
import { ErrorBoundary } from './ErrorBoundary.js';

// Brings the popover machine along: fetched once it is about to be opened.
const fetchPanel = () => import('./AccountPanel.js');
const AccountPanel = lazy(() => fetchPanel().then((module) => ({ default: module.AccountPanel })));

export interface HeaderUser {
  readonly name: string;
  readonly initials: string;
  readonly email?: string;
}

interface AccountMenuProps {
  readonly user: HeaderUser;
  readonly onLogout?: () => void;
}

/** Who is signed in; opens the way to the settings, the theme and, where the header has no room for it, Logout. */
export function AccountMenu({ user, onLogout }: AccountMenuProps) {
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
        onPointerEnter={() => void fetchPanel().catch(() => {})}
        onFocus={() => void fetchPanel().catch(() => {})}
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
        // a chunk that cannot be fetched takes no page along
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <AccountPanel open={open} onClose={() => setOpen(false)} anchor={mark} user={user} onLogout={onLogout} />
          </Suspense>
        </ErrorBoundary>
      )}
    </>
  );
}
