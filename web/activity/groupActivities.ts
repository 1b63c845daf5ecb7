import { actionWords } from './actionWords.js';

/** One thing that happened, as far as its line in a list tells. */
export interface Activity {
  readonly id: string;
  readonly action: string;
  readonly description: string;
  /** ISO 8601 */
  readonly createdAt: string;
  /** null: the machine */
  readonly actorId: string | null;
  /** What it belongs to; null where that is not known, as of what is deleted. */
  readonly project: { readonly id: string; readonly address: string } | null;
  /** Where in the product it is shown; null where it is gone. */
  readonly place: string | null;
  /** Where in its project it is shown with others of its kind. */
  readonly shelf: string | null;
  /** of a photo or video */
  readonly mediaType: string | null;
}

/** A line of a list of activities: one, or several of the same kind in a row. */
export interface Entry {
  /** the oldest one's, which stays while newer ones come */
  readonly id: string;
  readonly words: string;
  /** ISO 8601, of the newest */
  readonly createdAt: string;
  readonly place: string | null;
}

/** Longer than this apart, two activities are two occasions. Milliseconds. */
const OCCASION = 5 * 60_000;

/** Newest first. */
type Group = [Activity, ...Activity[]];

/** Uploads are counted whatever they are of; other things only where they read the same. */
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

/** @param count such as "40", or "40+" where older ones are not read yet */
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
 * Makes one entry of what one person did again and again within minutes: of uploads to one project, as of forty photos
 * that were uploaded at once, and of what reads the same; of anything else its own.
 * @param activities newest first
 * @param goesOn there are older ones
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
