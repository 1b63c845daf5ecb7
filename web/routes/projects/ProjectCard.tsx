import { Trash2 } from 'lucide-react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { ProjectCard_project$key } from '../../__generated__/ProjectCard_project.graphql.js';
import { Badge } from '../../components/Badge.js';
import { Button, ButtonLink } from '../../components/Button.js';
import { Icon } from '../../components/Icon.js';
import { Photo } from '../../components/Photo.js';
import { Plate } from '../../components/Plate.js';
import { PreloadLink } from '../../components/PreloadLink.js';
import { Tooltip } from '../../components/Tooltip.js';
import { dayOf } from '../../format/dates.js';
import { PROJECT_STATUSES } from '../../projects/projectStatus.js';
import { May } from '../../session/permissions.js';

interface ProjectCardProps {
  readonly project: ProjectCard_project$key;
  readonly onDelete: (project: { readonly id: string; readonly address: string }) => void;
}

/** One property: its picture or its house number, its address and its acts. */
export function ProjectCard({ project, onDelete }: ProjectCardProps) {
  const { id, address, mlsId, status, createdAt, cover } = useFragment(projectFragment, project);
  const page = `/projects/${id}`;
  const { label, tone } = PROJECT_STATUSES.show(status);
  const picture = cover?.previewUrl ?? cover?.thumbnailUrl;
  return (
    <article className={card}>
      <PreloadLink to={page} tabIndex={-1} aria-hidden className={coverLink}>
        {picture ? <Photo src={picture} alt="" /> : <Plate address={address} />}
      </PreloadLink>
      <div>
        <h2 className={addressLine} title={address}>
          {/* for the pointer, like the picture: the keyboard has the link View */}
          <PreloadLink to={page} tabIndex={-1} className={addressLink}>
            {address}
          </PreloadLink>
        </h2>
        <p className={meta}>
          <span>{mlsId ? `MLS: ${mlsId}` : 'Not assigned'}</span>
          <span>Created {dayOf(createdAt)}</span>
        </p>
      </div>
      <div className={acts}>
        <Badge tone={tone}>{label}</Badge>
        <span className={gap} />
        <ButtonLink to={page} variant="ghost" size="sm" aria-label={`View ${address}`}>
          View
        </ButtonLink>
        <May act="PROJECTS_WRITE">
          <ButtonLink to={`${page}?edit=1`} variant="ghost" size="sm" aria-label={`Edit ${address}`}>
            Edit
          </ButtonLink>
          <Tooltip label="Delete">
            <Button
              variant="ghost"
              size="sm"
              iconOnly
              aria-label={`Delete ${address}`}
              onClick={() => onDelete({ id, address })}
            >
              <Icon of={Trash2} />
            </Button>
          </Tooltip>
        </May>
      </div>
    </article>
  );
}

const card = css({
  display: 'grid',
  gridTemplateRows: 'auto 1fr auto',
  minW: '0',
  h: 'full',
  '&:hover img': { transform: 'scale(1.015)' },
});
const coverLink = css({ textDecoration: 'none' });
const addressLine = css({ textStyle: 'address', mt: '14', lineClamp: 2, overflowWrap: 'anywhere' });
const addressLink = css({
  color: 'ink',
  textDecoration: 'none',
  textUnderlineOffset: '4px',
  _hover: { textDecoration: 'underline', textDecorationThickness: '1px' },
});
const meta = css({ display: 'flex', flexWrap: 'wrap', gap: '14', mt: '4', textStyle: 'small', color: 'ink.muted' });
const acts = css({ display: 'flex', alignItems: 'center', gap: '8', mt: '14' });
const gap = css({ flex: '1' });

const projectFragment = graphql`
  fragment ProjectCard_project on Project {
    id
    address
    mlsId
    status
    createdAt
    cover {
      thumbnailUrl
      previewUrl
    }
  }
`;
