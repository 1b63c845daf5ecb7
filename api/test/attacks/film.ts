/** Films whose tables declare far more samples than there are. */
import { box, numbers, shorts, text } from '../boxes.js';

/** Bytes of one sample: smaller than any real sample. */
const SAMPLE_BYTES = 5;
const RATE = 30;
const SIZE = { width: 160, height: 120 };
/** The identity matrix of 14496-12, 6.2.2. */
const UPRIGHT = numbers(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);

interface ManySamples {
  readonly samples: number;
  /** `constant`: one size for all, five bytes a sample; `listed`: a size and an offset for each, 13 bytes a sample */
  readonly table?: 'constant' | 'listed';
}

/** The smallest MP4 of one VP8 track with that number of samples. */
export function filmOfManySamples({ samples, table = 'constant' }: ManySamples): Buffer {
  const head = box('ftyp', text('isom'), numbers(0), text('isommp42'));
  const data = box('mdat', Buffer.alloc(samples * SAMPLE_BYTES));
  const first = head.length + 8;
  return Buffer.concat([head, data, movie(samples, table === 'constant' ? oneChunk : aChunkEach, first)]);
}

type Tables = (samples: number, first: number) => Buffer[];

const oneChunk: Tables = (samples, first) => [
  box('stsz', numbers(0, SAMPLE_BYTES, samples)),
  box('stsc', numbers(0, 1, 1, samples, 1)),
  box('stco', numbers(0, 1, first)),
];

const aChunkEach: Tables = (samples, first) => {
  const sizes = Buffer.alloc(samples * 4);
  const offsets = Buffer.alloc(samples * 4);
  for (let index = 0; index < samples; index++) {
    sizes.writeUInt32BE(SAMPLE_BYTES, index * 4);
    offsets.writeUInt32BE(first + index * SAMPLE_BYTES, index * 4);
  }
  return [
    box('stsz', numbers(0, 0, samples), sizes),
    box('stsc', numbers(0, 1, 1, 1, 1)),
    box('stco', numbers(0, samples), offsets),
  ];
};

function movie(samples: number, tables: Tables, first: number): Buffer {
  const { width, height } = SIZE;
  const entry = box(
    'vp08',
    Buffer.concat([Buffer.alloc(6), shorts(1), Buffer.alloc(16), shorts(width, height)]),
    numbers(0x480000, 0x480000, 0),
    Buffer.concat([shorts(1), Buffer.alloc(32), shorts(24, 0xffff)]),
    box('vpcC', numbers(0x01000000), Buffer.from([0, 10, 0x82, 2, 2, 2, 0, 0])),
  );
  return box(
    'moov',
    box('mvhd', numbers(0, 0, 0, RATE, samples, 0x10000, 0x01000000, 0, 0), UPRIGHT, numbers(0, 0, 0, 0, 0, 0, 2)),
    box(
      'trak',
      box('tkhd', numbers(3, 0, 0, 1, 0, samples, 0, 0, 0, 0), UPRIGHT, numbers(width << 16, height << 16)),
      box(
        'mdia',
        box('mdhd', numbers(0, 0, 0, RATE, samples), shorts(0x55c4, 0)),
        box('hdlr', numbers(0, 0), text('vide'), numbers(0, 0, 0), Buffer.alloc(1)),
        box(
          'minf',
          box('vmhd', numbers(1, 0, 0)),
          box('dinf', box('dref', numbers(0, 1), box('url ', numbers(1)))),
          box(
            'stbl',
            box('stsd', numbers(0, 1), entry),
            box('stts', numbers(0, 1, samples, 1)),
            ...tables(samples, first),
          ),
        ),
      ),
    ),
  );
}

/** A fragmented MP4 with one run that declares samples without any bytes. */
export function filmOfAnEmptyRun(samples: number): Buffer {
  const head = box('ftyp', text('isom'), numbers(0), text('isommp42'));
  const moov = movie(0, oneChunk, 0);
  const run = box(
    'moof',
    box('mfhd', numbers(0, 1)),
    box('traf', box('tfhd', numbers(0x020018, 1, 1, 0)), box('trun', numbers(0, samples))),
  );
  const withMvex = Buffer.concat([moov, box('mvex', box('trex', numbers(0, 1, 1, 1, 0, 0)))]);
  withMvex.writeUInt32BE(withMvex.length, 0);
  return Buffer.concat([head, withMvex, run, box('mdat')]);
}

/** A WebM with one cluster of that many one-byte blocks. */
export function webmOfManyBlocks(blocks: number): Buffer {
  const track = element(
    [0xae],
    element([0xd7], Buffer.from([1])),
    element([0x73, 0xc5], Buffer.from([1])),
    element([0x83], Buffer.from([1])),
    element([0x86], text('V_VP8')),
    element([0xe0], element([0xb0], shorts(SIZE.width)), element([0xba], shorts(SIZE.height))),
  );
  const block = Buffer.from([0xa3, 0x85, 0x81, 0, 0, 0x80, 1]);
  return Buffer.concat([
    element([0x1a, 0x45, 0xdf, 0xa3], element([0x42, 0x82], text('webm'))),
    element(
      [0x18, 0x53, 0x80, 0x67],
      element([0x15, 0x49, 0xa9, 0x66], element([0x2a, 0xd7, 0xb1], Buffer.from([0x0f, 0x42, 0x40]))),
      element([0x16, 0x54, 0xae, 0x6b], track),
      element([0x1f, 0x43, 0xb6, 0x75], element([0xe7], Buffer.from([0])), Buffer.alloc(blocks * block.length, block)),
    ),
  ]);
}

/** An EBML element (RFC 8794) with a length of eight bytes. */
function element(id: readonly number[], ...content: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(8);
  length.writeUIntBE(
    content.reduce((sum, part) => sum + part.length, 0),
    2,
    6,
  );
  length[0] = 1;
  return Buffer.concat([Buffer.from(id), length, ...content]);
}
