import { useNow } from '../activity/useNow.js';
import { timeLeft } from './timeLeft.js';

/** How long a job still takes by its estimate; it counts down by itself. */
export const TimeLeftText = ({ until }: { readonly until: string }) => <>{timeLeft(until, useNow())}</>;
