import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { EditProjectDialog_project$key } from '../../__generated__/EditProjectDialog_project.graphql.js';
import { useWhileMounted } from '../../forms/useWhileMounted.js';
import { changedProjectOf, type ProjectDraft } from '../../projects/project.rules.js';
import { ProjectDialog } from '../../projects/ProjectDialog.js';
import { PROJECT_STATUSES } from '../../projects/projectStatus.js';
import { useUpdateProject } from './useUpdateProject.js';

interface EditProjectDialogProps {
  readonly project: EditProjectDialog_project$key;
  readonly onClose: () => void;
}

export function EditProjectDialog({ project, onClose }: EditProjectDialogProps) {
  const { id, address, mlsId, status, tags, notes, agent, isShared } = useFragment(
    graphql`
      fragment EditProjectDialog_project on Project {
        id
        address
        mlsId
        status
        tags
        notes
        agent {
          id
        }
        isShared
      }
    `,
    project,
  );
  const update = useUpdateProject();
  const close = useWhileMounted(onClose);
  // As it was when the dialog was opened: it may change meanwhile.
  const [start] = useState<ProjectDraft>(() => ({
    address,
    mlsId: mlsId ?? '',
    status: PROJECT_STATUSES.isKnown(status) ? status : 'ACTIVE',
    tags: tags.join(', '),
    notes: notes ?? '',
    agentId: agent?.id ?? '',
    isShared: isShared ? 'yes' : '',
  }));
  return (
    <ProjectDialog
      title="Edit Project"
      act="Save Changes"
      busyAct="Saving..."
      start={start}
      onClose={onClose}
      send={async (draft) => {
        const refused = await update({ id, ...changedProjectOf(draft, start) });
        if (!refused) close();
        return refused;
      }}
    />
  );
}
