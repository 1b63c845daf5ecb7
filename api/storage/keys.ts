/** Names of objects in the store. The first part is the workspace; the last is drawn anew, so no two writers meet. */
import { randomBytes } from 'node:crypto';

const PART = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,127}$/;
const LONGEST = 512;

/** @param extension without the dot; '' for none */
export function newObjectKey(workspaceId: string, folder: 'uploads' | 'media' | 'staging', extension: string): string {
  const name = randomBytes(16).toString('hex');
  return `${workspaceId}/${folder}/${name}${extension && `.${extension}`}`;
}

const MADE = /^[^/]+\/(uploads|media|staging)\/[0-9a-f]{32}(\.[a-z0-9]+)?$/;

/** Whether `newObjectKey` can have made it. What else lies in a bucket is not ours to remove. */
export const isMadeKey = (key: string): boolean => isObjectKey(key) && MADE.test(key);

/** True for two or more plain parts: nothing hidden, no `..`, nothing absolute, no other way out of the store. */
export function isObjectKey(key: string): boolean {
  const parts = key.split('/');
  return key.length <= LONGEST && parts.length >= 2 && parts.every((part) => PART.test(part));
}
