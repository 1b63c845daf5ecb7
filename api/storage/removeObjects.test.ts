import { expect, it } from 'vitest';
import { newObjectKey } from './keys.js';
import { makeProject, makePhoto } from '../test/factories.js';
import { failingStore } from '../test/failingStore.js';
import { shared } from '../test/shared.js';
import { storeBytes } from '../test/staged.js';
import { startServer } from '../test/startServer.js';
import { removeObjects } from './removeObjects.js';

const server = shared(startServer);
const who = shared(() => server.register());

it('reports an object that cannot be removed, and removes the others', async () => {
  const { services } = server;
  const keys = [await storeBytes(server, who.workspaceId), await storeBytes(server, who.workspaceId)] as const;
  const store = failingStore(services.store, ({ verb, nth }) => verb === 'delete' && nth === 2);
  const between = newObjectKey(who.workspaceId, 'media', 'png');
  await expect(removeObjects({ ...services, store }, [keys[0], between, keys[1]])).rejects.toThrow(
    'The store is away.',
  );
  expect(await Promise.all(keys.map((key) => services.store.info(key)))).toEqual([null, null]);
});

it('keeps objects that a row names', async () => {
  const { services } = server;
  const id = await makePhoto(server, who, await makeProject(server, who));
  const { objectKey, previewKey } = await services.prisma.media.findUniqueOrThrow({ where: { id } });
  const unknown = await storeBytes(server, who.workspaceId);
  await removeObjects(services, [objectKey, unknown, String(previewKey)]);
  expect(await services.store.info(objectKey)).not.toBeNull();
  expect(await services.store.info(String(previewKey))).not.toBeNull();
  expect(await services.store.info(unknown)).toBeNull();
});
