import type { Anchor } from '../placing/anchor.js';
import type { Draft } from '../../furniture/draft.js';
import type { Kind } from '../../kinds.js';
import type { Scene } from '../scene/scene.js';

/** The furniture of one room type, and how it is arranged round its main piece. */
export interface Programme {
  readonly main: Kind;
  /** other kinds that may take its place */
  readonly mainToo?: readonly Kind[];
  /** every kind that the room type may have, the likeliest first */
  readonly kinds: readonly Kind[];
  /** what still finds a place in a small or odd room, the most wanted first */
  readonly fillers: readonly Kind[];
  /** places for the main piece, best first */
  anchors(scene: Scene): readonly Anchor[];
  /** furnishes the room round its main piece, which stands in the scene already */
  furnish(scene: Scene, main: Draft): void;
}
