/**
 * Renders the sample gallery: each of its rooms empty, then staged by the engine like any photo. Arguments choose sets:
 * `npm run demo:gallery -- kitchen outdoor`.
 */
import { mkdir } from 'node:fs/promises';
import { stage } from '../stager/stage.js';
import { renderEmptyRoom } from '../stager/synthetic/emptyRoom.js';
import { drawnRoom } from './drawnRoom.js';
import { GALLERY, type GallerySet } from './gallery.js';
import { THUMBNAIL_WIDTH, toSharp, WEB_WIDTHS, writeForWeb } from './pictures.js';

const PICTURES = new URL('../../web/routes/samples/pictures/', import.meta.url);

async function render({ file, setting, style, creativity, seed, samples, spec }: GallerySet): Promise<void> {
  const before = toSharp(await renderEmptyRoom(spec, { samples }));
  const openAir = setting === 'outdoor';
  const { image, report } = await stage({
    photo: await before.clone().png().toBuffer(),
    roomType: setting,
    style,
    creativity,
    seed,
    // in the open there is no ceiling or wall to hang anything on
    preserve: { floor: false, walls: openAir, windows: false, ceiling: openAir },
    room: drawnRoom(spec),
  });
  await writeForWeb(PICTURES, `${file}-before`, before);
  await writeForWeb(PICTURES, `${file}-after`, toSharp(image), [THUMBNAIL_WIDTH, ...WEB_WIDTHS]);
  console.log(report.altText);
}

const chosen = process.argv.slice(2);
const unknown = chosen.find((name) => !GALLERY.some(({ file }) => file === name));
if (unknown)
  throw new Error(`There is no set "${unknown}": choose among ${GALLERY.map(({ file }) => file).join(', ')}.`);
await mkdir(PICTURES, { recursive: true });
for (const set of GALLERY) if (!chosen.length || chosen.includes(set.file)) await render(set);
