import { useParams } from 'react-router-dom';
import { css } from '#styled/css';
import { ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { OtherWorkspace } from '../../shell/OtherWorkspace.js';

export function ProjectNotFound() {
  const { id = '' } = useParams();
  return (
    <div className={room}>
      <title>Project not found · Showhome</title>
      <EmptyState
        title="Project not found"
        text="The project you're looking for doesn't exist or has been deleted."
        action={<ButtonLink to="/projects">Back to projects</ButtonLink>}
      />
      <OtherWorkspace id={id} />
    </div>
  );
}

const room = css({ py: '40' });
