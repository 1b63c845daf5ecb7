import type { Env } from '../env.js';

/** The folder of the pages that are shown in frames. */
export const EMBED_FOLDER = '/embed/';

/** The page of an embed. */
export const addressOf = ({ publicUrl }: Pick<Env, 'publicUrl'>, id: string): string =>
  `${publicUrl}${EMBED_FOLDER}${id}`;
