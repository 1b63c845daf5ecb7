import { ButtonLink } from '../../components/Button.js';
import { EmptyState } from '../../components/EmptyState.js';
import { UploadButton } from '../../media/UploadButton.js';
import { useMay } from '../../session/permissions.js';

interface EmptyMediaProps {
  /** a search or a type is set: there may be files that do not match */
  readonly filtered: boolean;
  /** there is no project yet that files could belong to */
  readonly hasNoProject: boolean;
  /** absent: no project is chosen that could take files, or the person may add none */
  readonly onPick?: (files: readonly File[]) => void;
}

export const NO_FILES = 'No media files found';

export function EmptyMedia({ filtered, hasNoProject, onPick }: EmptyMediaProps) {
  const mayUpload = useMay('PROJECTS_WRITE');
  if (filtered) return <EmptyState title={NO_FILES} text="Adjust your search or filters." />;
  if (!mayUpload) return <EmptyState title={NO_FILES} text="Nobody has added photos or videos here yet." />;
  if (hasNoProject) {
    return (
      <EmptyState
        title={NO_FILES}
        text="Photos and videos belong to a project: create one, then upload them there."
        action={<ButtonLink to="/projects">Go to Projects</ButtonLink>}
      />
    );
  }
  if (!onPick) return <EmptyState title={NO_FILES} text="Select a project and upload its first photos and videos." />;
  return (
    <EmptyState
      title={NO_FILES}
      text="Upload the first photos and videos of this project."
      action={<UploadButton onPick={onPick} />}
    />
  );
}
