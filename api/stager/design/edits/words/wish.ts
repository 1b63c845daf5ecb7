/** What a phrase of a comment asks for, before it is known whether the room allows it. */
import type { Opening, Style } from '../../../contract.js';
import type { Kind } from '../../../kinds.js';

export type Way = 'left' | 'right' | 'back' | 'front' | 'up' | 'down';

/** Furniture as a person names it: "the left armchair", "all plants", "two poufs". */
export interface Named {
  /** in the person's words, without the article */
  readonly name: string;
  /** the likeliest first; none: whatever is at `near` */
  readonly kinds: readonly Kind[];
  /** a number that was said; `null`: none, as in "the armchair" */
  readonly count: number | null;
  readonly isPlural: boolean;
  /** "a" is one more; without an article it is one that is there, if there is one */
  readonly article: 'the' | 'a' | null;
  /** the one on this side of the picture */
  readonly side?: Way;
  /** the one at this place: "the plant by the window" */
  readonly near?: { readonly how: 'at' | 'above' | 'on'; readonly mark: Mark };
}

/** A fixed point of the room. */
export type Mark =
  | { readonly is: 'opening'; readonly kind: Opening['kind']; readonly name: string; readonly side?: Way }
  | { readonly is: 'wall'; readonly side?: Way }
  | { readonly is: 'corner'; readonly sides: readonly Way[] }
  | { readonly is: 'middle' }
  | { readonly is: 'camera' }
  | { readonly is: 'piece'; readonly named: Named };

export type Place =
  /** `side`: at the left or the right of it */
  | { readonly to: 'at' | 'before' | 'behind' | 'under' | 'above'; readonly mark: Mark; readonly side?: Way }
  | { readonly to: 'closer' | 'away'; readonly mark: Mark; readonly metres: number }
  | { readonly to: 'between'; readonly marks: readonly [Mark, Mark] }
  /** `metres: null`: as far as there is room */
  | { readonly to: 'way'; readonly way: Way; readonly metres: number | null };

/** A direction: towards a mark, or by an angle in radians, counter-clockwise seen from above. */
export type Turning = { readonly towards: Mark } | { readonly by: number };

export type Wish =
  | { readonly act: 'arrange' }
  | { readonly act: 'restyle'; readonly style: Style }
  | { readonly act: 'like'; readonly photo: number }
  /** `colour: null`: another than now; `lighter` and `darker` are colours too */
  | { readonly act: 'colour'; readonly what: Named; readonly colour: string | null }
  | { readonly act: 'resize'; readonly what: Named; readonly bigger: boolean }
  /** so many in all */
  | { readonly act: 'count'; readonly what: Named; readonly count: number; readonly where?: Place }
  /** so many more; less where negative */
  | { readonly act: 'more'; readonly what: Named; readonly by: number; readonly where?: Place }
  | { readonly act: 'remove'; readonly what: Named; readonly isNegation: boolean }
  | { readonly act: 'furniture'; readonly more: boolean }
  | { readonly act: 'move'; readonly what: Named; readonly where: Place }
  | { readonly act: 'turn'; readonly what: Named; readonly turning: Turning }
  | { readonly act: 'swap'; readonly what: Named; readonly into: Named }
  | { readonly act: 'free'; readonly mark: Extract<Mark, { is: 'opening' }> }
  | { readonly act: 'vary'; readonly what: Named }
  | { readonly act: 'keep'; readonly what: Named | null }
  /** about the room itself, which stays as the photo shows it */
  | { readonly act: 'room'; readonly name: string };
