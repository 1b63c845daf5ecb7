import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Caller } from '../accounts/caller.js';
import type { Media, Upload } from '../db/generated/client.js';
import { UploadError } from '../graphql/errors.js';
import { discardObjects } from '../jobs/removeObjects.js';
import { requireProject } from '../projects/project.access.js';
import type { Services } from '../services.js';
import { claimUpload, releaseUpload } from './claimUpload.js';
import { cleanImage } from './cleanImage.js';
import { cleanVideo } from './cleanVideo.js';
import { FORMATS, HEAD_BYTES, isAcceptedType, typeOfBytes } from './formats.js';
import { gate } from './gate.js';
import { keepMedia } from './keepMedia.js';
import type { SentUpload } from './upload.rules.js';

/** A picture of 100 megapixels takes hundreds of megabytes while it is decoded. */
const oneOfFew = gate(2);

/**
 * Takes a sent file into the media library: it must be there, have the announced size, and truly be what it says. What
 * is kept is a copy without metadata; the sent file is removed, whatever comes of it. Its row stays as long as its link
 * could be used again.
 * @throws NotFoundError for the project; UploadError, ConflictError: no row and no file is left. A file that has not
 * arrived may still be sent to its link
 */
export async function finaliseUpload(caller: Caller, services: Services, input: SentUpload): Promise<Media> {
  await requireProject(caller, services.prisma, input.projectId);
  const upload = await claimUpload(caller, services, input.uploadUrl);
  const info = await services.store.info(upload.objectKey);
  if (!info) {
    await releaseUpload(services, upload);
    throw new UploadError('The file has not arrived. Send it to the link, then try again.');
  }
  const folder = await mkdtemp(join(tmpdir(), 'showhome-upload-'));
  try {
    const media = await oneOfFew(() => takeIn(caller, services, { input, upload, folder, size: info.size }));
    await discardObjects(services, [upload.objectKey]);
    return media;
  } catch (error) {
    if (error instanceof UploadError) await discardObjects(services, [upload.objectKey]);
    else await releaseUpload(services, upload);
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
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
  const source = join(folder, 'sent');
  const target = join(folder, 'clean');
  await services.store.fetch(upload.objectKey, source);
  const sentAs = await typeOf(source, upload.contentType ?? knownType(input.mimeType));
  const clean = FORMATS[sentAs].type === 'image' ? cleanImage : cleanVideo;
  const file = await clean({ source, target, mimeType: sentAs, log: services.log });
  const { size: fileSize } = await stat(target);
  return keepMedia(caller, services, { input, file, fileSize, open: () => createReadStream(target) });
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
