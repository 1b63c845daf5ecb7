/** Creates test data over HTTP, as a person would. */
import sharp, { type Sharp } from 'sharp';
import type { HttpClient, SignedUp } from './httpClient.js';

/** The answer of any mutation. */
export interface Answer extends Record<string, unknown> {
  readonly __typename: string;
  readonly message?: string;
  readonly fields?: readonly { readonly path: string; readonly message: string }[];
}

/** Sends a mutation with one input, and returns the member of its union. */
export async function mutate<Payload = unknown>(
  server: HttpClient,
  who: Pick<SignedUp, 'cookie'>,
  { name, input, select = '' }: { name: string; input: object; select?: string },
): Promise<Answer & Payload> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const document = `mutation($input: ${type}Input!) {
    ${name}(input: $input) {
      __typename
      ${select && `... on ${type}Payload { ${select} }`}
      ... on Problem { message ... on ValidationError { fields { path message } } }
    }
  }`;
  const { data, errors } = await server.graphql<Record<string, Answer & Payload>>(document, { input }, who.cookie);
  if (errors) throw new Error(JSON.stringify(errors));
  const answer = data[name];
  if (!answer) throw new Error(`Expected an answer of ${name}.`);
  return answer;
}

export async function makeProject(server: HttpClient, who: SignedUp, input: object = {}): Promise<string> {
  const { project } = await mutate<{ project: { id: string } }>(server, who, {
    name: 'createProject',
    input: { address: '12 Elm Street', ...input },
    select: 'project { id }',
  });
  return project.id;
}

/** A picture of noise, which cannot be compressed. */
export function noise(width: number, height: number): Sharp {
  const create = { width, height, channels: 3, background: 'grey' } as const;
  return sharp({ create: { ...create, noise: { type: 'gaussian', mean: 128, sigma: 40 } } });
}

export interface SentFile {
  readonly projectId: string;
  readonly bytes: Buffer;
  readonly mimeType?: string;
  readonly originalName?: string;
  /** the announcement, if it differs from the file */
  readonly announced?: { readonly mimeType?: string; readonly fileSize?: number };
}

interface RequestedUpload {
  readonly uploadUrl: string;
  readonly headers: readonly { readonly name: string; readonly value: string }[];
}

/** Requests a link and uploads the file to it. */
export async function sendFile(server: HttpClient, who: SignedUp, file: SentFile): Promise<string> {
  const { projectId, bytes, mimeType = 'image/jpeg', originalName = 'Living Room.jpg' } = file;
  const announced = { mimeType, fileSize: bytes.length, ...file.announced };
  const requested = await mutate<RequestedUpload>(server, who, {
    name: 'requestUpload',
    input: { projectId, originalName, ...announced },
    select: 'uploadUrl headers { name value }',
  });
  if (requested.__typename !== 'RequestUploadPayload') throw new Error(requested.message);
  const body = new Uint8Array(bytes);
  const headers = Object.fromEntries(requested.headers.map(({ name, value }) => [name, value]));
  const sent = await fetch(new URL(requested.uploadUrl, server.url), { method: 'PUT', body, headers });
  if (!sent.ok) throw new Error(`${sent.status}: ${await sent.text()}`);
  return requested.uploadUrl;
}

interface FinalisedMedia {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly previewUrl: string;
  readonly [field: string]: unknown;
}

export function finalise(server: HttpClient, who: SignedUp, input: object) {
  return mutate<{ media: FinalisedMedia }>(server, who, {
    name: 'finaliseUpload',
    input: { originalName: 'Living Room.jpg', ...input },
    select: `media {
      id type origin filename originalName fileSize mimeType width height duration roomType isWatermarked
      url thumbnailUrl previewUrl downloadUrl
    }`,
  });
}

/** Adds a photo to the media library. @returns its id */
export async function makePhoto(server: HttpClient, who: SignedUp, projectId: string): Promise<string> {
  const bytes = await noise(640, 480).jpeg().toBuffer();
  const uploadUrl = await sendFile(server, who, { projectId, bytes });
  const { media } = await finalise(server, who, { projectId, uploadUrl });
  return media.id;
}

/** Orders a job of that many photos in a new project. */
export async function makeJob(server: HttpClient, who: SignedUp, { photos = 1 } = {}) {
  const projectId = await makeProject(server, who);
  const inputMediaIds: string[] = [];
  while (inputMediaIds.length < photos) inputMediaIds.push(await makePhoto(server, who, projectId));
  const { stagingJob } = await mutate<{ stagingJob: { id: string } }>(server, who, {
    name: 'createStagingJob',
    input: { projectId, inputMediaIds },
    select: 'stagingJob { id }',
  });
  return { jobId: stagingJob.id, projectId, inputMediaIds };
}
