/** Who looks at the screens, and what they have: made over HTTP, as a person would make it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';

const PATIENCE_MS = 600_000; // a room takes its time on a busy machine
const POLL_MS = 500;
const ROOM_WIDTH = 768; // pixels

export interface Person {
  readonly email: string;
  /** for the `cookie` header */
  readonly cookie: string;
}

export interface Job {
  readonly id: string;
  readonly status: string;
}

interface Photo {
  readonly id: string;
  readonly url: string;
}

/** Once asked for, made once. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}

async function ask(url: string, { cookie, body }: { readonly cookie?: string; readonly body?: object }) {
  const response = await fetch(url, {
    method: body ? 'POST' : 'GET',
    headers: { 'content-type': 'application/json', ...(cookie && { cookie }) },
    body: body && JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url}: ${response.status}: ${await response.text()}`);
  return response;
}

async function enter(url: string, body: { readonly email: string; readonly password: string }): Promise<Person> {
  const response = await ask(url, { body });
  const cookie = response.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  return { email: body.email, cookie: cookie.join('; ') };
}

export type World = ReturnType<typeof createWorld>;

/** The demo account with jobs in every state that lasts, and somebody who has nothing yet. Each thing is made when it
 * is first asked for. */
export function createWorld(url: string, account: { readonly email: string; readonly password: string }) {
  const agent = once(() => enter(`${url}/api/auth/login`, account));
  const read = async <T>(path: string): Promise<T> =>
    (await ask(`${url}/api/${path}`, { cookie: (await agent()).cookie })).json() as T;
  const send = async <T>(path: string, body: object = {}): Promise<T> =>
    (await ask(`${url}/api/${path}`, { cookie: (await agent()).cookie, body })).json() as T;

  const projects = once(() => read<{ readonly id: string }[]>('projects'));
  const projectId = async () => (await projects())[0].id;
  /** the demo's own: what is uploaded here stands before it */
  const photo = once(async () => {
    const photos = await read<Photo[]>(`projects/${await projectId()}/media`);
    return (await fetch(new URL(photos[photos.length - 1].url, url))).arrayBuffer();
  });

  const upload = async (bytes: Buffer, originalName: string) => {
    const { uploadURL } = await send<{ readonly uploadURL: string }>('objects/upload');
    const headers = { 'content-type': 'image/jpeg' };
    const sent = await fetch(uploadURL, { method: 'PUT', headers, body: new Uint8Array(bytes) });
    if (!sent.ok) throw new Error(`${sent.status}: ${await sent.text()}`);
    return send<{ readonly id: string }>(`projects/${await projectId()}/media`, {
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

  /** small, as it is rendered while somebody waits */
  const room = once(async () => {
    const small = sharp(Buffer.from(await photo())).resize({ width: ROOM_WIDTH });
    return (await upload(await small.jpeg({ quality: 90 }).toBuffer(), 'living-room-small.jpg')).id;
  });
  const toReview = async (look: object) => until(await order([await room()], look), ['proof_ready']);

  return {
    agent,
    projectId,
    newcomer: once(() =>
      enter(`${url}/api/auth/register`, {
        email: `newcomer-${randomUUID().slice(0, 8)}@showhome.example`,
        password: randomUUID(),
      }),
    ),
    /** a job that waits for the agent */
    proof: once(() => toReview({ style: 'modern' })),
    /** a job whose finals are there */
    delivered: once(async () => {
      const id = await toReview({ style: 'hampton', notes: 'The sofa should face the window.' });
      await send(`staging/${id}/approve`);
      return until(id, ['final_delivered']);
    }),
    /** a job that could not be carried out: its picture shows no room */
    failed: once(async () => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 900, height: 600, channels: 3, background: 'grey', noise } as const;
      const { id } = await upload(await sharp({ create }).jpeg().toBuffer(), 'fog.jpg');
      return until(await order([id]), ['rework']);
    }),
    /** a job of four pictures that is rendered now, and one that waits behind it */
    busy: once(async () => {
      const picture = Buffer.from(await photo());
      const more = await Promise.all([1, 2, 3].map((number) => upload(picture, `living-room-${number}.jpg`)));
      const id = await order([await room(), ...more.map((one) => one.id)], { style: 'japon' });
      await order([await room()], { style: 'boheme', roomType: 'home_office' });
      return until(id, ['processing']);
    }),
  };
}
