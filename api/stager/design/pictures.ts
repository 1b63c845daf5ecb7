/** The motifs of pictures: none twice in a plan, none twice in the photos of a job, as long as there are enough. */
import type { Style } from '../contract.js';
import { mediumOf, MOTIFS, type Motif } from '../motifs.js';
import { motifsOf, suitsSize } from '../furniture/catalogue/decor/motifs.js';
import type { Draft } from '../furniture/draft.js';
import { createRandom } from '../random.js';

interface Choice {
  readonly style: Style;
  readonly seed: number;
  /** used first, in this order */
  readonly motifs?: readonly Motif[] | undefined;
}

type Place = Pick<Draft, 'width' | 'height' | 'group' | 'wall'>;

/**
 * Chooses motifs for the pictures of a plan, one after another. No motif is repeated before all that suit the size were
 * used; pictures that hang together have the same medium where possible.
 */
export function choosePictures({ style, seed, motifs = [] }: Choice): (place: Place) => Motif {
  const others = createRandom(seed).shuffled(motifsOf(style).filter((motif) => !motifs.includes(motif)));
  const media = new Map<string, string>();
  let left: Motif[] = [];
  return (place) => {
    const suiting = (pool: readonly Motif[]) => pool.filter((motif) => suitsSize(motif, place));
    if (suiting(left).length === 0) left = [...motifs, ...others];
    const set = `${place.group} ${place.wall}`;
    const medium = media.get(set);
    // motifs dealt to this photo first: the others may be on another photo of the job
    const dealt = suiting(left.filter((motif) => motifs.includes(motif)));
    const pool = dealt.length > 0 ? dealt : suiting(left);
    const [first] = pool;
    const motif = pool.find((candidate) => mediumOf(candidate) === medium) ?? first;
    if (!motif) throw new Error(`no picture suits ${place.width} x ${place.height} m in ${style}`);
    media.set(set, mediumOf(motif));
    left = left.filter((other) => other !== motif);
    return motif;
  };
}

/**
 * Deals the motifs to the photos of a job, one to each in turn until none is left that suits its style. No two photos
 * get the same motif; the result depends on the job alone.
 * @param styles of the photos, in the job's order
 * @returns for each photo its motifs, to be used in this order
 */
export function dealMotifs(styles: readonly Style[], seed: number): Motif[][] {
  const hands = styles.map((): Motif[] => []);
  const deck = new Set(createRandom(seed).shuffled(MOTIFS));
  let before = Infinity;
  while (deck.size < before) {
    before = deck.size;
    for (const [photo, style] of styles.entries()) {
      const next = [...deck].find((motif) => motifsOf(style).includes(motif));
      if (!next) continue;
      deck.delete(next);
      hands[photo]?.push(next);
    }
  }
  return hands;
}
