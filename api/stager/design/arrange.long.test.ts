import { describeArrange } from './testing/arrangeProperties.js';
import { describePreserve } from './testing/preserveProperties.js';

/** Number of rooms; set ARRANGE_ROOMS for a longer run. */
const ROOMS = Number(process.env['ARRANGE_ROOMS'] ?? 240);

describeArrange(ROOMS, 1);
describePreserve(Math.round(ROOMS / 3));
