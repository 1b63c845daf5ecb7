/**
 * A first order by a program, as text to copy. The test of the page runs all programs of this folder against a real
 * server.
 */
import type { Programs } from './languages.js';

const CURL = `call() { curl -sSf "$@" -H "Authorization: Bearer $SHOWHOME_KEY" -H "Content-Type: application/json"; }
project=$(call ORIGIN/api/projects -d '{"address": "12 Elm Street"}' | grep -o 'proj_[0-9a-z]*')
link=$(call -X POST ORIGIN/api/objects/upload | sed 's/.*"uploadURL":"\\([^"]*\\)".*/\\1/')
curl -sSf -T room.jpg "$link"
media=$(call "ORIGIN/api/projects/$project/media" -d '{"uploadUrl": "'$link'", "originalName": "room.jpg"}' |
  grep -o '"id":"med_[0-9a-z]*' | cut -d '"' -f 4)
call ORIGIN/api/staging -H "Idempotency-Key: $media" -d '{"projectId": "'$project'",
  "inputMediaIds": ["'$media'"], "style": "modern", "roomType": "living_room"}'
`;

const TYPESCRIPT = `import { readFile } from 'node:fs/promises';
const headers = { authorization: \`Bearer \${process.env.SHOWHOME_KEY}\`, 'content-type': 'application/json' };
async function call(path: string, body: object = {}, more: Record<string, string> = {}): Promise<Record<string, string>> {
  const answer = await fetch('ORIGIN' + path, { method: 'POST', headers: { ...headers, ...more }, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Record<string, string>;
}
const project = await call('/api/projects', { address: '12 Elm Street' });
const { uploadURL: uploadUrl = '' } = await call('/api/objects/upload');
await fetch(uploadUrl, { method: 'PUT', body: await readFile('room.jpg') });
const photo = await call(\`/api/projects/\${project.id}/media\`, { uploadUrl, originalName: 'room.jpg' });
const order = { projectId: project.id, inputMediaIds: [photo.id], style: 'modern', roomType: 'living_room' };
console.log(await call('/api/staging', order, { 'idempotency-key': String(photo.id) }));
`;

const PYTHON = `import json, os, urllib.request as http

def call(path, body={}, **more):
    headers = {"Authorization": "Bearer " + os.environ["SHOWHOME_KEY"], "Content-Type": "application/json", **more}
    with http.urlopen(http.Request("ORIGIN" + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)

project = call("/api/projects", {"address": "12 Elm Street"})
link = call("/api/objects/upload")["uploadURL"]
http.urlopen(http.Request(link, open("room.jpg", "rb").read(), method="PUT"))
photo = call(f"/api/projects/{project['id']}/media", {"uploadUrl": link, "originalName": "room.jpg"})
order = {"projectId": project["id"], "inputMediaIds": [photo["id"]], "style": "modern", "roomType": "living_room"}
print(call("/api/staging", order, **{"Idempotency-Key": photo["id"]}))
`;

/** Each makes a project, sends the photo room.jpg and orders its staging, with the key in SHOWHOME_KEY. */
export const FIRST_ORDER: Programs = { curl: CURL, typescript: TYPESCRIPT, python: PYTHON };
