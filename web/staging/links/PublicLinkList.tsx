import { graphql, useFragment } from 'react-relay/hooks';
import { css } from '#styled/css';
import type {
  PublicLinkList_links$data,
  PublicLinkList_links$key,
} from '../../__generated__/PublicLinkList_links.graphql.js';
import { dayOf } from '../../format/dates.js';
import { LinkRow, type LinkWords } from './LinkRow.js';

const WORDS: LinkWords = {
  noun: 'link',
  copied: 'Link copied',
  revoked: 'Link revoked',
  failed: 'Failed to revoke the link',
  question: 'Revoke this link?',
  consequence: 'Whoever has the link can no longer open its page. What was said by it stays.',
};

/** The links for the seller that nobody has revoked, each with its address and how often it was opened. */
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
      {data.map((link) => {
        const made = `Link of ${dayOf(link.createdAt)}`;
        const names = { copy: `Copy: ${made}`, revoke: `Revoke: ${made}` };
        return <LinkRow key={link.id} id={link.id} url={link.url} facts={factsOf(link)} words={WORDS} names={names} />;
      })}
    </ul>
  );
}

function factsOf({ views, lastViewedAt, expiresAt, createdAt, sellerApproves }: PublicLinkList_links$data[number]) {
  const opened = views === 1 ? 'opened once' : `opened ${views} times`;
  return [
    `Made ${dayOf(createdAt)}`,
    lastViewedAt ? `${opened}, last on ${dayOf(lastViewedAt)}` : 'not opened yet',
    expiresAt && `ends ${dayOf(expiresAt)}`,
    sellerApproves && '“Looks good” approves',
  ];
}

const list = css({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '16' });
