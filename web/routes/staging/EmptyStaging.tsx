import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { May } from '../../session/permissions.js';

interface EmptyStagingProps {
  /** a project or a status is set: there may be jobs that do not match */
  readonly filtered: boolean;
  readonly onCreate: () => void;
}

export function EmptyStaging({ filtered, onCreate }: EmptyStagingProps) {
  if (filtered) return <EmptyState title="No matching jobs" text="Choose another project or status." />;
  return (
    <EmptyState
      title="No staging jobs yet"
      text="Choose a project and its photos, and get the first rooms back furnished."
      action={
        <May act="STAGING_WRITE">
          <Button onClick={onCreate}>Create Your First Staging Job</Button>
        </May>
      }
    />
  );
}
