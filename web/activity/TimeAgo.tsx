import { timeAgo } from '../../api/shared/relativeTime.js';
import { useNow } from './useNow.js';

const DATE_AND_TIME = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

interface TimeAgoProps {
  /** ISO 8601 */
  readonly moment: string;
  readonly className?: string;
}

/** How long ago a moment was, kept up to date; the exact moment is its tooltip. */
export function TimeAgo({ moment, className }: TimeAgoProps) {
  const now = useNow();
  return (
    <time dateTime={moment} title={DATE_AND_TIME.format(new Date(moment))} className={className}>
      {timeAgo(new Date(moment), new Date(now))}
    </time>
  );
}
