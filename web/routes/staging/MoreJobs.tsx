import { css } from '#styled/css';
import { Button } from '../../components/Button.js';

interface MoreJobsProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

export function MoreJobs({ busy, onClick }: MoreJobsProps) {
  return (
    <p className={row}>
      <Button variant="outline" busy={busy} busyLabel="Loading..." onClick={onClick}>
        Show more jobs
      </Button>
    </p>
  );
}

const row = css({ mt: '24' });
