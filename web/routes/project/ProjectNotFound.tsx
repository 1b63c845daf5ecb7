import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';

export function ProjectNotFound() {
  return (
    <div className={room}>
      <title>Project not found · Showhome</title>
      <EmptyState
        title="Project not found"
        text="The project you're looking for doesn't exist or has been deleted."
        action={<ButtonLink to="/projects">Back to projects</ButtonLink>}
      />
    </div>
  );
}

const room = css({ py: '40' });
