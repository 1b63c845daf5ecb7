import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { SecretDialog } from '../../feedback/SecretDialog.js';

interface NewSecretProps {
  /** the button, and its name for assistive technology */
  readonly label: string;
  readonly name: string;
  readonly question: {
    readonly title: string;
    readonly act: string;
    readonly text: ReactNode;
    readonly danger?: boolean;
  };
  /** a sentence about the secret that was made */
  readonly words: string;
  /** Makes the secret and passes it on at once. */
  readonly make: (then: (secret: string) => void) => Promise<unknown>;
  readonly busy: boolean;
}

/** A button that makes a new secret after a question, and shows it. */
export function NewSecret({ label, name, question, words, make, busy }: NewSecretProps) {
  const [asking, setAsking] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const finalFocus = () => button.current;
  async function confirm() {
    // at once: a dialog that closes also closes those that were opened over it
    await make((made) => {
      setAsking(false);
      setSecret(made);
    });
    setAsking(false);
  }
  return (
    <>
      <Button ref={button} variant="outline" size="sm" aria-label={name} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {secret === null ? (
        <ConfirmDialog
          open={asking}
          onClose={() => setAsking(false)}
          onConfirm={() => void confirm()}
          title={question.title}
          confirmLabel={question.act}
          danger={question.danger}
          busy={busy}
          finalFocus={finalFocus}
        >
          {question.text}
        </ConfirmDialog>
      ) : (
        <SecretDialog title="Copy the new secret" text={secret} onClose={() => setSecret(null)} finalFocus={finalFocus}>
          {words}
        </SecretDialog>
      )}
    </>
  );
}
