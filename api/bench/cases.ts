/**
 * `npm run cases -- FOLDER`: takes every case of a folder through a server that is started for it, as a person or a
 * program would, and prints whether the outcome is right. Its status is 1 where one is wrong. `index.md` in the folder
 * says what is right (cases/readCases.ts); what is done with a file is known by its kind: a call, a film, a room to
 * read, or a picture.
 */
import { makeProject } from '../test/factories.js';
import { httpClient } from '../test/httpClient.js';
import { spawnServer } from '../test/spawnServer.js';
import { openScreen } from './cases/showPicture.js';
import { makeCalls } from './cases/call.js';
import { readCases, type Case } from './cases/readCases.js';
import { seeRoom } from './cases/seeRoom.js';
import { takeFilm, takePicture, type Outcome, type Place } from './cases/takeIn.js';

const [folder, ...wanted] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder: npm run cases -- FOLDER [CASE...]');
const { patches, cases } = readCases(folder);
const chosen = cases.filter(({ id, name }) => wanted.length === 0 || wanted.includes(id) || wanted.includes(name));

async function outcomeOf(place: Place, given: Case): Promise<Outcome> {
  const { name } = given;
  if (name.endsWith('.json')) return makeCalls(place, given);
  if (name.startsWith('r_')) return seeRoom(given);
  if (name.startsWith('v_')) return takeFilm(place, given);
  return takePicture(place, given);
}

const screen = await openScreen();
const server = await spawnServer();
let wrong = 0;
try {
  const client = httpClient(server.url);
  const who = await client.register();
  const place = { client, who, projectId: await makeProject(client, who), patches, screen };
  for (const given of chosen) {
    const { right, got, expected } = await outcomeOf(place, given).catch((error: Error) => ({
      right: false,
      got: error.message,
      expected: given.right,
    }));
    if (!right) wrong++;
    console.log(
      `${right ? 'right' : 'wrong'}  ${given.id}  ${given.name}: got ${got}${right ? '' : `; expected ${expected}`}`,
    );
  }
} finally {
  await server.close();
  await screen.close();
}
console.log(wrong === 0 ? `All ${chosen.length} cases are right.` : `${wrong} of ${chosen.length} cases are wrong.`);
process.exitCode = wrong === 0 ? 0 : 1;
