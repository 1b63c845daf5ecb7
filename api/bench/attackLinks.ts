import { finalise, makeProject, mutate, noise, sendFile } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { atMost, expected, printLines } from './attackTable.js';

const MB = 1024 ** 2;
/** Limit of concurrent requests per address. */
const AT_ONCE = 100;

/** More links, more bytes and more PUTs than any user needs. */
export async function attackLinks(): Promise<boolean> {
  const server = await spawnServer({ settings: { WORKSPACE_QUOTA: '500 MB' } });
  try {
    const client = httpClient(server.url);
    const who = await client.register();
    const projectId = await makeProject(client, who);
    const ask = (fileSize: number) =>
      mutate(client, who, {
        name: 'requestUpload',
        input: { projectId, originalName: 'a.jpg', mimeType: 'image/jpeg', fileSize },
      });
    const given = async (count: number, fileSize: number) => {
      let taken = 0;
      for (let left = count; left > 0; left -= AT_ONCE) {
        const answers = await Promise.all(Array.from({ length: Math.min(left, AT_ONCE) }, () => ask(fileSize)));
        taken += answers.filter(({ __typename }) => __typename === 'RequestUploadPayload').length;
      }
      return taken;
    };
    const photo = await noise(640, 480).jpeg().toBuffer();
    const used = await sendFile(client, who, { projectId, bytes: photo });
    await finalise(client, who, { projectId, uploadUrl: used });
    const headers = { 'content-type': 'image/jpeg' };
    const again = await fetch(new URL(used, server.url), { method: 'PUT', body: new Uint8Array(photo), headers });
    const large = await given(30, 100 * MB);
    const small = await given(300, 1);
    return printLines([
      expected('a PUT after finalising', String(again.status), '409'),
      atMost('links of 100 MB, 30 asked for at once, quota 500 MB', large, 4),
      atMost('links of a byte, 300 asked for, 100 at once', small, 100),
    ]);
  } finally {
    await server.close();
  }
}
