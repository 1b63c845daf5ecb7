import { makeRenditionFiles } from '../renditions.js';
import { posterOf } from './posterOf.js';
import type { RenditionFiles } from './protocol.js';

/** A film that cannot be decoded on this machine is kept and played all the same: null. */
export async function posterRenditions(film: string): Promise<RenditionFiles | null> {
  try {
    const poster = `${film}.poster.jpg`;
    await posterOf(film, poster);
    return await makeRenditionFiles(poster, film);
  } catch (error) {
    console.error('The film stays without a picture:', error);
    return null;
  }
}
