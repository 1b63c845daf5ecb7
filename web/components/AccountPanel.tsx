import { Braces, ChartColumn, LogOut, Settings } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { Link } from 'react-router-dom';
import { css, cx } from '#styled/css';
import type { HeaderUser } from './headerUser.js';
import { Icon } from './Icon.js';
import { Popover } from './Popover.js';
import { ThemeSwitch } from './ThemeSwitch.js';

interface AccountPanelProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly user: HeaderUser;
  readonly onLogout?: () => void;
  readonly more?: ReactNode;
}

/** The popover of the user's initials. */
export function AccountPanel({ open, onClose, anchor, user, onLogout, more }: AccountPanelProps) {
  return (
    <Popover open={open} onClose={onClose} anchor={anchor} title={user.name} width="narrow">
      <p className={line}>{user.email === user.name ? 'Member' : user.email}</p>
      <ThemeSwitch />
      <div className={acts}>
        <Link to="/figures" className={act} onClick={onClose}>
          <Icon of={ChartColumn} />
          Figures
        </Link>
        <Link to="/settings" className={act} onClick={onClose}>
          <Icon of={Settings} />
          Settings
        </Link>
        <Link to="/developers" className={act} onClick={onClose}>
          <Icon of={Braces} />
          Developers
        </Link>
        {onLogout && (
          <button type="button" className={cx(act, css({ hideFrom: 'md' }))} onClick={onLogout}>
            <Icon of={LogOut} />
            Logout
          </button>
        )}
      </div>
      {/* last, because it may load */}
      {more}
    </Popover>
  );
}

const line = css({ mb: '14', textStyle: 'small', color: 'ink.muted', truncate: true });
const acts = css({ display: 'grid', mt: '12', mx: '-8', borderTop: '[1px solid {colors.line}]', pt: '6' });
const act = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10',
  minH: { base: '44', md: 'control.md' },
  px: '8',
  borderRadius: 'control',
  color: 'ink',
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  _hover: { bg: 'hover' },
});
