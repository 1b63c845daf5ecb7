/**
 * The furniture's names. `arrange` chooses kinds, sizes and places; the catalogue builds any kind at any size that it
 * is asked for. `stands`: rests on the floor; `lies`: flat on it; `on`: on top of another piece; `hangs`: on a wall or
 * from the ceiling.
 */
export const KINDS = {
  sofa: 'stands',
  armchair: 'stands',
  'coffee table': 'stands',
  'side table': 'stands',
  'floor lamp': 'stands',
  'media unit': 'stands',
  bookcase: 'stands',
  console: 'stands',
  plant: 'stands',
  pouf: 'stands',
  bed: 'stands',
  nightstand: 'stands',
  bench: 'stands',
  dresser: 'stands',
  wardrobe: 'stands',
  'dining table': 'stands',
  'dining chair': 'stands',
  sideboard: 'stands',
  desk: 'stands',
  'task chair': 'stands',
  'gaming desk': 'stands',
  'gaming chair': 'stands',
  beanbag: 'stands',
  sectional: 'stands',
  loveseat: 'stands',
  chaise: 'stands',
  daybed: 'stands',
  ottoman: 'stands',
  stool: 'stands',
  'bar stool': 'stands',
  'floor cushion': 'stands',
  'throw basket': 'stands',
  'outdoor sofa': 'stands',
  'outdoor chair': 'stands',
  lounger: 'stands',
  rug: 'lies',
  'table lamp': 'on',
  'desk lamp': 'on',
  monitor: 'on',
  laptop: 'on',
  television: 'on',
  centrepiece: 'on',
  vase: 'on',
  books: 'on',
  art: 'hangs',
  mirror: 'hangs',
  'wall shelf': 'hangs',
  curtain: 'hangs',
  pendant: 'hangs',
  'light strip': 'hangs',
} as const;

export type Kind = keyof typeof KINDS;
export type Standing = (typeof KINDS)[Kind];

export const isKind = (name: string): name is Kind => Object.hasOwn(KINDS, name);
