import { useState } from 'react';
import { css } from '#styled/css';
import { button } from '#styled/recipes';
import { Button } from '../../components/Button.js';
import { ConfirmDialog } from '../../components/ConfirmDialog.js';
import { copyText } from '../../feedback/copyText.js';
import { May } from '../../session/permissions.js';
import { useRevokePublicLink } from './useRevokePublicLink.js';

/** The words by which kinds of links differ. */
export interface LinkWords {
  /** what a person calls it, such as link */
  readonly noun: string;
  readonly copied: string;
  readonly revoked: string;
  readonly failed: string;
  /** the question before it is revoked */
  readonly question: string;
  readonly consequence: string;
}

interface LinkRowProps {
  readonly id: string;
  /** what it is for, where that is not said around it */
  readonly title?: string | undefined;
  /** null: it is no longer known */
  readonly url: string | null | undefined;
  /** how often it was opened, and until when it works */
  readonly facts: readonly (string | false | null | undefined)[];
  readonly words: LinkWords;
  /** the names of the acts for screen readers */
  readonly names: { readonly copy: string; readonly open?: string; readonly revoke: string };
}

/** A public link: its address to copy, what is known of it, and its end. */
export function LinkRow({ id, title, url, facts, words, names }: LinkRowProps) {
  const [asking, setAsking] = useState(false);
  const [revoke, busy] = useRevokePublicLink(words);
  async function confirm() {
    await revoke(id);
    setAsking(false);
  }
  return (
    <li className={row}>
      {title && <p className={heading}>{title}</p>}
      {url ? (
        <p className={address}>{url}</p>
      ) : (
        <p className={fact}>Its address is no longer known. Revoke it, and make another {words.noun}.</p>
      )}
      <p className={fact}>{facts.filter(Boolean).join(' · ')}</p>
      <div className={acts}>
        {url && (
          <Button variant="outline" size="sm" aria-label={names.copy} onClick={() => void copyText(url, words.copied)}>
            Copy
          </Button>
        )}
        {url && names.open && (
          <a
            className={button({ variant: 'outline', size: 'sm' })}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={names.open}
          >
            Open
          </a>
        )}
        <May act="STAGING_WRITE">
          <Button variant="outline" size="sm" aria-label={names.revoke} onClick={() => setAsking(true)}>
            Revoke
          </Button>
        </May>
      </div>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={words.question}
        confirmLabel={`Revoke ${words.noun}`}
        danger
        busy={busy}
      >
        {words.consequence}
      </ConfirmDialog>
    </li>
  );
}

const row = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6' });
const heading = css({ textStyle: 'address', overflowWrap: 'anywhere' });
const address = css({ overflowWrap: 'anywhere', textStyle: 'small', userSelect: 'all' });
const fact = css({ textStyle: 'small', color: 'ink.muted', fontVariantNumeric: 'tabular-nums lining-nums' });
const acts = css({ display: 'flex', flexWrap: 'wrap', gap: '8' });
