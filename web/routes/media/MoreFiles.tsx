import { Button } from '../../components/Button.js';

/** How many files come at a time. */
export const pageOfFiles = 40;

interface MoreFilesProps {
  readonly busy: boolean;
  readonly onClick: () => void;
}

export function MoreFiles({ busy, onClick }: MoreFilesProps) {
  return (
    <p>
      <Button variant="outline" busy={busy} busyLabel="Loading..." onClick={onClick}>
        Show more files
      </Button>
    </p>
  );
}
