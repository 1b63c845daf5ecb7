import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type { SendToSellerDialog_job$key } from '../../__generated__/SendToSellerDialog_job.graphql.js';
import { FieldGroup } from '../../components/Field.js';
import { FormDialog } from '../../components/FormDialog.js';
import { SwitchField } from '../../components/SwitchField.js';
import { FormRefusal } from '../../forms/FormRefusal.js';
import type { Problems } from '../../forms/problems.js';
import { endOfDay } from '../../format/dates.js';
import { LastDayField } from './LastDayField.js';
import { PublicLinkList } from './PublicLinkList.js';
import { useCreatePublicLink } from './useCreatePublicLink.js';

const WORDS = { made: 'Link made: copy it and send it', failed: 'Failed to make the link' };

interface SendToSellerDialogProps {
  readonly job: SendToSellerDialog_job$key;
  readonly onClose: () => void;
}

/** Makes links to the proofs for people without an account, and lists those that there are. */
export function SendToSellerDialog({ job, onClose }: SendToSellerDialogProps) {
  const { id, publicLinks } = useFragment(jobFragment, job);
  const [create, busy] = useCreatePublicLink(WORDS);
  const [day, setDay] = useState('');
  const [sellerApproves, setSellerApproves] = useState(false);
  const [refusal, setRefusal] = useState<Problems>({});
  const links = publicLinks.filter(({ kind }) => kind === 'PROOF');

  async function submit() {
    if (busy) return;
    const expiresAt = day === '' ? null : endOfDay(day);
    setRefusal((await create({ jobId: id, kind: 'PROOF', sellerApproves, expiresAt })) ?? {});
  }

  return (
    <FormDialog
      title="Send to Seller"
      onClose={onClose}
      onSubmit={() => void submit()}
      act="Make Link"
      busyAct="Making..."
      busy={busy}
    >
      <div className={fields}>
        <p>
          Whoever has the link sees the photos and their previews, and can say what they think. They need no account.
        </p>
        <LastDayField
          value={day}
          onChange={setDay}
          hint="After it the link leads nowhere. Left empty, it works until you revoke it."
          error={refusal.expiresAt}
        />
        <SwitchField
          label="“Looks good” approves"
          hint="A photo is approved and delivered when the seller says so. Otherwise you alone approve."
          checked={sellerApproves}
          onChange={setSellerApproves}
        />
        <FormRefusal text={refusal.form} />
        {links.length > 0 && (
          <FieldGroup label="Links">
            <PublicLinkList links={links} />
          </FieldGroup>
        )}
      </div>
    </FormDialog>
  );
}

const fields = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '18' });

const jobFragment = graphql`
  fragment SendToSellerDialog_job on StagingJob {
    id
    publicLinks {
      kind
      ...PublicLinkList_links
    }
  }
`;
