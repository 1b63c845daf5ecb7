/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph, Quote } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { visibleJob } from '../rows.js';
import { Foot, inSubject, mailSettings, reviewOf, type NoticeLetter, type Written } from './noticeLetter.js';

const WHY = 'You get this mail because you ordered this staging, or own the workspace.';
const ACTS = { looks_good: 'likes the proofs', please_change: 'asks for changes' } as const;
const NEXT = {
  looks_good: 'The photos are delivered once you approve them.',
  please_change: 'You can turn the answer into a revision.',
} as const;
/** Characters; the rest is in the review. */
const LONGEST_WORDS = 1500;

/** A seller has answered to a proof that was sent to them. */
export async function sellerAnsweredLetter(
  news: NewsOf<'seller_answered'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const { jobId, firstName, verdict, words } = news;
  const job = await visibleJob(services.prisma, news);
  if (!job) return null;
  const { address } = job.project;
  const who = firstName.trim() || 'The seller';
  const said = words.trim();
  return {
    subject: `${inSubject(who)} ${ACTS[verdict]}: ${inSubject(address)}`,
    letter: (
      <Letter
        title={`${who} ${ACTS[verdict]}`}
        preview={said || address}
        foot={<Foot why={WHY} unsubscribe={unsubscribe} settings={mailSettings(services.env)} />}
      >
        <Paragraph>
          <Given>{who}</Given> has looked at the proofs of <Given>{address}</Given> and {ACTS[verdict]}
          {said ? ':' : '.'}
        </Paragraph>
        {said && <Quote>{said.length > LONGEST_WORDS ? `${said.slice(0, LONGEST_WORDS)}…` : said}</Quote>}
        <Paragraph>{NEXT[verdict]}</Paragraph>
        <Act href={reviewOf(services.env, jobId)}>Open the review</Act>
      </Letter>
    ),
  };
}
