import { useNavigate } from 'react-router-dom';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import { EMPTY_DRAFT, newProjectOf } from '../../projects/project.rules.js';
import { ProjectDialog } from '../../projects/ProjectDialog.js';
import { useCreateProject } from './useCreateProject.js';

interface CreateProjectDialogProps {
  /** lists that show the new project first */
  readonly connections: readonly string[];
  readonly onClose: () => void;
}

/** Creates a project and leads to the upload of its photos. */
export function CreateProjectDialog({ connections, onClose }: CreateProjectDialogProps) {
  const navigate = useNavigate();
  // replaces the address that opened the dialog, so that Back does not open it again
  const goOn = useWhileMounted((id: string) => void navigate(`/projects/${id}?tab=media`, { replace: true }));
  const create = useCreateProject(connections, goOn);
  return (
    <ProjectDialog
      title="Create New Project"
      isNew
      act="Create Project"
      busyAct="Creating Project..."
      start={EMPTY_DRAFT}
      onClose={onClose}
      send={(draft) => create(newProjectOf(draft))}
    />
  );
}
