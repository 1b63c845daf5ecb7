/** What a staging with the engine costs beside the engine's own steps: its process, pictures, files and rows. */
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { httpClient } from '../../test/httpClient.js';
import { orderStaging } from '../../test/stagingClient.js';
import { quantile } from '../quantile.js';

/** pixels; the demo photo's own */
const WIDTH = 1536;
/** The first one starts the process. */
const PHOTOS = 4;

/** Seconds of one photo. */
interface Times {
  /** from its turn's begin to its end */
  readonly turn: number;
  /** of these, until its pictures are written */
  readonly staging: number;
  /** of these, the engine's steps */
  readonly steps: number;
}

interface Outside {
  /** seconds of the first photo, whose process is new */
  readonly first: number;
  /** seconds of a later photo, as a median */
  readonly later: number;
  /** the same as a share of its staging */
  readonly share: number;
  /** seconds of a later photo from its turn's begin to its end, without the steps, as a median */
  readonly turn: number;
}

/** Orders photos, which a worker must take. @param url of the API */
export async function measureOutsideSteps(sql: pg.Client, url: string): Promise<Outside> {
  const client = httpClient(url);
  const who = await client.register();
  const jobIds: string[] = [];
  for (let nth = 0; nth < PHOTOS; nth++) jobIds.push(await orderStaging(client, who, { width: WIDTH }));
  const [cold, ...later] = await timesOf(sql, jobIds);
  const outside = ({ staging, steps }: Times) => staging - steps;
  const median = (figure: (times: Times) => number) => quantile(later.map(figure), 0.5);
  return {
    first: cold ? outside(cold) : NaN,
    later: median(outside),
    share: median((times) => outside(times) / times.staging),
    turn: median(({ turn, steps }) => turn - steps),
  };
}

/** Waits for the jobs. @returns the times of their photos in the order of their turns */
async function timesOf(sql: pg.Client, jobIds: readonly string[]): Promise<readonly Times[]> {
  for (;;) {
    const { rows } = await sql.query<Times>(
      `SELECT extract(epoch FROM turn."endedAt" - turn."beganAt")::float8 AS turn, round."seconds" AS staging,
         (SELECT sum(value::float8) / 1000 FROM jsonb_each_text(round."report" #> '{timings}')) AS steps
       FROM "StagingTurn" turn
       JOIN "StagingItem" item ON item."id" = turn."itemId"
       JOIN "StagingRound" round ON round."itemId" = item."id"
       WHERE item."jobId" = ANY($1) AND turn."endedAt" IS NOT NULL ORDER BY turn."beganAt"`,
      [jobIds],
    );
    if (rows.length === jobIds.length) return rows;
    await wait(1000);
  }
}
