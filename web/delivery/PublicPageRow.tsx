import { graphql, useFragment } from 'react-relay/hooks';
import type { PublicPageRow_page$data, PublicPageRow_page$key } from '../__generated__/PublicPageRow_page.graphql.js';
import { dayOf } from '../format/dates.js';
import { LinkRow, type LinkWords } from '../staging/links/LinkRow.js';
import { hasEnded } from './hasEnded.js';

const WORDS: LinkWords = {
  noun: 'page',
  copied: 'Address copied',
  revoked: 'Public page revoked',
  failed: 'Failed to revoke the public page',
  question: 'Revoke this public page?',
  consequence:
    'Its address leads nowhere any more, also from QR codes and texts of packs that name it. It cannot be switched on ' +
    'again.',
};
const NAMES = {
  copy: 'Copy the address of the public page',
  open: 'Open the public page in a new tab',
  revoke: 'Revoke the public page',
};

interface PublicPageRowProps {
  readonly page: PublicPageRow_page$key;
  /** its project, in a list of pages of several */
  readonly title?: string;
}

/** A public page: its address, how often it was opened, and switching it off. */
export function PublicPageRow({ page, title }: PublicPageRowProps) {
  const data = useFragment(pageFragment, page);
  return <LinkRow id={data.id} title={title} url={data.url} facts={factsOf(data)} words={WORDS} names={NAMES} />;
}

const factsOf = ({ views, expiresAt, wholeProject, indexed }: PublicPageRow_page$data) => [
  viewsText(views),
  expiresAt && `${hasEnded(expiresAt) ? 'ended' : 'ends'} ${dayOf(expiresAt)}`,
  wholeProject && 'whole project',
  indexed && 'listed by search engines',
];

function viewsText(views: number): string {
  if (views === 0) return 'Not opened yet';
  return views === 1 ? 'Opened once' : `Opened ${views} times`;
}

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
