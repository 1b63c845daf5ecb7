import { Link } from 'react-router-dom';
import { css } from '#styled/css';
import type { SignInSettings } from '../../entry/signInSettings.js';

/** Terms and privacy are placeholders until these pages exist. */
export function LoginFoot({ settings }: { readonly settings: SignInSettings }) {
  const { passwordReset, supportEmail } = settings;
  return (
    <div className={foot}>
      {passwordReset ? (
        <Link to="/reset-password">Forgot password? Choose a new one</Link>
      ) : (
        <a href={`mailto:${supportEmail}`}>Forgot password? Contact support</a>
      )}
      <span>
        <a href="#terms">Terms</a> · <a href="#privacy">Privacy Policy</a>
      </span>
    </div>
  );
}

const foot = css({
  display: 'flex',
  justifyContent: 'space-between',
  flexWrap: 'wrap',
  gap: '16',
  mt: '28',
  pt: '16',
  borderTop: '[1px solid {colors.line}]',
  textStyle: 'small',
  color: 'ink.muted',
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px', textDecorationColor: 'line.strong' },
});
