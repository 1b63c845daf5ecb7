/** How a program hears of changes without asking again and again, as text to copy. */
import type { Programs } from './languages.js';

/** Makes a webhook that tells the address in RECEIVER; prints it with its secret. */
const WEBHOOK = `curl -sSf ORIGIN/api/webhooks -H "Authorization: Bearer $SHOWHOME_KEY" -H "Content-Type: application/json" \\
  -d '{"url": "'$RECEIVER'", "events": ["staging_job.proof_ready", "staging_job.delivered", "staging_job.failed"]}'
`;

const RECEIVER_IN_TYPESCRIPT = `import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
const secret = Buffer.from(String(process.env.WEBHOOK_SECRET).slice('whsec_'.length), 'base64');
createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray());
  const { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signatures } = request.headers;
  const right = Buffer.from('v1,' + createHmac('sha256', secret).update(\`\${id}.\${time}.\`).update(body).digest('base64'));
  const given = String(signatures).split(' ').map((one) => Buffer.from(one));
  const isGenuine = Math.abs(Date.now() / 1000 - Number(time)) < 300 &&
    given.some((one) => one.length === right.length && timingSafeEqual(one, right));
  response.writeHead(isGenuine ? 204 : 401).end();
  if (isGenuine) console.log(id, body.toString()); // an event may come twice, with the same id
}).listen(Number(process.env.PORT));
`;

const RECEIVER_IN_PYTHON = `import base64, hashlib, hmac, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

SECRET = base64.b64decode(os.environ["WEBHOOK_SECRET"].removeprefix("whsec_"))

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers["content-length"]))
        id, moment = self.headers["webhook-id"], self.headers["webhook-timestamp"]
        digest = hmac.digest(SECRET, f"{id}.{moment}.".encode() + body, hashlib.sha256)
        right = "v1," + base64.b64encode(digest).decode()
        given = self.headers["webhook-signature"].split()
        genuine = abs(time.time() - int(moment)) < 300 and any(hmac.compare_digest(one, right) for one in given)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            print(id, body.decode(), flush=True)  # an event may come twice, with the same id

HTTPServer(("", int(os.environ["PORT"])), Receiver).serve_forever()
`;

const SUBSCRIPTION_IN_TYPESCRIPT = `import { createClient } from 'graphql-ws';
import WebSocket from 'ws';
const live = createClient({
  url: 'ORIGIN/graphql'.replace('http', 'ws'),
  webSocketImpl: WebSocket,
  connectionParams: { authorization: \`Bearer \${process.env.SHOWHOME_KEY}\` },
});
const query = 'subscription ($id: ID) { stagingJobUpdated(id: $id) { status reason items { progress } } }';
for await (const { data, errors } of live.iterate({ query, variables: { id: process.env.SHOWHOME_JOB } })) {
  console.log(JSON.stringify(data ?? errors)); // first how it stands, then each change
}
`;

const SUBSCRIPTION_IN_PYTHON = `import asyncio, json, os, websockets

QUERY = "subscription ($id: ID) { stagingJobUpdated(id: $id) { status reason items { progress } } }"

async def follow():
    address = "ORIGIN/graphql".replace("http", "ws", 1)
    async with websockets.connect(address, subprotocols=["graphql-transport-ws"]) as socket:
        send = lambda message: socket.send(json.dumps(message))
        await send({"type": "connection_init", "payload": {"authorization": "Bearer " + os.environ["SHOWHOME_KEY"]}})
        async for text in socket:
            message = json.loads(text)
            if message["type"] == "connection_ack":
                payload = {"query": QUERY, "variables": {"id": os.environ["SHOWHOME_JOB"]}}
                await send({"id": "1", "type": "subscribe", "payload": payload})
            elif message["type"] == "ping":
                await send({"type": "pong"})
            else:
                print(json.dumps(message["payload"]), flush=True)  # first how it stands, then each change

asyncio.run(follow())
`;

/** What a webhook is told to, with the webhook's secret in WEBHOOK_SECRET; by curl, how the webhook is made. */
export const RECEIVER: Programs = { curl: WEBHOOK, typescript: RECEIVER_IN_TYPESCRIPT, python: RECEIVER_IN_PYTHON };

/** Each prints every change of the job SHOWHOME_JOB as it happens. */
export const SUBSCRIPTION: Programs = { typescript: SUBSCRIPTION_IN_TYPESCRIPT, python: SUBSCRIPTION_IN_PYTHON };
