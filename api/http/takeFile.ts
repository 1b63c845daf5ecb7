/** The PUT to an upload link. The link states what it accepts; its row states whether it still does. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Transform } from 'node:stream';
import { DiskFullError } from '../domain/errors.js';
import { linkState, USED_LINK } from '../media/linkState.js';
import type { Services } from '../services.js';
import { type DiskRoom, isDiskFull } from '../storage/diskRoom.js';
import type { OwnLink } from '../storage/ownLinks.js';
import { WrongSizeError } from '../storage/store.js';

/** How often the disk's free space is checked; bytes. */
const LOOK_EVERY = 1024 * 1024;

export interface Sending {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly services: Pick<Services, 'store' | 'prisma' | 'disk' | 'log'>;
  readonly link: OwnLink;
}

interface Refused {
  readonly status: number;
  /** a sentence for the user */
  readonly message: string;
}

/** A newer request sends the same file, and replaces this one. */
class Superseded extends Error {
  override readonly name = 'Superseded';
}

/**
 * Running uploads of this process by key. A link accepts one file at a time; otherwise many concurrent ones could fill
 * the disk.
 */
const underWay = new Map<string, Transform>();

/**
 * Stores the file of the link, and answers 200.
 * @returns the refusal; null when the file was stored, or the sender is gone
 */
export async function takeFile({ request, response, services, link }: Sending): Promise<Refused | null> {
  const { store, prisma, disk, log } = services;
  const contentType = request.headers['content-type'] ?? 'application/octet-stream';
  const wrong = wrongHead(request, link, contentType) ?? (await closed(prisma, link.key));
  if (wrong) return wrong;
  const isHere = store.origin === null; // a file that is passed on to a bucket needs no space here
  const body = bodyOf(request, isHere ? disk : null);
  underWay.get(link.key)?.destroy(new Superseded('The file is being sent once more.'));
  underWay.set(link.key, body);
  try {
    if (isHere) await disk.require(Number(request.headers['content-length'] ?? 0));
    const { size } = await store.writeSized(link.key, body, { contentType, size: sizeOf(link) });
    const closedMeanwhile = await closed(prisma, link.key);
    if (closedMeanwhile) {
      await store.delete(link.key);
      return closedMeanwhile;
    }
    response.writeHead(200, { etag: `"${size}"`, 'content-length': 0 }).end();
    return null;
  } catch (error) {
    if (error instanceof WrongSizeError) return { status: 413, message: sizeSentence(link) };
    if (error instanceof Superseded) return { status: 409, message: error.message };
    // The sender disconnected: nothing was stored, and nobody waits for an answer.
    if (request.destroyed && !request.complete) return null;
    if (!isDiskFull(error)) throw error;
    if (!(error instanceof DiskFullError)) log.error({ err: error }, 'an upload failed because the disk is full');
    return { status: 507, message: new DiskFullError().message };
  } finally {
    if (underWay.get(link.key) === body) underWay.delete(link.key);
    body.destroy();
  }
}

const sizeOf = ({ size, exactSize }: OwnLink) => ({ most: size ?? 0, least: exactSize ? (size ?? 0) : 0 });

const sizeSentence = ({ exactSize, size }: OwnLink) =>
  `Expected ${exactSize ? 'exactly' : '0 to'} ${size} bytes, as announced when the link was made.`;

function wrongHead(request: IncomingMessage, link: OwnLink, given: string): Refused | null {
  if (link.contentType !== null && given !== link.contentType) {
    return { status: 415, message: `Expected content-type ${link.contentType}, got ${given}.` };
  }
  const announced = request.headers['content-length'];
  const { most, least } = sizeOf(link);
  const fits = announced === undefined || (Number(announced) <= most && Number(announced) >= least);
  return fits ? null : { status: 413, message: sizeSentence(link) };
}

async function closed(prisma: Services['prisma'], key: string): Promise<Refused | null> {
  const state = await linkState(prisma, key);
  if (state === 'open') return null;
  return state === 'used' ? { status: 409, message: USED_LINK } : { status: 403, message: 'This link is not valid.' };
}

/** A separate stream, so that the request stays open and can be answered when its body is refused halfway. */
function bodyOf(request: IncomingMessage, disk: DiskRoom | null): Transform {
  let unseen = 0;
  const body = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      unseen += chunk.length;
      if (!disk || unseen < LOOK_EVERY) return done(null, chunk);
      unseen = 0;
      disk.require(0).then(
        () => done(null, chunk),
        (error: Error) => done(error),
      );
    },
  });
  body.on('error', () => {}); // its reader handles the error
  request.on('error', () => {});
  const leave = () => void (request.complete || body.destroy(new Error('The sender disconnected.')));
  if (request.destroyed) leave();
  else request.once('close', leave).pipe(body);
  return body;
}
