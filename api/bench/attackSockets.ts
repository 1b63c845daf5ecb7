import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import WebSocket from 'ws';
import { spawnServer } from '../test/spawnServer.js';
import { atMost, printLines } from './attackTable.js';

const SOCKETS = 1000;
const SLOW_BODIES = 300;
const SOCKET_WAIT_MS = 15_000;
const BODY_WAIT_MS = 70_000;
/** Limit per address; the tabs of a household need less. */
const MOST_OPEN = 100;

/** Anonymous connections from one address. */
export async function attackSockets(): Promise<boolean> {
  const server = await spawnServer();
  try {
    const sockets = await openSockets(server.url.replace('http', 'ws'));
    await wait(SOCKET_WAIT_MS);
    const open = sockets.filter(({ readyState }) => readyState === WebSocket.OPEN).length;
    for (const socket of sockets) socket.terminate();
    const bodies = slowBodies(server.url);
    await wait(BODY_WAIT_MS);
    const slow = bodies.filter(({ destroyed, readyState }) => !destroyed && readyState === 'open').length;
    for (const body of bodies) body.destroy();
    return printLines([
      atMost(`of ${SOCKETS} anonymous sockets open after ${SOCKET_WAIT_MS / 1000} s`, open, MOST_OPEN),
      atMost(`of ${SLOW_BODIES} slow login bodies open after ${BODY_WAIT_MS / 1000} s`, slow, MOST_OPEN),
    ]);
  } finally {
    await server.close();
  }
}

async function openSockets(url: string): Promise<WebSocket[]> {
  const sockets = Array.from({ length: SOCKETS }, () => new WebSocket(`${url}/graphql`, 'graphql-transport-ws'));
  for (const socket of sockets) {
    socket.on('error', () => {});
    socket.on('open', () => socket.send('{"type":"connection_init"}'));
  }
  await wait(1000);
  return sockets;
}

/** Each sends a byte of its body every second and never ends. */
function slowBodies(url: string): Socket[] {
  const { port, hostname, host } = new URL(url);
  const head =
    `POST /api/auth/login HTTP/1.1\r\nHost: ${host}\r\n` +
    'Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n';
  return Array.from({ length: SLOW_BODIES }, () => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).resume();
    socket.write(head);
    const timer = setInterval(() => socket.write(' '), 1000);
    socket.on('close', () => clearInterval(timer));
    return socket;
  });
}
