import { mendJpeg } from './mendJpeg.js';
import { mendTiff } from './mendTiff.js';

/**
 * A picture that somebody sent, as decoders take it: they refuse some files that every viewer shows, or read a part of
 * them that no viewer shows. The file itself where nothing is to mend.
 * @throws Error when a part of the picture is missing
 */
export async function mendPicture(file: Buffer): Promise<Buffer> {
  if (file[0] === 0xff && file[1] === 0xd8) return mendJpeg(file);
  const order = file.toString('latin1', 0, 4);
  return order === 'II*\0' || order === 'MM\0*' ? mendTiff(file) : file;
}
