/** From an order to its files by a program that asks, as text to copy. */
import type { Programs } from './languages.js';

const CURL = `call() { curl -sSf "$@" -H "Authorization: Bearer $SHOWHOME_KEY" -H "Content-Type: application/json"; }
job=ORIGIN/api/staging/$SHOWHOME_JOB
wait_for() { # asks $1 until the answer has $2
  while answer=$(call "$1") || exit 1; [[ $answer != *"$2"* ]]; do
    [[ ! $answer =~ '"reason":"'(failed|cancelled|left_out)|'"state":"failed"' ]] || { echo "$answer" >&2; exit 1; }
    sleep 2
  done
}
wait_for "$job" '"status":"proof_ready"'
call -X POST "$job/approve" # or have it staged anew: call "$job/revision" -d '{"reason": "Style", "comments": "No rug"}'
wait_for "$job" '"status":"final_delivered"'
pack=$(call "$job/packs" -d '{"label": {"kind": "none"}}' | grep -o 'pack_[0-9a-z]*' | head -n 1)
wait_for "$job/packs" '"id":"'$pack'","state":"ready"' # each of its files has a link of its own, too
call "ORIGIN/api/packs/$pack/zip" -o pictures.zip
`;

const TYPESCRIPT = `import { writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
const headers = { authorization: \`Bearer \${process.env.SHOWHOME_KEY}\`, 'content-type': 'application/json' };
interface Thing { id: string; status?: string; state?: string; reason?: string; failure?: string; files?: { name: string; url: string }[] }
async function call(path: string, body?: object): Promise<Response> {
  const answer = await fetch('ORIGIN' + path, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer;
}
async function waitFor(path: string, wanted: string): Promise<Thing> {
  for (;;) {
    const [thing] = [(await (await call(path)).json()) as Thing | Thing[]].flat(); // of packs, the newest
    if (thing?.status === wanted || thing?.state === wanted) return thing;
    if (/failed|cancelled|left_out/.test(\`\${thing?.reason} \${thing?.state}\`)) throw new Error(thing?.failure ?? thing?.reason);
    await pause(2000);
  }
}
const job = \`/api/staging/\${process.env.SHOWHOME_JOB}\`;
await waitFor(job, 'proof_ready');
await call(\`\${job}/approve\`, {}); // or have it staged anew: call(\`\${job}/revision\`, { reason: 'Style', comments: 'No rug' })
await waitFor(job, 'final_delivered');
await call(\`\${job}/packs\`, { label: { kind: 'none' } });
const pack = await waitFor(\`\${job}/packs\`, 'ready');
for (const { name, url } of pack.files ?? []) console.log(name, url); // one by one, or all at once:
await writeFile('pictures.zip', Buffer.from(await (await call(\`/api/packs/\${pack.id}/zip\`)).arrayBuffer()));
`;

const PYTHON = `import json, os, time, urllib.request as http

def call(path, body=None):
    headers = {"Authorization": "Bearer " + os.environ["SHOWHOME_KEY"], "Content-Type": "application/json"}
    data = None if body is None else json.dumps(body).encode()
    with http.urlopen(http.Request("ORIGIN" + path, data, headers)) as answer:
        return answer.read()

def wait_for(path, wanted):
    while True:
        found = json.loads(call(path))
        thing = found[0] if isinstance(found, list) else found  # of packs, the newest
        if wanted in (thing.get("status"), thing.get("state")):
            return thing
        if thing.get("state") == "failed" or thing.get("reason") in ("failed", "cancelled", "left_out"):
            raise SystemExit(thing["failure"] or thing["reason"])
        time.sleep(2)

job = "/api/staging/" + os.environ["SHOWHOME_JOB"]
wait_for(job, "proof_ready")
call(job + "/approve", {})  # or have it staged anew: call(job + "/revision", {"reason": "Style", "comments": "No rug"})
wait_for(job, "final_delivered")
call(job + "/packs", {"label": {"kind": "none"}})
pack = wait_for(job + "/packs", "ready")
for file in pack["files"]:
    print(file["name"], file["url"])  # one by one, or all at once:
open("pictures.zip", "wb").write(call(f"/api/packs/{pack['id']}/zip"))
`;

/** Each waits for the proofs of the job SHOWHOME_JOB, approves them and collects the pictures as pictures.zip. */
export const COLLECT: Programs = { curl: CURL, typescript: TYPESCRIPT, python: PYTHON };
