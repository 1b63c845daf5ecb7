/** Seeds an empty database: an account with two projects, each with a photo of an empty room, and an invoice. */
import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createAuth } from '../accounts/auth.js';
import type { Caller } from '../domain/caller.js';
import { finaliseUpload } from '../media/finaliseUpload.js';
import { requestUpload } from '../media/requestUpload.js';
import { createProject } from '../projects/createProject.js';
import type { Services } from '../services.js';
import { DEMO_ROOMS, type DemoRoom } from './rooms.js';
import { seedInvoice } from './seedInvoice.js';

const EMAIL = 'demo@showhome.example';
const MIME_TYPE = 'image/jpeg';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/** @returns null when there is an account already; nothing is changed then */
export async function seedDemo(services: Services): Promise<DemoAccount | null> {
  if ((await services.prisma.user.count()) > 0) return null;
  const account = { email: EMAIL, password: randomBytes(9).toString('base64url') };
  const caller = await registerDemo(services, account);
  const [first, ...others] = DEMO_ROOMS;
  // the list shows the newest first
  for (const room of others.toReversed()) await addRoom(caller, services, room);
  await seedInvoice(caller, services, await addRoom(caller, services, first));
  return account;
}

async function registerDemo(services: Services, { email, password }: DemoAccount): Promise<Caller> {
  const body = { email, password, name: 'Maya Okafor', firstName: 'Maya', lastName: 'Okafor' };
  const { user } = await createAuth(services).api.signUpEmail({ body });
  const membership = await services.prisma.membership.findFirstOrThrow({ where: { userId: user.id } });
  return { userId: user.id, workspaceId: membership.workspaceId, role: 'owner', platformRole: 'member' };
}

/** @returns the project's id */
async function addRoom(caller: Caller, services: Services, room: DemoRoom): Promise<string> {
  const { address, mlsId, notes, file, roomType } = room;
  const project = await createProject(caller, services, { address, mlsId, notes, tags: [...room.tags] });
  const photo = new URL(`photos/${file}`, import.meta.url);
  const { size: fileSize } = await stat(photo);
  const announced = { projectId: project.id, originalName: file, mimeType: MIME_TYPE, fileSize };
  const { uploadUrl } = await requestUpload(caller, services, announced);
  const key = services.store.keyOf(uploadUrl);
  if (!key) throw new Error('The store does not know its own link.');
  await services.store.write(key, createReadStream(photo), MIME_TYPE);
  await finaliseUpload(caller, services, { projectId: project.id, uploadUrl, originalName: file, roomType });
  return project.id;
}
