import { pngChunks } from '../../stager/colours/pngChunks.js';
import { bounded } from './walk.js';

export const walkPng = bounded(pngChunks);
