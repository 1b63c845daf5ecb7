import { actionWords } from './actionWords.js';

/** An activity, as far as its line in a list needs it. */
export interface Activity {
  readonly id: string;
  readonly action: string;
  readonly description: string;
  /** ISO 8601 */
  readonly createdAt: string;
  /** null: the system */
  readonly actorId: string | null;
  /** null where it is not known, such as for a deleted thing */
  readonly project: { readonly id: string; readonly address: string } | null;
  /** path of the page that shows it; null where it is gone */
  readonly place: string | null;
  /** path of the list in its project that shows it among others of its kind */
  readonly shelf: string | null;
  /** of a photo or video */
  readonly mediaType: string | null;
}

/** A line of a list of activities: one activity, or several of the same kind in a row. */
export interface Entry {
  /** the id of the oldest activity: it does not change when newer ones join */
  readonly id: string;
  readonly words: string;
  /** ISO 8601, of the newest */
  readonly createdAt: string;
  readonly place: string | null;
}

/** Milliseconds: activities further apart than this are not grouped. */
const OCCASION = 5 * 60_000;

/** Newest first. */
type Group = [Activity, ...Activity[]];

/**
 * Uploads to one project are grouped, whatever their files; other activities only when their descriptions are equal.
 */
const isUpload = ({ action, project }: Activity) => action === 'media_uploaded' && project !== null;

const isSame = (newer: Activity, older: Activity) =>
  newer.action === older.action &&
  newer.actorId === older.actorId &&
  (isUpload(newer) ? newer.project?.id === older.project?.id : newer.description === older.description) &&
  Date.parse(newer.createdAt) - Date.parse(older.createdAt) <= OCCASION;

function filesOf(group: readonly Activity[]): string {
  if (group.every(({ mediaType }) => mediaType === 'IMAGE')) return 'photos';
  return group.every(({ mediaType }) => mediaType === 'VIDEO') ? 'videos' : 'files';
}

const ownWordsOf = ({ action, description }: Activity) => description || actionWords(action);

/** @param count such as "40", or "40+" when older activities are not loaded yet */
function wordsOf(group: Group, count: string): string {
  const [newest] = group;
  if (isUpload(newest)) return `${count} ${filesOf(group)} added to ${newest.project?.address}`;
  return `${ownWordsOf(newest)} (${count} times)`;
}

function entryOf(group: Group, goesOn: boolean): Entry {
  const [newest] = group;
  const { id } = group.at(-1) ?? newest;
  const { createdAt } = newest;
  if (group.length === 1) return { id, createdAt, words: ownWordsOf(newest), place: newest.place };
  return { id, createdAt, words: wordsOf(group, `${group.length}${goesOn ? '+' : ''}`), place: newest.shelf };
}

/**
 * Groups what one person did repeatedly within minutes: uploads to one project, such as forty photos at once, and
 * activities with equal descriptions. Any other activity is an entry of its own.
 * @param activities newest first
 * @param goesOn there are older activities that are not loaded
 */
export function groupActivities(activities: readonly Activity[], goesOn: boolean): readonly Entry[] {
  const groups: Group[] = [];
  for (const activity of activities) {
    const group = groups.at(-1);
    const previous = group?.at(-1);
    if (group && previous && isSame(previous, activity)) group.push(activity);
    else groups.push([activity]);
  }
  return groups.map((group, place) => entryOf(group, goesOn && place === groups.length - 1));
}
