import type { Impostor } from './impostors/impostors.js';
import type { Subject } from '../recognise.js';

/** The expected subject of each synthetic picture. */
export const SUBJECTS: Readonly<Record<Impostor, Subject>> = {
  letter: 'paper',
  'floor plan': 'paper',
  screen: 'paper',
  terrace: 'outdoors',
  garden: 'outdoors',
  'house front': 'outdoors',
  'night street': 'night',
  portrait: 'close-up',
  still: 'close-up',
  texture: 'close-up',
};
