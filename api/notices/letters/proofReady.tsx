/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph, Pictures } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { countPhotos } from '../../staging/countPhotos.js';
import { visibleJob } from '../rows.js';
import { Foot, inSubject, mailSettings, reviewOf, type NoticeLetter, type Written } from './noticeLetter.js';
import { proofPictures } from './proofPictures.js';

const WHY = 'You get this mail because you ordered this staging, or own the workspace.';

/** Proofs wait for a review. Null when none does any more. */
export async function proofReadyLetter(
  news: NewsOf<'proof_ready'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const { jobId } = news;
  const job = await visibleJob(services.prisma, news);
  if (job?.status !== 'proof_ready') return null;
  const { address } = job.project;
  const count = job.items.filter(({ proof }) => proof !== null).length;
  const failed = job.items.length - count;
  const attached = await proofPictures(services, job);
  const left = count - attached.length;
  const href = reviewOf(services.env, jobId);
  const ready = `${countPhotos(count)} ${count === 1 ? 'is' : 'are'} ready for review`;
  return {
    subject: `${ready}: ${inSubject(address)}`,
    attachments: attached.map(({ attachment }) => attachment),
    letter: (
      <Letter
        title={ready}
        preview={`${address}. Look at them, then approve or ask for changes.`}
        foot={<Foot why={WHY} unsubscribe={unsubscribe} settings={mailSettings(services.env)} />}
      >
        <Paragraph>
          The staged photos of <Given>{address}</Given> wait for your decision: approve them, or ask for changes.
        </Paragraph>
        {failed > 0 && <Paragraph>{countPhotos(failed)} could not be staged. The review says why.</Paragraph>}
        {attached.length > 0 && <Pictures pictures={attached.map(({ picture }) => picture)} href={href} />}
        {left > 0 && attached.length > 0 && <Paragraph>And {left} more.</Paragraph>}
        <Act href={href}>Review the {count === 1 ? 'photo' : 'photos'}</Act>
      </Letter>
    ),
  };
}
