/** What is suggested for a photo: its room type, and whether it needs staging. Plain data. */
import type { RoomType } from '../contract.js';

/** How much speaks for each room type: natural logarithms of odds, which add up. */
export type Votes = Readonly<Record<RoomType, number>>;

/** What one photo says on its own. Can be stored; `suggestForListing` makes suggestions of it. */
export interface PhotoFindings {
  readonly votes: Votes;
  readonly needsStaging: boolean;
  /** a sentence for the agent: why it needs no staging; null where it does */
  readonly reason: string | null;
  /** phrases for the agent, such as "carpet on the floor"; the weightiest first */
  readonly evidence: readonly string[];
  /** false: the picture shows no room of any type */
  readonly isRoom: boolean;
}

export interface RoomSuggestion extends Omit<PhotoFindings, 'votes' | 'isRoom'> {
  /** null where the picture shows no room that has a type */
  readonly roomType: RoomType | null;
  /** probability of the room type, 0..1; of `needsStaging` no figure is known for a single photo */
  readonly confidence: number;
  /** the next likely type */
  readonly alternative: RoomType | null;
}

/** What is known of a photo besides its pixels. */
export interface PhotoHints {
  /** the name of the file that the agent sent */
  readonly name?: string | undefined;
}
