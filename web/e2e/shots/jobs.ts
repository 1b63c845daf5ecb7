import { setTimeout as wait } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { Client } from './http.js';
import { once } from './once.js';
import { elementAt } from '../../../api/test/elements.js';

const PATIENCE_MS = 600_000; // rendering a room is slow on a busy machine
const POLL_MS = 500;
const ROOM_WIDTH = 768; // pixels

const OWN_SIZES = [
  { name: 'Brochure', longest: 2400, mostBytes: 3_000_000 },
  { name: 'Portal of the harbor and coast', longest: 1280 },
  { name: 'Window card', longest: 4000, mostBytes: 12_500_000, chosen: false },
];

interface Made {
  readonly id: string;
}

interface Job extends Made {
  readonly status: string;
}

interface Photo extends Made {
  readonly url: string;
}

interface Rounds {
  readonly items: readonly Made[];
  readonly rounds: readonly { readonly results: readonly Made[] }[];
}

const ROUNDS = 'query($id: ID!) { node(id: $id) { ... on StagingJob { items { id } rounds { results { id } } } } }';

interface Site {
  readonly url: string;
  readonly client: Client;
  readonly projects: () => Promise<readonly Made[]>;
}

/** Jobs of the agent's first project, one for each state. */
export function jobsOf({ url, client, projects }: Site) {
  const { read, send } = client;
  const projectId = async () => elementAt(await projects(), 0).id;

  /** A photo of the demo project; uploads here are listed before it. */
  const photoOf = (index: number) =>
    once(async () => {
      const photos = await read<Photo[]>(`projects/${elementAt(await projects(), index).id}/media`);
      return Buffer.from(await (await fetch(new URL(elementAt(photos, photos.length - 1).url, url))).arrayBuffer());
    });
  const photo = photoOf(0);
  const otherPhoto = photoOf(1);

  const upload = async (bytes: Buffer, originalName: string) => {
    const { uploadURL } = await send<{ readonly uploadURL: string }>('objects/upload');
    const headers = { 'content-type': 'image/jpeg' };
    const sent = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (!sent.ok) throw new Error(`${sent.status}: ${await sent.text()}`);
    return send<Made>(`projects/${await projectId()}/media`, {
      uploadUrl: uploadURL,
      originalName,
      filename: originalName,
      fileSize: bytes.length,
      mimeType: 'image/jpeg',
      type: 'image',
    });
  };

  const order = async (inputMediaIds: readonly string[], look: object = {}) =>
    (await send<Job>('staging', { projectId: await projectId(), inputMediaIds, ...look })).id;

  const until = async (id: string, statuses: readonly string[]) => {
    for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await wait(POLL_MS)) {
      const job = (await read<Job[]>('staging')).find((one) => one.id === id);
      if (job && statuses.includes(job.status)) return id;
    }
    throw new Error(`The job ${id} did not become ${statuses.join(' or ')}.`);
  };
  const toReview = async (images: readonly string[], look: object) => until(await order(images, look), ['proof_ready']);

  /** a small copy, because it is rendered during the run */
  const small = (picture: Buffer) => sharp(picture).resize({ width: ROOM_WIDTH });
  const uploadRoom = async (picture: Sharp, name: string) =>
    (await upload(await picture.jpeg({ quality: 90 }).toBuffer(), name)).id;
  const room = once(async () => uploadRoom(small(await photo()), 'living-room-small.jpg'));
  const fog = once(async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { width: 900, height: 600, channels: 3, background: 'grey', noise } as const;
    return uploadRoom(sharp({ create }), 'fog.jpg');
  });
  /** four views: two rooms, and their mirror images */
  const views = once(async (): Promise<readonly [string, string, string, string]> => [
    await room(),
    await uploadRoom(small(await otherPhoto()), 'bedroom.jpg'),
    await uploadRoom(small(await photo()).flop(), 'living-room-from-the-hall.jpg'),
    await uploadRoom(small(await otherPhoto()).flop(), 'bedroom-from-the-window-after-the-renovation.jpg'),
  ]);

  const revised = once(async () => {
    const id = await toReview((await views()).slice(0, 2), { style: 'modern' });
    await send(`staging/${id}/revision`, { reason: 'Changes requested', comments: 'No rug, two armchairs' });
    return until(id, ['proof_ready']);
  });

  return {
    /** two small photos of the first project */
    twoRooms: once(async () => (await views()).slice(0, 2)),
    /** a job under review */
    proof: once(async () => toReview([await room()], { style: 'modern' })),
    /** a job of several images under review; one image shows no room */
    mixed: once(async () => toReview([...(await views()).slice(0, 2), await fog()], { style: 'industriel' })),
    /** a job of many images with finals */
    delivered: once(async () => {
      const notes = 'The sofa should face the window. Nothing on the wall between the doors, please.';
      const id = await toReview(await views(), { style: 'hampton', notes });
      await send(`staging/${id}/approve`);
      return until(id, ['final_delivered']);
    }),
    /** a delivered job of one image, of which a pack with own sizes is being made */
    packed: once(async () => {
      const id = await toReview([await room()], { style: 'hampton' });
      await send(`staging/${id}/approve`);
      await until(id, ['final_delivered']);
      const pack = { jobId: id, ownSizes: OWN_SIZES, label: { kind: 'CORNER', qr: true }, publicPage: true };
      return client.mutate('createPack', pack, 'stagingJob');
    }),
    /** a job of a room, its mirror image as the same room, and another room that is said to be the same */
    sameRoom: once(async () => {
      const [first, other, mirrored] = await views();
      const photos = [
        { mediaId: mirrored, sameRoomAs: first, backWall: 'back' },
        { mediaId: other, sameRoomAs: first },
      ];
      return toReview([first, mirrored, other], { style: 'modern', photos });
    }),
    /** a job of two images that was revised and is under review again */
    revised,
    /** the same, whose second image shows its first round again */
    takenUp: once(async () => {
      const id = await revised();
      const { node } = await client.graphql<{ readonly node: Rounds }>(ROUNDS, { id });
      const [resultId, shownId] = node.rounds.map(({ results }) => elementAt(results, 1).id);
      await client.mutate('takeUpResult', { itemId: elementAt(node.items, 1).id, resultId, shownId }, 'stagingJob');
      return id;
    }),
    /** a job that failed because its picture shows no room */
    failed: once(async () => until(await order([await fog()]), ['rework'])),
    /** a job of many pictures that is being rendered for some minutes, and one that waits behind it */
    busy: once(async () => {
      const picture = await photo();
      const more = await Promise.all(
        [1, 2, 3, 4, 5, 6, 7].map((number) => upload(picture, `living-room-${number}.jpg`)),
      );
      const id = await order([await room(), ...more.map((one) => one.id)], { style: 'japon' });
      await order([await room()], { style: 'boheme', roomType: 'home_office' });
      return until(id, ['processing']);
    }),
  };
}
