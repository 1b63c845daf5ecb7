import { open, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Caller } from '../domain/caller.js';
import type { Media, Upload } from '../db/generated/client.js';
import { DiskFullError, TooManyAttemptsError, UploadError } from '../domain/errors.js';
import { discardObjects } from '../storage/removeObjects.js';
import { inWorkFolder } from '../storage/workFolder.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { isDiskFull } from '../storage/diskRoom.js';
import { outcomeOf, timed } from '../watching/timed.js';
import { claimUpload, holdClaim, releaseUpload, settleUpload } from './claimUpload.js';
import { cleanApart } from './decoding/cleanApart.js';
import { fairGate, LineIsFull } from './fairGate.js';
import { formatOf, HEAD_BYTES, isAcceptedType, typeOfBytes } from './formats.js';
import { keepMedia } from './keepMedia.js';
import { ACCEPTED, type SentUpload } from './upload.rules.js';

/** While a file is read, the disk holds two more: a copy, and the cleaned file. */
const COPIES = 2;
/** Reading a file takes up to a gigabyte and a minute; one workspace never takes all places. */
const inTurn = fairGate({ most: 3, mostEach: 2, longestLine: 50 });
/** Seconds after which a sender with a full line may retry. */
const LINE_MOVES_IN = 30;
const LINE_IS_FULL = 'Many files of this workspace wait to be read already.';

/**
 * Takes an uploaded file into the media library: it must exist, have the announced size, and be a picture or a film by
 * its bytes, whatever its name and the announced type. A copy without metadata is kept; the uploaded file is removed in
 * every case but a wrong announcement. The upload's row stays as long as its
 * link could be reused.
 * @throws QuotaError, DiskFullError: the file may be finalised again
 * @throws TooManyAttemptsError when too many files of the workspace wait to be read
 * @throws NotFoundError for the project; UploadError, ConflictError: no row and no file is left. A file that has not
 * arrived, or has another size than the caller says, may still be sent to its link and finalised
 */
export async function finaliseUpload(caller: Caller, services: Services, input: SentUpload): Promise<Media> {
  await requireProject(caller, services.prisma, input.projectId);
  const claim = await claimUpload(caller, services, input.uploadUrl);
  const { upload } = claim;
  let isRead = false;
  try {
    return await holdClaim(services, claim, async () => {
      const info = await services.store.info(upload.objectKey);
      if (!info) throw new UploadError('The file has not arrived. Send it to the link, then try again.');
      requireSize(upload, { said: input.fileSize, size: info.size });
      isRead = true;
      const sent = { input, upload, size: info.size };
      return inTurn(caller.workspaceId, () =>
        inWorkFolder('upload', (folder) => takeIn(caller, services, { ...sent, folder })),
      );
    });
  } catch (error) {
    if (isRead && error instanceof UploadError) {
      await discardObjects(services, [upload.objectKey]);
      await settleUpload(services.prisma, upload);
    } else await releaseUpload(services, claim);
    throw sayable(services, error);
  }
}

/**
 * The caller may have counted wrongly, or the file may have arrived in part: only they know.
 * @throws UploadError
 */
function requireSize(
  { exactSize, size: announced }: Upload,
  { said, size }: { said?: number | null; size: number },
): void {
  const expected = exactSize ? announced : (said ?? size);
  if (size === expected) return;
  throw new UploadError(
    `The file has ${size} bytes; ${expected} were announced. If it arrived whole, say its fileSize as ${size}; ` +
      'otherwise send it again to the same link.',
  );
}

/** Converts an error that a person can resolve to a sentence. */
function sayable({ log }: Services, error: unknown): unknown {
  if (error instanceof LineIsFull) return new TooManyAttemptsError(LINE_MOVES_IN, LINE_IS_FULL);
  if (!isDiskFull(error) || error instanceof DiskFullError) return error;
  log.error({ err: error }, 'a file that was sent met a full disk');
  return new DiskFullError();
}

interface Sent {
  readonly input: SentUpload;
  readonly upload: Upload;
  /** received bytes */
  readonly size: number;
  /** the folder for temporary files */
  readonly folder: string;
}

async function takeIn(caller: Caller, services: Services, { input, upload, folder, size }: Sent): Promise<Media> {
  if (size === 0) throw new UploadError('The file is empty. Choose another one.');
  await services.disk.require(size * COPIES);
  const source = join(folder, 'sent');
  const target = join(folder, 'clean');
  await services.store.fetch(upload.objectKey, source);
  const sentAs = await typeOf(source, upload.contentType ?? input.mimeType ?? '');
  const kind = sentAs.startsWith('image/') ? 'image' : 'film';
  const file = await timed(
    services.metrics.uploadSeconds,
    (error) => ({ kind, outcome: outcomeOf(error, (each) => each instanceof UploadError) }),
    () => cleanApart({ source, target, mimeType: sentAs }, services.log),
  );
  const { size: fileSize } = await stat(target);
  await services.disk.require(fileSize);
  return keepMedia(caller, services, { input, file, fileSize, path: target, upload });
}

/** The content type by the first bytes. @throws UploadError when they are of no accepted one */
async function typeOf(path: string, announced: string): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).finally(() => file.close());
  const found = typeOfBytes(buffer.subarray(0, bytesRead));
  if (found) return found;
  if (!isAcceptedType(announced)) {
    throw new UploadError(`This is neither a picture nor a film that can be read here. Send ${ACCEPTED}.`);
  }
  const { extension, type } = formatOf(announced);
  const what = `${extension.toUpperCase()} ${type === 'image' ? 'picture' : 'film'}`;
  throw new UploadError(`The file is no ${what}, although it was announced as one.`);
}
