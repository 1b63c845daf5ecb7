/** Twelve styles. Each differs from the others in silhouette, material, textile and decor, not in colour alone. */
import type { Style } from '../contract.js';
import type { StyleBook } from './styleBook.js';
import { boheme } from './styles/boheme.js';
import { classique } from './styles/classique.js';
import { contemporain } from './styles/contemporain.js';
import { demeures } from './styles/demeures.js';
import { hampton } from './styles/hampton.js';
import { industriel } from './styles/industriel.js';
import { japon } from './styles/japon.js';
import { miami } from './styles/miami.js';
import { minimalist } from './styles/minimalist.js';
import { modern } from './styles/modern.js';
import { provence } from './styles/provence.js';
import { scandinave } from './styles/scandinave.js';

export const STYLE_BOOKS: Readonly<Record<Style, StyleBook>> = {
  modern,
  contemporain,
  scandinave,
  minimalist,
  demeures,
  industriel,
  classique,
  boheme,
  japon,
  provence,
  miami,
  hampton,
};
