/** Who asks: people with different rights, under ids that are the same in every run. */
import type pg from 'pg';
import { httpClient } from '../../test/httpClient.js';

/** `member` is of the owner's workspace; `neighbour` owns another that is as full; `newcomer` owns an empty one. */
export const PEOPLE = ['owner', 'member', 'neighbour', 'admin', 'newcomer'] as const;
export type PersonName = (typeof PEOPLE)[number];

export interface Person {
  readonly name: PersonName;
  readonly userId: string;
  readonly workspaceId: string;
  readonly cookie: string;
}

export type People = Readonly<Record<PersonName, Person>>;

export const passwordOf = (name: PersonName) => `a password of ${name}`;
export const emailOf = (name: string) => `${name}@example.com`;

/** An id of our form from a number. */
export const idOf = (prefix: string, number: number) => `${prefix}_${String(number).padStart(20, '0')}`;

/** Registers them. The server must run on the database; it keeps nothing of a session between requests. */
export async function registerPeople(client: pg.Client, serverUrl: string): Promise<People> {
  const people: [PersonName, Person][] = [];
  for (const [number, name] of PEOPLE.entries()) {
    const details = { email: emailOf(name), password: passwordOf(name), firstName: name, lastName: 'Example' };
    const { cookie, user } = await httpClient(serverUrl).register(details);
    const [userId, workspaceId] = [idOf('usr', 900 + number), idOf('org', 900 + number)];
    await client.query(
      `UPDATE "Workspace" w SET "id" = $2 FROM "Membership" m WHERE m."workspaceId" = w."id" AND m."userId" = $1`,
      [user.id, workspaceId],
    );
    await client.query(`UPDATE "User" SET "id" = $2 WHERE "id" = $1`, [user.id, userId]);
    await client.query(
      `UPDATE "Session" SET "id" = $2, "ipAddress" = '192.0.2.7', "userAgent" = 'Firefox/140 Windows' WHERE "userId" = $1`,
      [userId, idOf('ses', 900 + number)],
    );
    await client.query(`UPDATE "Account" SET "id" = $2 WHERE "userId" = $1`, [userId, idOf('acc', 900 + number)]);
    people.push([name, { name, userId, workspaceId, cookie }]);
  }
  const all = Object.fromEntries(people) as People;
  const { owner, member, admin } = all;
  await client.query(`UPDATE "Membership" SET "workspaceId" = $2, "role" = 'member' WHERE "userId" = $1`, [
    member.userId,
    owner.workspaceId,
  ]);
  await client.query(`UPDATE "User" SET "role" = 'admin' WHERE "id" = $1`, [admin.userId]);
  return { ...all, member: { ...member, workspaceId: owner.workspaceId } };
}
