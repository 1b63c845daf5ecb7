import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import type { PublicPageRow_page$data, PublicPageRow_page$key } from '../__generated__/PublicPageRow_page.graphql.js';
import { Button } from '../components/Button.js';
import { ConfirmDialog } from '../components/ConfirmDialog.js';
import { VisuallyHidden } from '../components/VisuallyHidden.js';
import { copyText } from '../feedback/copyText.js';
import { dayOf } from '../format/dates.js';
import { hasEnded } from './hasEnded.js';
import { useRevokePublicPage } from './useRevokePublicPage.js';

/** A public page: its address, how often it was opened, and switching it off. */
export function PublicPageRow({ page }: { readonly page: PublicPageRow_page$key }) {
  const data = useFragment(pageFragment, page);
  const { id, url } = data;
  const [asking, setAsking] = useState(false);
  const [revoke, busy] = useRevokePublicPage();
  async function confirm() {
    await revoke(id);
    setAsking(false);
  }
  return (
    <li className={row}>
      {url ? (
        <p className={address}>{url}</p>
      ) : (
        <p className={fact}>Its address is no longer known. Revoke it, and make another page.</p>
      )}
      <p className={fact}>{factsOf(data)}</p>
      <div className={acts}>
        {url && (
          <>
            <Button variant="outline" size="sm" onClick={() => void copyText(url, 'Address copied')}>
              Copy
              <VisuallyHidden> the address of the public page</VisuallyHidden>
            </Button>
            <a className={button({ variant: 'outline', size: 'sm' })} href={url} target="_blank" rel="noreferrer">
              Open
              <VisuallyHidden> the public page in a new tab</VisuallyHidden>
            </a>
          </>
        )}
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Revoke
          <VisuallyHidden> the public page</VisuallyHidden>
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title="Revoke this public page?"
        confirmLabel="Revoke page"
        danger
        busy={busy}
      >
        Its address leads nowhere any more, also from QR codes and texts of packs that name it. It cannot be switched on
        again.
      </ConfirmDialog>
    </li>
  );
}

function factsOf({ views, expiresAt, wholeProject, indexed }: PublicPageRow_page$data): string {
  const facts = [
    viewsText(views),
    expiresAt && `${hasEnded(expiresAt) ? 'ended' : 'ends'} ${dayOf(expiresAt)}`,
    wholeProject && 'whole project',
    indexed && 'listed by search engines',
  ];
  return facts.filter(Boolean).join(' · ');
}

function viewsText(views: number): string {
  if (views === 0) return 'Not opened yet';
  return views === 1 ? 'Opened once' : `Opened ${views} times`;
}

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const address = css({ overflowWrap: 'anywhere', textStyle: 'small', userSelect: 'all' });
const fact = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });

const pageFragment = graphql`
  fragment PublicPageRow_page on PublicLink {
    id
    url
    views
    expiresAt
    wholeProject
    indexed
  }
`;
