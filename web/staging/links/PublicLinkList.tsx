import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  PublicLinkList_links$data,
  PublicLinkList_links$key,
} from '../../__generated__/PublicLinkList_links.graphql.js';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { notifyError, notifySuccess } from '../../feedback/notify.js';
import { dayOf } from '../../format/dates.js';
import { useRevokePublicLink } from './useRevokePublicLink.js';

/** The links of a job that nobody has revoked, each with its address and how often it was opened. */
export function PublicLinkList({ links }: { readonly links: PublicLinkList_links$key }) {
  const data = useFragment(
    graphql`
      fragment PublicLinkList_links on PublicLink @relay(plural: true) {
        id
        url
        views
        lastViewedAt
        expiresAt
        createdAt
        sellerApproves
      }
    `,
    links,
  );
  return (
    <ul className={list}>
      {data.map((link) => (
        <PublicLinkRow key={link.id} link={link} />
      ))}
    </ul>
  );
}

interface PublicLinkRowProps {
  readonly link: PublicLinkList_links$data[number];
}

function PublicLinkRow({ link }: PublicLinkRowProps) {
  const { id, url, createdAt } = link;
  const [asking, setAsking] = useState(false);
  const [revoke, busy] = useRevokePublicLink();
  const made = `Link of ${dayOf(createdAt)}`;
  async function confirm() {
    await revoke(id);
    setAsking(false);
  }
  return (
    <li className={row}>
      {url ? (
        <p className={address}>{url}</p>
      ) : (
        <p className={fact}>Its address is no longer known. Revoke it, and make another link.</p>
      )}
      <div className={foot}>
        <p className={fact}>{factsOf(link)}</p>
        <span className={acts}>
          {url && (
            <Button variant="outline" size="sm" aria-label={`Copy: ${made}`} onClick={() => void copy(url)}>
              Copy
            </Button>
          )}
          <Button variant="outline" size="sm" aria-label={`Revoke: ${made}`} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        </span>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title="Revoke this link?"
        confirmLabel="Revoke link"
        danger
        busy={busy}
      >
        Whoever has the link can no longer open its page. What was said by it stays.
      </ConfirmDialog>
    </li>
  );
}

function factsOf({ views, lastViewedAt, expiresAt, createdAt, sellerApproves }: PublicLinkRowProps['link']): string {
  const opened = views === 1 ? 'opened once' : `opened ${views} times`;
  const facts = [
    `Made ${dayOf(createdAt)}`,
    lastViewedAt ? `${opened}, last on ${dayOf(lastViewedAt)}` : 'not opened yet',
    expiresAt && `ends ${dayOf(expiresAt)}`,
    sellerApproves && '“Looks good” approves',
  ];
  return facts.filter(Boolean).join(' · ');
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    void notifySuccess('Link copied');
  } catch {
    void notifyError('The browser does not allow copying. Select the address and copy it.');
  }
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '8' });
const foot = css({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'start', gap: '8' });
const address = css({ overflowWrap: 'anywhere', userSelect: 'all' });
const fact = css({ flex: '1', minW: '[180px]', textStyle: 'small', color: 'ink.muted' });
const acts = css({ display: 'flex', gap: '8' });
