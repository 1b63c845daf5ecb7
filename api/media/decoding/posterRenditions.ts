import { makeRenditionFiles } from '../renditions.js';
import { posterOf } from './posterOf.js';
import type { RenditionFiles } from './protocol.js';

/** Null when the film cannot be decoded on this machine: it is still kept and played. */
export async function posterRenditions(film: string): Promise<RenditionFiles | null> {
  try {
    const poster = `${film}.poster.jpg`;
    await posterOf(film, poster);
    return await makeRenditionFiles(poster, film);
  } catch (error) {
    console.error('The film has no poster:', error);
    return null;
  }
}
