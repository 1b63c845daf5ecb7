import { ActivityRowsSkeleton } from '../../activity/ActivityRowsSkeleton.js';
import { SectionHead } from './SectionHead.js';

/** A skeleton of the timeline. */
export const TimelineSkeleton = () => (
  <section aria-busy="true">
    <SectionHead title="Activity Timeline">{null}</SectionHead>
    <ActivityRowsSkeleton rows={6} />
  </section>
);
