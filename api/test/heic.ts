/** HEIC and AVIF pictures for tests: one coded frame in a container of ISO/IEC 23008-12. */
import { box, numbers, shorts, text } from './boxes.js';

/** 128 x 64 pixels, the left half blue and the right half red: the HEVC decoder configuration and the frame. */
const CONFIGURATION =
  'AQFgAAAAkAAAAAAAXfAA/P34+AAADwMgAAEAGEABDAH//wFgAAADAJAAAAMAAAMAPJWUCSEAAQAoQgEBAWAAAAMAkAAAAwAA' +
  'AwA8oBAgQWWVlSkwuaAgAAADACAAAAMDwSIAAQAGRAHAc8GJ';
const FRAME = 'AAAAIygBrE0W8Mz//9PUV/YNq/gompPVnUX/rvkXrZcfQFbB8iLm';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Properties {
  /** counter-clockwise quarter turns that make it upright */
  readonly turns?: 0 | 1 | 2 | 3;
  /** what its boxes `colr` hold, in their order */
  readonly colours?: readonly Buffer[];
  /** what a box `colr` of no item holds, which stands before all others */
  readonly foreign?: Buffer;
  /** whether the picture is a grid of one tile, and its colours are the tile's */
  readonly isGrid?: boolean;
}

interface HeicOptions extends Properties {
  /** the size that its head declares */
  readonly announced?: Size;
}

/** Colours of ITU-T H.273, and whether samples have the full range; the matrix is that of BT.601. */
export const byNumbers = (primaries: number, transfer: number, isFull = true): Buffer =>
  Buffer.concat([text('nclx'), shorts(primaries, transfer, 6), Buffer.from([isFull ? 0x80 : 0])]);

export const byProfile = (profile: Buffer): Buffer => Buffer.concat([text('prof'), profile]);

export const heicPicture = ({ announced = { width: 128, height: 64 }, ...properties }: HeicOptions = {}): Buffer =>
  inBoxes({
    ...properties,
    brands: ['heic', 'mif1heic'],
    size: announced,
    codec: 'hvc1',
    decoder: box('hvcC', Buffer.from(CONFIGURATION, 'base64')),
    frame: Buffer.from(FRAME, 'base64'),
  });

/** @param encoded an AVIF whose colours and turns are replaced */
export function avifPicture(encoded: Buffer, size: Size, properties: Properties): Buffer {
  const content = (name: string) => {
    const at = encoded.indexOf(name, 0, 'latin1');
    return encoded.subarray(at + 4, at - 4 + encoded.readUInt32BE(at - 4));
  };
  const decoder = box('av1C', content('av1C'));
  return inBoxes({ ...properties, brands: ['avif', 'mif1avif'], size, codec: 'av01', decoder, frame: content('mdat') });
}

interface Coded extends Properties {
  readonly brands: readonly [string, string];
  readonly size: Size;
  readonly codec: string;
  readonly decoder: Buffer;
  readonly frame: Buffer;
}

function inBoxes({ brands, size, codec, decoder, frame, ...options }: Coded): Buffer {
  const { turns = 0, colours = [], foreign, isGrid = false } = options;
  const own = [
    decoder,
    box('ispe', numbers(0, size.width, size.height)),
    ...(turns > 0 ? [box('irot', Buffer.from([turns]))] : []),
    ...colours.map((content) => box('colr', content)),
  ];
  const properties = [...(foreign ? [box('colr', foreign)] : []), ...own];
  const placeOf = (property: Buffer | undefined) => properties.findIndex((each) => each === property) + 1;
  const associations = own.map((property) => 0x80 | placeOf(property));
  const grid = Buffer.concat([Buffer.from([0, 0, 0, 0]), shorts(size.width, size.height)]);
  const data = isGrid ? [frame, grid] : [frame];
  const items = [
    box('infe', numbers(0x02000000), shorts(1, 0), text(`${codec}\0`)),
    box('infe', numbers(0x02000000), shorts(2, 0), text('grid\0')),
  ].slice(0, data.length);
  const places = (offset: number) => [
    Buffer.concat([shorts(1, 0, 1), numbers(offset, frame.length)]),
    Buffer.concat([shorts(2, 0, 1), numbers(offset + frame.length, grid.length)]),
  ];
  const head = box('ftyp', text(brands[0]), numbers(0), text(brands[1]));
  const meta = (offset: number) =>
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), text('pict'), numbers(0, 0, 0), Buffer.alloc(1)),
      box('pitm', numbers(0), shorts(data.length)),
      box('iloc', numbers(0), Buffer.from([0x44, 0]), shorts(data.length), ...places(offset).slice(0, data.length)),
      box('iinf', numbers(0), shorts(data.length), ...items),
      box(
        'iprp',
        box('ipco', ...properties),
        box(
          'ipma',
          numbers(0, data.length),
          shorts(1),
          Buffer.from([associations.length, ...associations]),
          ...(isGrid ? [shorts(2), Buffer.from([1, placeOf(own[1])])] : []),
        ),
      ),
      ...(isGrid ? [box('iref', numbers(0), box('dimg', shorts(2, 1, 1)))] : []),
    );
  const offset = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(offset), box('mdat', ...data)]);
}
