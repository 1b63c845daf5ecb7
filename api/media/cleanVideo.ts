import { open, type FileHandle } from 'node:fs/promises';
import {
  ALL_FORMATS,
  Conversion,
  FilePathSource,
  Input,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  StreamTarget,
  WebMOutputFormat,
  type InputVideoTrack,
  type OutputFormat,
  type StreamTargetChunk,
} from 'mediabunny';
import { Refusal, type CleanFile, type CleanOrder } from './decoding/protocol.js';
import { checkFilm } from './structure/checkFilm.js';

/** Relative deviation of the length, in addition to one second: heads round it, and edit lists skip parts. */
const TOLERANCE = 0.1;

const OTHER_KIND = 'This kind of film cannot be read here. Export it as an MP4 with H.264 and send that.';

/**
 * What browsers play. Others can be copied, such as ProRes, but agents could not see them, and there would be no poster.
 */
const PLAYED: readonly (string | null)[] = ['avc', 'hevc', 'vp8', 'vp9', 'av1'];

const WRAPPERS: Readonly<Record<string, () => OutputFormat>> = {
  'video/mp4': () => new Mp4OutputFormat({ fastStart: false }),
  'video/quicktime': () => new MovOutputFormat({ fastStart: false }),
  'video/webm': () => new WebMOutputFormat(),
};

/**
 * Remuxes an uploaded film without decoding it: keeps picture and sound, and drops tags, location and all other tracks.
 * The poster is made in a later step.
 * @throws Refusal
 */
export async function cleanVideo({ source, target, mimeType }: CleanOrder): Promise<CleanFile> {
  checkFilm(source, mimeType);
  const wrapper = WRAPPERS[mimeType];
  if (!wrapper) throw new Error(`Expected a type of films instead of ${mimeType}.`);
  const input = new Input({ source: new FilePathSource(source), formats: ALL_FORMATS });
  const output = new Output({ format: wrapper(), target: fileTarget(target) });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) throw new Refusal('The file has no film in it.');
    await rewrap(input, output, picture);
    const duration = await lengthOf(target);
    if (await endsEarly(picture, duration)) throw new Error('The film has fewer pictures than its head says.');
    const [width, height] = await Promise.all([picture.getDisplayWidth(), picture.getDisplayHeight()]);
    return { mimeType, width, height, duration, renditions: null };
  } catch (error) {
    if (output.state !== 'finalized') await output.cancel();
    if (error instanceof Refusal) throw error;
    throw new Refusal('The film is damaged or incomplete. Export it anew and send it again.', { cause: error });
  } finally {
    input.dispose();
  }
}

/**
 * Opens the file at the first write; mediabunny's FilePathTarget opens it at once and never closes it if no byte is
 * written.
 */
function fileTarget(path: string): StreamTarget {
  let file: FileHandle | undefined;
  const sink = new WritableStream<StreamTargetChunk>({
    async write({ data, position }) {
      file ??= await open(path, 'w');
      await file.write(data, 0, data.length, position);
    },
    close: async () => file?.close(),
    abort: async () => file?.close(),
  });
  return new StreamTarget(sink, { chunked: true });
}

async function rewrap(input: Input, output: Output, picture: InputVideoTrack): Promise<void> {
  if (!PLAYED.includes(await picture.getCodec())) throw new Refusal(OTHER_KIND);
  const conversion = await Conversion.init({
    input,
    output,
    tracks: 'primary',
    copy: { mode: 'forced' },
    tags: {},
    showWarnings: false,
  });
  if (!conversion.isValid || conversion.discardedTracks.some(({ track }) => track === picture)) {
    throw new Refusal(OTHER_KIND);
  }
  await conversion.execute();
}

/** The length in seconds by the frames in the file; 0 without frames. */
async function lengthOf(path: string): Promise<number> {
  const written = new Input({ source: new FilePathSource(path), formats: ALL_FORMATS });
  try {
    const picture = await written.getPrimaryVideoTrack();
    return (await picture?.computeDuration()) ?? 0;
  } finally {
    written.dispose();
  }
}

/** A truncated film is copied up to its end, but its head still states the full length. */
async function endsEarly(sent: InputVideoTrack, seconds: number): Promise<boolean> {
  const announced = (await sent.getDurationFromMetadata()) ?? 0;
  return seconds <= 0 || seconds < announced * (1 - TOLERANCE) - 1;
}
