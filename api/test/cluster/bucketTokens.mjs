/**
 * For a process under test, which loads it first (`node --import`): asks the fake bucket at GCS_ENDPOINT for tokens in
 * place of Google's token service, whose address the library has built in.
 */
import http from 'node:http';
import https from 'node:https';
import { syncBuiltinESMExports } from 'node:module';

const { request } = https;
const bucket = new URL(process.env.GCS_ENDPOINT ?? '');

/** @param {any} options @param {any[]} rest */
https.request = (options, ...rest) => {
  if (options.hostname !== 'www.googleapis.com') return request(options, ...rest);
  const { method, headers } = options;
  return http.request({ host: bucket.hostname, port: bucket.port, path: '/token', method, headers }, ...rest);
};
syncBuiltinESMExports();
