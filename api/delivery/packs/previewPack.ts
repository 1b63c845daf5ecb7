/** What the staged pictures of a pack will look like, before it is ordered. */
import { join } from 'node:path';
import sharp from 'sharp';
import { rateLimited, TooManyAttemptsError } from '../../domain/errors.js';
import { fairGate, LineIsFull } from '../../media/fairGate.js';
import type { Services } from '../../services.js';
import type { LabelProfile } from '../../shared/labelProfile.js';
import { inWorkFolder } from '../../storage/workFolder.js';
import { FOLDERS, tokenOf } from '../links/linkToken.js';
import { labelOf } from '../pack/labelOf.js';
import { PictureFault } from '../pictures/pictureFault.js';
import { drawPicture } from '../pictures/renderPicture.js';

/** Pixels of its longest side, and its quality as a JPEG. */
const LONGEST = 1120;
const QUALITY = 82;
/** A picture of 24 megapixels takes 75 MB and about a second. */
const inTurn = fairGate({ most: 2, mostEach: 1, longestLine: 4 });
const RETRY_IN = 5;

export interface PackPreview {
  /** a JPEG, as a data URL; null where the picture has no room for its label */
  readonly url: string | null;
  /** pixels of the picture that the pack will hold */
  readonly width: number;
  readonly height: number;
  /** a sentence: what of the choice the picture cannot have */
  readonly problem: string | null;
}

interface Previewed {
  readonly id: string;
  readonly workspaceId: string;
}

interface PreviewChoice {
  readonly label: LabelProfile;
  /** pixels of the longest side at most; null: as large as the photo */
  readonly longest: number | null;
}

/**
 * The job's first delivered picture as the pack draws it, then made smaller. Nothing is kept, and no page is made.
 * @returns null when nothing is delivered yet
 * @throws GraphQLError when too many previews of the workspace are being drawn
 */
export async function previewPack(
  services: Services,
  job: Previewed,
  choice: PreviewChoice,
): Promise<PackPreview | null> {
  const item = await services.prisma.stagingItem.findFirst({
    where: { jobId: job.id, decision: 'approved', finalMediaId: { not: null } },
    orderBy: { position: 'asc' },
    include: { final: true },
  });
  const final = item?.final;
  if (!final) return null;
  // of the length of a page's address, so that the code is as dense as it will be
  const page = `${services.env.publicUrl}${FOLDERS.delivery}${tokenOf(services.env, job.id)}`;
  const work = () =>
    inWorkFolder('pack', async (folder) => {
      const file = join(folder, 'final');
      await services.store.fetch(final.losslessKey ?? final.objectKey, file);
      return draw(file, choice, page);
    });
  return inTurn(job.workspaceId, work).catch((error: unknown) => {
    if (error instanceof LineIsFull)
      throw rateLimited(new TooManyAttemptsError(RETRY_IN, 'Too many previews at once.'));
    if (!(error instanceof PictureFault)) throw error;
    const problem = `${sentence(error.message)} ${error.advice}`;
    return { url: null, width: final.width ?? 0, height: final.height ?? 0, problem };
  });
}

const sentence = (words: string) => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

async function draw(file: string, { label, longest }: PreviewChoice, page: string): Promise<PackPreview> {
  const { width, height, data, withoutCode } = await drawPicture(file, longest, labelOf(label, page));
  const jpeg = await sharp(data, { raw: { width, height, channels: 3 }, limitInputPixels: false })
    .resize(LONGEST, LONGEST, { fit: 'inside', withoutEnlargement: true })
    .jpeg({ quality: QUALITY })
    .toBuffer();
  const problem = withoutCode && `It has no room for the QR code. ${withoutCode}`;
  return { url: `data:image/jpeg;base64,${jpeg.toString('base64')}`, width, height, problem };
}
