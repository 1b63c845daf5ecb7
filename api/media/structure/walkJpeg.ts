import { jpegSegments } from '../../stager/mending/jpegSegments.js';
import { bounded } from './walk.js';

/** The segments of a JPEG (ITU T.81) between SOI and EOI; a scan and its data are one segment. */
export const walkJpeg = bounded(jpegSegments);
