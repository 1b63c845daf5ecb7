import { Download } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { PackPart_job$key } from '../__generated__/PackPart_job.graphql.js';
import { Button } from '../components/Button.js';
import { Icon } from '../components/Icon.js';
import { lazyDialog } from '../components/lazyDialog.js';
import { RailPart } from '../components/Rail.js';
import { useKeptFocus } from '../components/useKeptFocus.js';
import { useMay } from '../session/permissions.js';
import { PackState } from './PackState.js';
import { usePackAnnouncement } from './usePackAnnouncement.js';

const PackDialog = lazyDialog(async () => (await import('./PackDialog.js')).PackDialog, { title: 'Download pack' });

/** The files of all delivered photos of a job: having them made, and the pack that was made last. */
export function PackPart({ job }: { readonly job: PackPart_job$key }) {
  const { id, packs } = useFragment(jobFragment, job);
  const kept = useKeptFocus('h2');
  const [choosing, setChoosing] = useState(false);
  const mayMake = useMay('STAGING_WRITE');
  const pack = packs[0];
  usePackAnnouncement(pack ?? null);
  if (!pack && !mayMake) return null;
  return (
    <RailPart {...kept}>
      <h2 className={title} tabIndex={-1}>
        Pack for the listing
      </h2>
      {pack ? (
        <PackState jobId={id} pack={pack} onChoose={() => setChoosing(true)} />
      ) : (
        <>
          <p className={text}>
            All delivered photos in the sizes that listings need, with originals, labels and disclosure.
          </p>
          <Button onClick={() => setChoosing(true)}>
            <Icon of={Download} />
            Download everything
          </Button>
        </>
      )}
      {choosing && <PackDialog jobId={id} onClose={() => setChoosing(false)} />}
    </RailPart>
  );
}

const title = css({ textStyle: 'h3' });
const text = css({ textStyle: 'small', color: 'ink.muted' });

const jobFragment = graphql`
  fragment PackPart_job on StagingJob {
    id
    packs {
      id
      ...PackState_pack
      ...usePackAnnouncement_pack
    }
  }
`;
