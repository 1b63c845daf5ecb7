import { CircleAlert } from 'lucide-react';
import { css } from '#styled/css';
import { field } from '#styled/recipes';
import { Button, ButtonLink } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';

interface FormFootProps {
  /** what the server refused; empty where it did not */
  readonly failure: string;
  readonly cancelTo: string;
  readonly submit: string;
  readonly busyLabel: string;
  readonly busy: boolean;
}

/** The end of a form before signing in: what went wrong, Cancel, and the act. */
export function FormFoot({ failure, cancelTo, submit, busyLabel, busy }: FormFootProps) {
  return (
    <>
      {failure && (
        <p role="alert" className={field().error}>
          <Icon of={CircleAlert} size={15} />
          <span>{failure}</span>
        </p>
      )}
      <div className={acts}>
        <ButtonLink to={cancelTo} variant="outline">
          Cancel
        </ButtonLink>
        <Button type="submit" busy={busy} busyLabel={busyLabel}>
          {submit}
        </Button>
      </div>
    </>
  );
}

const acts = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.6fr)', gap: '12', mt: '4' });
