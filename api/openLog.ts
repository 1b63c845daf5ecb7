import pino, { type DestinationStream, type Logger } from 'pino';
import { logIdsNow } from './domain/occasion.js';
import type { Env } from './env.js';
import { traceIdsNow } from './watching/traces.js';

/** Opens the log: lines of JSON, each with the ids of the request, message and trace that it belongs to. */
export const openLog = ({ logLevel }: Pick<Env, 'logLevel'>, to: DestinationStream = pino.destination(2)): Logger =>
  pino({ level: logLevel, mixin: () => ({ ...logIdsNow(), ...traceIdsNow() }) }, to);
