import { Link } from 'react-router-dom';
import { ActivityLine } from './ActivityLine.js';
import type { Entry } from './groupActivities.js';
import { TimeAgo } from './TimeAgo.js';

interface ActivityEntryProps {
  readonly entry: Entry;
  /** The reader follows the link. */
  readonly onFollow?: () => void;
}

/** One line of a list of activities: what happened, and how long ago. */
export function ActivityEntry({ entry: { words, place, createdAt }, onFollow }: ActivityEntryProps) {
  return (
    <ActivityLine time={<TimeAgo moment={createdAt} />}>
      {place ? (
        <Link to={place} onClick={onFollow}>
          {words}
        </Link>
      ) : (
        words
      )}
    </ActivityLine>
  );
}
