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
import { claimUpload, releaseUpload, settleUpload } from './claimUpload.js';
import { cleanApart } from './decoding/cleanApart.js';
import { fairGate, LineIsFull } from './fairGate.js';
import { FORMATS, HEAD_BYTES, isAcceptedType, typeOfBytes } from './formats.js';
import { keepMedia } from './keepMedia.js';
import type { SentUpload } from './upload.rules.js';

/** What is sent lies on the disk twice more while it is read: as a copy, and as what is made of it. */
const COPIES = 2;
/** A file takes up to a gigabyte and a minute while it is read; one workspace never has all places. */
const inTurn = fairGate({ most: 3, mostEach: 2, longestLine: 50 });
/** Seconds after which a sender may try again whose line is full. */
const LINE_MOVES_IN = 30;
const LINE_IS_FULL = 'Many files of this workspace wait to be read already.';

/**
 * Takes a sent file into the media library: it must be there, have the announced size, and truly be what it says. What
 * is kept is a copy without metadata; the sent file is removed, whatever comes of it. Its row stays as long as its link
 * could be used again.
 * @throws QuotaError, DiskFullError: the file may be finalised again
 * @throws TooManyAttemptsError where very many of the workspace's files wait to be read
 * @throws NotFoundError for the project; UploadError, ConflictError: no row and no file is left. A file that has not
 * arrived may still be sent to its link
 */
export async function finaliseUpload(caller: Caller, services: Services, input: SentUpload): Promise<Media> {
  await requireProject(caller, services.prisma, input.projectId);
  const upload = await claimUpload(caller, services, input.uploadUrl);
  let hasArrived = false;
  try {
    const info = await services.store.info(upload.objectKey);
    if (!info) throw new UploadError('The file has not arrived. Send it to the link, then try again.');
    hasArrived = true;
    const sent = { input, upload, size: info.size };
    return await inTurn(caller.workspaceId, () =>
      inWorkFolder('upload', (folder) => takeIn(caller, services, { ...sent, folder })),
    );
  } catch (error) {
    if (hasArrived && error instanceof UploadError) {
      await discardObjects(services, [upload.objectKey]);
      await settleUpload(services.prisma, upload);
    } else await releaseUpload(services, upload);
    throw sayable(services, error);
  }
}

/** What a person can do something about, in their words. */
function sayable({ log }: Services, error: unknown): unknown {
  if (error instanceof LineIsFull) return new TooManyAttemptsError(LINE_MOVES_IN, LINE_IS_FULL);
  if (!isDiskFull(error) || error instanceof DiskFullError) return error;
  log.error({ err: error }, 'a file that was sent met a full disk');
  return new DiskFullError();
}

interface Sent {
  readonly input: SentUpload;
  readonly upload: Upload;
  /** bytes that arrived */
  readonly size: number;
  /** to work in */
  readonly folder: string;
}

async function takeIn(caller: Caller, services: Services, { input, upload, folder, size }: Sent): Promise<Media> {
  if (size === 0) throw new UploadError('The file is empty. Choose another one.');
  const announced = upload.exactSize ? upload.size : (input.fileSize ?? size);
  if (size !== announced || size > upload.size) {
    throw new UploadError(`The file has ${size} bytes; ${announced} were announced. Send it again.`);
  }
  await services.disk.require(size * COPIES);
  const source = join(folder, 'sent');
  const target = join(folder, 'clean');
  await services.store.fetch(upload.objectKey, source);
  const sentAs = await typeOf(source, upload.contentType ?? knownType(input.mimeType));
  const file = await cleanApart({ source, target, mimeType: sentAs }, services.log);
  const { size: fileSize } = await stat(target);
  await services.disk.require(fileSize);
  return keepMedia(caller, services, { input, file, fileSize, path: target, upload });
}

/** What the sender says of a file that could be anything; null where that says nothing, and its bytes have to. */
const knownType = (mimeType: string | null | undefined) => (mimeType && isAcceptedType(mimeType) ? mimeType : null);

/** The content type, once the first bytes agree with what was announced. */
async function typeOf(path: string, announced: string | null): Promise<string> {
  const file = await open(path);
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0).finally(() => file.close());
  const head = buffer.subarray(0, bytesRead);
  if (announced === null) {
    const found = typeOfBytes(head);
    if (!found) throw new UploadError('This is neither a picture nor a film that can be read here.');
    return found;
  }
  if (FORMATS[announced].matches(head)) return announced;
  const { extension, type } = FORMATS[announced];
  const what = `${extension.toUpperCase()} ${type === 'image' ? 'picture' : 'film'}`;
  throw new UploadError(`The file is no ${what}, although it was announced as one.`);
}
