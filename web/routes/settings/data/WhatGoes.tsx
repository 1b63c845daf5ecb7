import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { WhatGoes_viewer$key } from '../../../__generated__/WhatGoes_viewer.graphql.js';

/** Says what happens to the workspace when the account is deleted. */
export function WhatGoes({ viewer }: { readonly viewer: WhatGoes_viewer$key }) {
  const { ownsWorkspace, workspace, projects, media, stagingCounts, invoices } = useFragment(viewerFragment, viewer);
  const name = <strong>{workspace.name}</strong>;
  if (!ownsWorkspace) {
    return <p>The workspace {name} stays with its owners. What you did there stays without your name.</p>;
  }
  return (
    <>
      <p>Unless it has another owner, the workspace {name} goes with it, and all that it holds:</p>
      <ul className={list}>
        <li>{counted(projects.totalCount, 'project', 'projects')}, and those that were deleted before</li>
        <li>{counted(media.totalCount, 'photo or video', 'photos and videos')}</li>
        <li>{counted(stagingCounts.total, 'staging job', 'staging jobs')} with their results</li>
        <li>{counted(invoices.totalCount, 'invoice', 'invoices')}</li>
      </ul>
    </>
  );
}

const counted = (count: number, one: string, many: string) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? one : many}`;

const list = css({ listStyle: 'disc', pl: '20', fontVariantNumeric: 'tabular-nums lining-nums' });

const viewerFragment = graphql`
  fragment WhatGoes_viewer on Viewer {
    ownsWorkspace
    workspace {
      name
    }
    projects(first: 1) {
      totalCount
    }
    media(first: 1) {
      totalCount
    }
    stagingCounts {
      total
    }
    invoices(first: 1) {
      totalCount
    }
  }
`;
