/** @jsxRuntime automatic */
import { Letter } from '../../mail/letter/Letter.js';
import { Act, Given, Paragraph, TextLink } from '../../mail/letter/parts.js';
import type { NewsOf } from '../../messaging/news.js';
import { countPhotos } from '../../staging/countPhotos.js';
import { visibleJob } from '../rows.js';
import { Foot, inSubject, mailSettings, projectPage, reviewOf } from './noticeLetter.js';
import type { NoticeLetter, Written } from './noticeLetter.js';

const WHY = 'You get this mail because you ordered this staging, or own the workspace.';

/** The finals of a job can be downloaded. */
export async function deliveredLetter(
  news: NewsOf<'delivered'>,
  { services, unsubscribe }: NoticeLetter,
): Promise<Written | null> {
  const { jobId, finals } = news;
  const { env, prisma } = services;
  const job = await visibleJob(prisma, news);
  if (!job) return null;
  const { id: projectId, address } = job.project;
  const delivered = `${countPhotos(finals)} ${finals === 1 ? 'is' : 'are'} delivered`;
  return {
    subject: `${delivered}: ${inSubject(address)}`,
    letter: (
      <Letter
        title={delivered}
        preview={`${address}. Download them without the mark, at full size.`}
        foot={<Foot why={WHY} unsubscribe={unsubscribe} settings={mailSettings(env)} />}
      >
        <Paragraph>
          The approved photos of <Given>{address}</Given> can be downloaded, without the mark and at the size of your
          own photos.
        </Paragraph>
        <Act href={reviewOf(env, jobId)}>Download the photos</Act>
        <Paragraph>
          They are in the media of <TextLink href={projectPage(env, projectId)}>the project</TextLink> as well. Say
          where you show them that they are virtually staged.
        </Paragraph>
      </Letter>
    ),
  };
}
