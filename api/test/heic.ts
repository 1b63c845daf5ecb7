/** HEIC pictures for tests: one coded frame in a container of ISO/IEC 23008-12. */
import { box, numbers, text } from './boxes.js';

/** 128 x 64 pixels, the left half blue and the right half red: the HEVC decoder configuration and the frame. */
const CONFIGURATION =
  'AQFgAAAAkAAAAAAAXfAA/P34+AAADwMgAAEAGEABDAH//wFgAAADAJAAAAMAAAMAPJWUCSEAAQAoQgEBAWAAAAMAkAAAAwAA' +
  'AwA8oBAgQWWVlSkwuaAgAAADACAAAAMDwSIAAQAGRAHAc8GJ';
const FRAME = 'AAAAIygBrE0W8Mz//9PUV/YNq/gompPVnUX/rvkXrZcfQFbB8iLm';

interface HeicOptions {
  /** counter-clockwise quarter turns that make it upright */
  readonly turns?: 0 | 1 | 2 | 3;
  /** the size that its head declares */
  readonly announced?: { readonly width: number; readonly height: number };
  readonly profile?: Buffer;
}

export function heicPicture({ turns = 0, announced = { width: 128, height: 64 }, profile }: HeicOptions = {}): Buffer {
  const frame = Buffer.from(FRAME, 'base64');
  const properties = [
    box('hvcC', Buffer.from(CONFIGURATION, 'base64')),
    box('ispe', numbers(0, announced.width, announced.height)),
    ...(turns > 0 ? [box('irot', Buffer.from([turns]))] : []),
    ...(profile ? [box('colr', text('prof'), profile)] : []),
  ];
  const essential = properties.map((_, index) => 0x80 | (index + 1));
  const associations = Buffer.from([0, 1, properties.length, ...essential]);
  const place = (offset: number) =>
    box('iloc', numbers(0), Buffer.from([0x44, 0, 0, 1, 0, 1, 0, 0, 0, 1]), numbers(offset, frame.length));
  const head = box('ftyp', text('heic'), numbers(0), text('mif1heic'));
  const meta = (offset: number) =>
    box(
      'meta',
      numbers(0),
      box('hdlr', numbers(0, 0), text('pict'), numbers(0, 0, 0), Buffer.alloc(1)),
      box('pitm', numbers(0), Buffer.from([0, 1])),
      place(offset),
      box(
        'iinf',
        numbers(0),
        Buffer.from([0, 1]),
        box('infe', numbers(0x02000000), Buffer.from([0, 1, 0, 0]), text('hvc1\0')),
      ),
      box('iprp', box('ipco', ...properties), box('ipma', numbers(0, 1), associations)),
    );
  const offset = head.length + meta(0).length + 8;
  return Buffer.concat([head, meta(offset), box('mdat', frame)]);
}
