/**
 * Holds the clock of a Node process: `node --import ./heldClock.mjs ...` with HELD_TIME, in milliseconds since 1970. A
 * request with the header `x-held-time` moves it. Timers go on as ever.
 */
import { subscribe } from 'node:diagnostics_channel';

let held = Number(process.env['HELD_TIME']);

Date.now = () => held;
globalThis.Date = new Proxy(Date, {
  construct: (RealDate, given, made) => Reflect.construct(RealDate, given.length > 0 ? given : [held], made),
});

subscribe('http.server.request.start', (message) => {
  const { request } = /** @type {{ request: import('node:http').IncomingMessage }} */ (message);
  const time = request.headers['x-held-time'];
  if (time) held = Number(time);
});
