/**
 * Files that are far more expensive to parse than their size suggests. Their parts are counted before, in another
 * process.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { filmOfAnEmptyRun, filmOfManySamples, webmOfManyBlocks } from '../../test/attacks/film.js';
import {
  heicOfItems,
  jpegOfComments,
  jpegOfTables,
  pngOfEmptyChunks,
  pngOfTexts,
  webpOfChunks,
} from '../../test/attacks/pictures.js';
import { finalise, makeProject, sendFile } from '../../test/factories.js';
import { shared } from '../../test/shared.js';
import { startServer } from '../../test/startServer.js';

const server = shared(startServer);
const who = shared(() => server.register());
let projectId: string;
beforeAll(async () => {
  projectId = await makeProject(server, who);
});

async function upload(bytes: Buffer, mimeType: string) {
  const uploadUrl = await sendFile(server, who, { projectId, bytes, mimeType });
  return finalise(server, who, { projectId, uploadUrl });
}

const PARTS = 'The picture is made of more than 50000 parts. Save it anew and send it again.';
const ITEMS = 'The picture is made of more than 2000 parts. Send it as a JPEG.';
const SAMPLES =
  'The film is made of more than 500000 pictures and pieces of sound. ' +
  'Export a shorter one, or one with fewer pictures a second.';

describe('a file of too many parts is refused with a sentence', () => {
  it.each([
    ['a PNG of empty IDAT chunks', 'image/png', () => pngOfEmptyChunks(60_000), PARTS],
    ['a PNG of text chunks', 'image/png', () => pngOfTexts(60_000), PARTS],
    ['a JPEG of comments', 'image/jpeg', () => jpegOfComments(60_000), PARTS],
    ['a JPEG of quantisation tables', 'image/jpeg', () => jpegOfTables(60_000), PARTS],
    ['a WebP of unknown chunks', 'image/webp', () => webpOfChunks(60_000), PARTS],
    ['a HEIC of items', 'image/heic', () => heicOfItems(60_000), ITEMS],
    ['an MP4 of samples of one size', 'video/mp4', () => filmOfManySamples({ samples: 600_000 }), SAMPLES],
    ['an MP4 of listed samples', 'video/mp4', () => filmOfManySamples({ samples: 600_000, table: 'listed' }), SAMPLES],
    ['a fragmented MP4 of a run without bytes', 'video/mp4', () => filmOfAnEmptyRun(4_000_000_000), SAMPLES],
    ['a WebM of blocks', 'video/webm', () => webmOfManyBlocks(600_000), SAMPLES],
  ])('%s', async (_what, mimeType, make, message) => {
    const answer = await upload(await make(), mimeType);
    expect(answer).toMatchObject({ __typename: 'UploadError', message });
  });

  it.each([
    ['a PNG of a few thousand chunks', 'image/png', () => pngOfTexts(13_000)],
    ['a JPEG of a few hundred comments', 'image/jpeg', () => jpegOfComments(500)],
    ['an MP4 of some minutes', 'video/mp4', () => filmOfManySamples({ samples: 10_000 })],
  ])('accepts %s', async (_what, mimeType, make) => {
    expect(await upload(await make(), mimeType)).toMatchObject({ __typename: 'FinaliseUploadPayload' });
  });
});
