import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PublicPagePart_job$key } from '../__generated__/PublicPagePart_job.graphql.js';
import { Button } from '../components/Button.js';
import { lazyDialog } from '../components/lazyDialog.js';
import { RailPart } from '../components/Rail.js';
import { useKeptFocus } from '../components/useKeptFocus.js';
import { useMay } from '../session/permissions.js';
import { hasEnded } from './hasEnded.js';
import { PublicPageRow } from './PublicPageRow.js';

const PublicPageDialog = lazyDialog(async () => (await import('./PublicPageDialog.js')).PublicPageDialog, {
  title: 'Make public page',
});

/** The public pages of a job's approved pictures; making one where none is open. */
export function PublicPagePart({ job }: { readonly job: PublicPagePart_job$key }) {
  const { id, publicLinks } = useFragment(jobFragment, job);
  const kept = useKeptFocus('h2');
  const [making, setMaking] = useState(false);
  const mayMake = useMay('STAGING_WRITE');
  const pages = publicLinks.filter(({ kind }) => kind === 'DELIVERY');
  const open = pages.some(({ expiresAt }) => !hasEnded(expiresAt));
  if (pages.length === 0 && !mayMake) return null;
  return (
    <RailPart {...kept}>
      <h2 className={title} tabIndex={-1}>
        Public page
      </h2>
      {pages.length > 0 && (
        <ul className={list}>
          {pages.map((page) => (
            <PublicPageRow key={page.id} page={page} />
          ))}
        </ul>
      )}
      {!open && mayMake && (
        <>
          <p className={text}>Shows originals beside staged pictures to everybody who has its address.</p>
          <Button variant="outline" onClick={() => setMaking(true)}>
            Make public page
          </Button>
        </>
      )}
      {making && <PublicPageDialog jobId={id} onClose={() => setMaking(false)} />}
    </RailPart>
  );
}

const title = css({ textStyle: 'h3' });
const text = css({ textStyle: 'small', color: 'ink.muted' });
const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });

const jobFragment = graphql`
  fragment PublicPagePart_job on StagingJob {
    id
    publicLinks {
      id
      kind
      expiresAt
      ...PublicPageRow_page
    }
  }
`;
