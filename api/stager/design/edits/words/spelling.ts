/** Puts usual slips of the pen right: "moove the armchiar". */
import { STYLE_OPTIONS } from '../../../../shared/stagingOptions.js';
import { KINDS } from '../../../kinds.js';
import { plural } from '../../notes/countWords.js';
import { SYNONYMS } from '../../notes/nouns.js';
import { COLOUR_WORDS, STYLE_WORDS } from './vocabulary.js';

/** The words of the grammar beside nouns, colours and styles; only those that a slip may hit. */
const GRAMMAR =
  'move place push pull shift slide bring turn rotate face swap replace exchange remove delete without another ' +
  'bigger larger smaller wider narrower longer shorter closer nearer further farther towards against between beside ' +
  'behind before under above window windows fireplace kitchen corner middle centre center furniture arrangement ' +
  'rearrange different instead darker lighter colour color style photo picture keep free path doorway radiator';

const NAMES = [...Object.keys(KINDS), ...Object.keys(SYNONYMS)];
const wordsOf = (names: readonly string[]): string[] => names.flatMap((name) => name.split(/[\s-]/u));

const KNOWN: ReadonlySet<string> = new Set([
  ...wordsOf(NAMES),
  ...wordsOf(NAMES.map(plural)),
  ...wordsOf([...Object.keys(STYLE_OPTIONS), ...Object.keys(STYLE_WORDS), ...Object.keys(COLOUR_WORDS)]),
  ...GRAMMAR.split(' '),
]);

/** Everyday words that are one letter off a known one and mean themselves. */
const THEMSELVES: ReadonlySet<string> = new Set(
  `there their these those where when then than that this they them with will well wall walls would could should
  have here look looks looked like liked make makes made more most must need needs needed nice much many cosy
  cozy warm room rooms home house real really right bright light night left leave less lets wide side sides size
  same some seem seems sits sit seat seats good great feel feels floor floors door doors part post pair chain
  stable back bare care case caps high hide stay stays stand stands true grew grass glass plane plan plans
  plenty tone tones clean clear clears cleared along alone about around again always also area areas away only
  over open other others places placed just fine find fill full fuller feet foot food word words work works rest
  test taste tasteful wish within bath both look cook cosy smart start soft sort modest model moor mood moody
  moves moved space spaces spacious race brace brighter tighter higher next nest block blocks blocked blocking
  paint painted paints point points pointed pointing print prints hang hangs hung lower raise raised lift lifted
  low long large small tall short big bigger huge tiny empty bare busy crowded cold cool calm kind kinds type
  types thing things stuff item items piece pieces object objects love lovely hate want wants please thanks
  thank maybe perhaps little slightly something anything nothing everything somewhere somehow instead except
  even ever every never once twice three four five nine seven eight first second third fourth last late later
  line lines lined linen live living dining dine guest guests people person family child children kids buyer
  buyers seller client owner agent photo photos picture pictures image images view views show shows shown hide
  hidden cover covers covered visible seen free freely close closed closes near nearly dear fear hear year years
  gone goes going come comes came bring brings brought take takes taken took give gives given gave keep keeps
  kept let put puts set sets lose loses lost drop drops dropped skip stop stops add adds added extra very quite
  rather such sure true false think thinks feels felt fits fit fitted suits suit match matches matching colours
  colors coloured colored shade shades paler neutral natural earthy modern fresh airy heavy light dark deep rich
  plain simple elegant luxury luxurious cheap expensive old young trendy stylish boring beautiful pretty ugly
  weird strange wrong odd half quarter metre metres meter meters inch inches degrees down upward across beyond
  toward inside outside upon onto into from each all any none sink oven stairs stair roof beam beams pipe pipes
  heater socket sockets outlet outlets switch ceiling garden street while white because since until after before
  being been does done doing make making move moving turn turning place placing swap swapping face faces facing
  faced angle angled tilt tilted flip spin center centre straight straighten align aligned level vertical
  horizontal opposite beneath underneath alongside adjacent together apart separate trees leaf leaves green
  cream creamy silver golden gold brass metal steel wooden wood woods marble stone concrete`.split(/\s+/u),
);

/** Letters from which on a word may have one slip, and from which on two. */
const ONE_SLIP = 4;
const TWO_SLIPS = 8;

/** The text with each unknown word put right that is a slip away from one known word alone. */
export const spelled = (text: string): string => text.replaceAll(/[a-z]+/gu, spelledWord);

const found = new Map<string, string>();
/** Words remembered at most. */
const MEMORY = 5000;

function spelledWord(word: string): string {
  if (word.length < ONE_SLIP || KNOWN.has(word) || THEMSELVES.has(word)) return word;
  const before = found.get(word);
  if (before !== undefined) return before;
  const meant = nearest(word, 1) ?? (word.length >= TWO_SLIPS ? nearest(word, 2) : null) ?? word;
  if (found.size >= MEMORY) found.clear();
  found.set(word, meant);
  return meant;
}

function nearest(word: string, slips: number): string | null {
  // a slip in the first letter is rare, and makes another word of it
  const near = [...KNOWN].filter((known) => known.startsWith(word.charAt(0)) && slipsBetween(word, known) <= slips);
  return near.length > 0 && near.every((one) => sameNoun(one, near[0])) ? near[0] : null;
}

/** A plural is as near as its singular. */
const sameNoun = (one: string, other: string): boolean =>
  one === other || plural(one) === other || plural(other) === one;

/** Letters to add, take out, change, or swap with the next (Damerau 1964); 3 or more are not told apart. */
function slipsBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)];
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((rows[i - 1]?.[j] ?? 9) + 1, (row[j - 1] ?? 9) + 1, (rows[i - 1]?.[j - 1] ?? 9) + change);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (rows[i - 2]?.[j - 2] ?? 9) + 1);
      row.push(least);
    }
    rows.push(row);
  }
  return rows[a.length]?.[b.length] ?? 3;
}
