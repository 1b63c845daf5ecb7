import type { StagingJob } from '../../db/generated/client.js';
import type { Services } from '../../services.js';
import type { Units } from '../../stager/lengthText.js';
import type { Plan, Room, StageRequest } from '../../stager/contract.js';
import { asksForOthers } from '../../stager/design/edits/words/phrases.js';
import {
  editsOf,
  isRearranged,
  readWordsInSteps,
  type WordsPhrase,
} from '../../stager/design/edits/words/readWords.js';
import { wordOutcomes } from '../../stager/design/edits/words/wordOutcomes.js';
import { runWithYields } from '../../stager/runWithYields.js';
import { preservedBy } from '../ordered.js';
import { plansOf } from './presentRoom.js';

interface Commented {
  readonly job: Parameters<typeof preservedBy>[0] & Pick<StagingJob, 'id'>;
  /** what the photo shows */
  readonly plan: Plan;
  readonly room: Room;
  readonly units: Units;
}

/** A comment on what a photo shows, phrase by phrase, with the edits that each comes to. */
export async function readComment(
  services: Services,
  words: string,
  { job, plan, room, units }: Commented,
): Promise<readonly WordsPhrase[]> {
  const others = asksForOthers(words) ? await plansOf(services, job.id) : [];
  return runWithYields(readWordsInSteps(words, { room, plan, units, preserve: preservedBy(job), others }), undefined);
}

/**
 * What a comment makes of a photo: its present furniture with the edits of the comment, and the outcome of each phrase.
 * null where nothing of it is an edit, or a new arrangement is asked for: then the furniture is arranged anew, and the
 * comment is read as notes.
 *
 * It is read when the photo is taken, not when the revision is begun: the plan that it changes cannot change in
 * between, so that both give the same; and a revision of a hundred photos is begun at once.
 */
export async function roomByWords(
  services: Services,
  words: string,
  commented: Commented,
): Promise<Pick<Required<StageRequest>, 'plan' | 'room' | 'edits'> | null> {
  const phrases = await readComment(services, words, commented);
  const edits = editsOf(phrases);
  if (edits.length === 0 || isRearranged(phrases)) return null;
  const { plan, room } = commented;
  return { plan: { ...plan, notes: wordOutcomes(phrases) }, room, edits };
}
