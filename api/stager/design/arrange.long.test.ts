import { describeArrange } from './testing/arrangeProperties.js';
import { describePreserve } from './testing/preserveProperties.js';

/** ARRANGE_ROOMS=1000 for a longer run still. */
const ROOMS = Number(process.env['ARRANGE_ROOMS'] ?? 240);

describeArrange(ROOMS, 1);
describePreserve(Math.round(ROOMS / 3));
