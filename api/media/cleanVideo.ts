import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  FilePathTarget,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
  type OutputFormat,
} from 'mediabunny';
import { UploadError } from '../graphql/errors.js';
import type { CleanFile, CleanOrder } from './cleanFile.js';

const WRAPPERS: Readonly<Record<string, () => OutputFormat>> = {
  'video/mp4': () => new Mp4OutputFormat({ fastStart: false }),
  'video/quicktime': () => new MovOutputFormat({ fastStart: false }),
  'video/webm': () => new WebMOutputFormat(),
};

/**
 * Reads a sent film and wraps its picture and sound anew, without decoding them: tags, the place where it was taken and
 * every other track stay behind.
 * @throws UploadError
 */
export async function cleanVideo({ source, target, mimeType }: CleanOrder): Promise<CleanFile> {
  const input = new Input({ source: new FilePathSource(source), formats: ALL_FORMATS });
  try {
    const output = new Output({ format: WRAPPERS[mimeType](), target: new FilePathTarget(target) });
    return await rewrap(input, output, mimeType);
  } catch (error) {
    if (error instanceof UploadError) throw error;
    throw new UploadError('The film is damaged or incomplete. Export it anew and send it again.', { cause: error });
  } finally {
    input.dispose();
  }
}

async function rewrap(input: Input, output: Output, mimeType: string): Promise<CleanFile> {
  const picture = await input.getPrimaryVideoTrack();
  if (!picture) throw new UploadError('The file has no film in it.');
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.some(({ track }) => track === picture)) {
    throw new UploadError('This kind of film cannot be read here. Export it as an MP4 with H.264 and send that.');
  }
  await conversion.execute();
  const [width, height] = await Promise.all([picture.getDisplayWidth(), picture.getDisplayHeight()]);
  return { mimeType, width, height, renditions: null };
}
