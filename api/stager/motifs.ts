/** Names of the motifs of pictures, by medium. */

/** Pictures that hang together have one medium. */
const MEDIA = {
  painting: [
    'horizon',
    'strokes',
    'poured',
    'slabs',
    'fields',
    'veils',
    'sweep',
    'dabs',
    'plaster',
    'meadow',
    'birches',
    'breaker',
    'rows',
    'stillLife',
  ],
  watercolour: ['hills', 'moon', 'frond', 'washes', 'stones', 'eucalyptus', 'lemons', 'seaMist', 'cyanotype'],
  drawing: ['ink', 'figure', 'city', 'charcoal', 'umbels', 'blossom', 'contours'],
  cutPaper: ['cutouts', 'fans', 'grid', 'terrazzo', 'mobile', 'algae', 'tiles', 'overlaps', 'regatta'],
  photograph: ['pines', 'dunes', 'shore', 'arcade', 'pier', 'loneTree', 'shadows'],
  textile: ['weaving', 'shibori', 'quilt'],
} as const;
type Medium = keyof typeof MEDIA;
export type Motif = (typeof MEDIA)[Medium][number];

const MEDIUM_OF = new Map<Motif, Medium>(
  Object.entries(MEDIA).flatMap(([medium, motifs]) => motifs.map((motif) => [motif, medium as Medium] as const)),
);
export const MOTIFS: readonly Motif[] = [...MEDIUM_OF.keys()];

export const mediumOf = (motif: Motif): Medium => MEDIUM_OF.get(motif) ?? 'watercolour';
