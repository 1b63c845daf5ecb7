import { ActivityRowsSkeleton } from '../../activity/ActivityRowsSkeleton.js';
import { SectionHead } from './SectionHead.js';

/** The timeline's shape, while it is on the way. */
export const TimelineSkeleton = () => (
  <section aria-busy="true">
    <SectionHead title="Activity Timeline">{null}</SectionHead>
    <ActivityRowsSkeleton rows={6} />
  </section>
);
