/** Keys of objects in the store. The first part is the workspace; the last is random, so that keys never collide. */
import { randomBytes } from 'node:crypto';

const PART = /^[A-Za-z0-9_-][A-Za-z0-9_.-]{0,127}$/;
const LONGEST = 512;

/** @param extension without the dot; '' for none */
export function newObjectKey(
  workspaceId: string,
  folder: 'uploads' | 'media' | 'staging' | 'packs',
  extension: string,
): string {
  const name = randomBytes(16).toString('hex');
  return `${workspaceId}/${folder}/${name}${extension && `.${extension}`}`;
}

const MADE = /^[^/]+\/(uploads|media|staging|packs)\/[0-9a-f]{32}(\.[a-z0-9]+)?$/;

/** Whether `newObjectKey` can have made it. Other objects in a bucket are not ours to remove. */
export const isMadeKey = (key: string): boolean => isObjectKey(key) && MADE.test(key);

/**
 * Whether the key has two or more plain parts: nothing hidden, no `..`, not absolute, so that it cannot leave the
 * store.
 */
export function isObjectKey(key: string): boolean {
  const parts = key.split('/');
  return key.length <= LONGEST && parts.length >= 2 && parts.every((part) => PART.test(part));
}
