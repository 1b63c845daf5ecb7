import { useEffect, useRef, useState } from 'react';
import { css } from '#styled/css';
import { Button, ButtonLink } from '../../components/Button.js';
import { useConfirmEmail } from './useConfirmEmail.js';

interface ConfirmationProps {
  readonly token: string;
  /** the present address */
  readonly present: string;
}

/** Needs a press before the address changes: a program that opens links in mails must not confirm it. */
export function Confirmation({ token, present }: ConfirmationProps) {
  const [confirm, busy] = useConfirmEmail();
  const [refusal, setRefusal] = useState('');
  const [before] = useState(present);
  const [now, setNow] = useState('');
  const outcome = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    if (now) outcome.current?.focus();
  }, [now]);

  if (now) {
    return (
      <>
        <output ref={outcome} tabIndex={-1} className={words}>
          From now on you sign in as <strong>{now}</strong>
        </output>
        <ButtonLink to="/settings?section=profile" replace>
          Go to the settings
        </ButtonLink>
      </>
    );
  }

  async function press() {
    setRefusal('');
    const answer = await confirm(token);
    if (answer.refusal === undefined) setNow(answer.email);
    else setRefusal(answer.refusal);
  }

  return (
    <>
      <p className={words}>
        You are signed in as <strong>{before}</strong>. The address to which the mail was sent takes its place.
      </p>
      {refusal && (
        <p role="alert" className={refused}>
          {refusal}
        </p>
      )}
      <div className={acts}>
        <ButtonLink to="/settings?section=profile" variant="outline">
          Cancel
        </ButtonLink>
        <Button busy={busy} busyLabel="Confirming..." onClick={press}>
          Confirm email
        </Button>
      </div>
    </>
  );
}

const words = css({
  display: 'block',
  color: 'ink.muted',
  mt: '6',
  mb: '24',
  overflowWrap: 'anywhere',
  '& strong': { color: 'ink', fontWeight: 'semibold' },
});
const refused = css({ color: 'danger.text', textStyle: 'small', mb: '16' });
const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: '12' });
