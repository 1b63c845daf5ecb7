import { Button } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { May } from '../../session/permissions.js';

interface EmptyPortfolioProps {
  /** a search or a status is set: there may be projects that do not match */
  readonly filtered: boolean;
  readonly onCreate: () => void;
}

export const NO_MATCH = 'No matching projects';

export function EmptyPortfolio({ filtered, onCreate }: EmptyPortfolioProps) {
  if (filtered) return <EmptyState title={NO_MATCH} text="Adjust your search or filters." />;
  return (
    <EmptyState
      title="Your portfolio awaits"
      text="Add the first address and its photos."
      action={
        <May act="PROJECTS_WRITE">
          <Button onClick={onCreate}>Create Your First Project</Button>
        </May>
      }
    />
  );
}
