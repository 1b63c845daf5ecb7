import { css } from '#styled/css';

const support = 'mailto:support@showhome.example';

/** Terms and privacy are placeholders until there are such pages. */
export function LoginFoot() {
  return (
    <div className={foot}>
      <a href={support}>Forgot password? Contact support</a>
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
