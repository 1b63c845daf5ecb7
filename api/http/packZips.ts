/** A pack as one ZIP, for the members of its workspace. It streams from the store: nothing is held whole. */
import { pipeline } from 'node:stream/promises';
import { packZip } from '../delivery/pack/packZip.js';
import { zipName } from '../delivery/pack/packNames.js';
import { visiblePacks } from '../delivery/packs/pack.access.js';
import { typeOfId } from '../domain/ids.js';
import type { Services } from '../services.js';
import { attachment } from '../storage/disposition.js';
import { HttpError, type Handler } from './answer.js';
import { requireSender, type ReadSender } from './sender.js';

const PATH = /^\/api\/packs\/([^/]+)\/zip$/;

export function packZips({ prisma, store, log }: Services, readSender: ReadSender): Handler {
  return async (request, response) => {
    const { caller } = requireSender(await readSender(request, response), 'staging:read');
    const [, id = ''] = PATH.exec((request.url ?? '').split('?', 1)[0] ?? '') ?? [];
    const where = { id, ...visiblePacks(caller) };
    const include = {
      files: { orderBy: { position: 'asc' } },
      job: { select: { project: { select: { address: true } } } },
    } as const;
    const pack = typeOfId(id) === 'Pack' ? await prisma.pack.findFirst({ where, include }) : null;
    if (!pack) throw new HttpError(404, 'Pack not found.');
    if (pack.state !== 'ready') throw new HttpError(409, 'This pack is not ready.');
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-disposition': attachment(zipName(pack.job.project.address)),
      'cache-control': 'private, no-store',
    });
    if (request.method === 'HEAD') return void response.end();
    const entries = pack.files.map(({ name, mimeType, fileKey }) => ({
      name,
      deflate: mimeType === 'text/plain',
      make: () => store.read(fileKey),
    }));
    // A file that is gone breaks the download off, so that nobody takes a part for the whole.
    await pipeline(packZip(entries, { at: pack.createdAt }), response).catch((error: unknown) => {
      if (response.destroyed && !response.writableFinished) log.warn({ err: error, packId: id }, 'a pack broke off');
      else throw error;
    });
  };
}
