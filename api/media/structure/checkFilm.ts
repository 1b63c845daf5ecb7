import { closeSync, openSync } from 'node:fs';
import { MOST_SAMPLES } from '../decoding/limits.js';
import { Refusal } from '../decoding/protocol.js';
import { countMovieSamples } from './countMovieSamples.js';
import { countWebmFrames } from './countWebmFrames.js';
import { TooMany } from './tooMany.js';

/**
 * Counts a film's samples before a parser makes an object of each.
 * @throws Refusal when there are too many. Other faults are left to the parser
 */
export function checkFilm(path: string, mimeType: string): void {
  const file = openSync(path, 'r');
  try {
    if (mimeType === 'video/webm') countWebmFrames(file, MOST_SAMPLES);
    else countMovieSamples(file, MOST_SAMPLES);
  } catch (error) {
    if (!(error instanceof TooMany)) throw error;
    throw new Refusal(
      `The film is made of more than ${MOST_SAMPLES} pictures and pieces of sound. ` +
        'Export a shorter one, or one with fewer pictures a second.',
    );
  } finally {
    closeSync(file);
  }
}
