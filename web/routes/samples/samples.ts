import { webPicture, type WebPicture } from '../../components/webPicture.js';

/** One room of the gallery, empty and staged by the engine. */
export interface Sample {
  readonly id: string;
  readonly title: string;
  readonly before: WebPicture;
  readonly after: WebPicture;
  readonly description: string;
  /** Where the seam starts, 0 to 1 of the width: a third into the furniture. */
  readonly start: number;
}

const FILES = import.meta.glob<string>(['./pictures/*.webp', '!./pictures/*-240.webp'], {
  eager: true,
  query: '?url',
  import: 'default',
});

function sample({ id, ...said }: Pick<Sample, 'id' | 'title' | 'description' | 'start'>): Sample {
  return { id, ...said, before: webPicture(FILES, `${id}-before`), after: webPicture(FILES, `${id}-after`) };
}

export const SAMPLES: readonly [Sample, ...Sample[]] = [
  sample({
    id: 'living-room',
    title: 'Living room',
    description:
      'Contemporain: a corner sofa under one large picture, two barrel chairs, a bookcase, a rug to hold them.',
    start: 0.36,
  }),
  sample({
    id: 'primary-suite',
    title: 'Primary suite',
    description: 'Hampton: navy and white linen, a striped bench, lamps on both sides and a dresser by the mirror.',
    start: 0.42,
  }),
  sample({
    id: 'kitchen',
    title: 'Kitchen',
    description: 'Scandinave: an island with four stools under three pendants. The units behind it were there before.',
    start: 0.5,
  }),
  sample({
    id: 'outdoor',
    title: 'Outdoor',
    description: 'Hampton: a teak sofa and two chairs round a low table. Deck, railing and hedge are left alone.',
    start: 0.3,
  }),
];
