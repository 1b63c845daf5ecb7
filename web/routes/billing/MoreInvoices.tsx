import { css } from '#styled/css';
import { Button } from '../../components/Button.js';

interface MoreInvoicesProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

export function MoreInvoices({ busy, onClick }: MoreInvoicesProps) {
  return (
    <p className={row}>
      <Button variant="outline" busy={busy} busyLabel="Loading..." onClick={onClick}>
        Show more invoices
      </Button>
    </p>
  );
}

const row = css({ mt: '24' });
