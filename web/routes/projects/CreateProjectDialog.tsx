import { useWhileMounted } from '../form/useWhileMounted.js';
import { emptyDraft, newProjectOf } from './project.rules.js';
import { ProjectDialog } from './ProjectDialog.js';
import { useCreateProject } from './useCreateProject.js';

interface CreateProjectDialogProps {
  /** lists that show the new project first */
  readonly connections: readonly string[];
  readonly onClose: () => void;
  readonly onCreated?: () => void;
}

export function CreateProjectDialog({ connections, onClose, onCreated }: CreateProjectDialogProps) {
  const create = useCreateProject(connections);
  const close = useWhileMounted(onClose);
  return (
    <ProjectDialog
      title="Create New Project"
      act="Create Project"
      busyAct="Creating Project..."
      start={emptyDraft}
      onClose={onClose}
      send={async (draft) => {
        const refused = await create(newProjectOf(draft));
        if (refused) return refused;
        close();
        onCreated?.();
        return null;
      }}
    />
  );
}
