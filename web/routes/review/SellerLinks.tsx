import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SellerLinks_job$key } from '../../__generated__/SellerLinks_job.graphql.js';
import { Button } from '../../components/Button.js';
import { lazyDialog } from '../../components/lazyDialog.js';
import { RailPart } from '../../components/Rail.js';
import { May, useMay } from '../../session/permissions.js';

const SendToSellerDialog = lazyDialog(
  async () => (await import('../../staging/links/SendToSellerDialog.js')).SendToSellerDialog,
  { title: 'Send to Seller' },
);

/** Asks somebody without an account about the proofs; the page opens once there is a picture. */
export function SellerLinks({ job }: { readonly job: SellerLinks_job$key }) {
  const data = useFragment(
    graphql`
      fragment SellerLinks_job on StagingJob {
        rounds {
          __typename
        }
        publicLinks {
          kind
        }
        ...SendToSellerDialog_job
      }
    `,
    job,
  );
  const [open, setOpen] = useState(false);
  const maySend = useMay('STAGING_WRITE');
  const links = data.publicLinks.filter(({ kind }) => kind === 'PROOF').length;
  if (data.rounds.length === 0 || (!maySend && links === 0)) return null;
  return (
    <RailPart>
      <May act="STAGING_WRITE">
        <Button variant="outline" onClick={() => setOpen(true)}>
          Send to seller
        </Button>
      </May>
      {links > 0 && <p className={note}>{links === 1 ? '1 link was made.' : `${links} links were made.`}</p>}
      {open && <SendToSellerDialog job={data} onClose={() => setOpen(false)} />}
    </RailPart>
  );
}

const note = css({ textStyle: 'small', color: 'ink.muted' });
