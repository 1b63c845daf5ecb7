/**
 * The sets that furnish a room: a bed with nightstands and their lamps, a table with its chairs, a sofa with its table
 * and a second seat, a desk with its chair and lamp. A set is placed whole, or a smaller one is: people take a part of
 * one for a mistake, such as a table with one chair.
 */
import type { Draft } from '../../furniture/draft.js';
import { type Kind, KINDS } from '../../kinds.js';
import { onTopOf } from '../lamps/tops.js';
import { FOR_TWO } from '../programs/bedside.js';
import { placesAt } from '../programs/tables.js';
import { count, isWelcome, type Scene, wanted } from '../scene/scene.js';
import { lacksSeat } from '../seating/seatCount.js';

/** What is asked of a furnished room to judge its sets. */
type Furnished = Pick<Scene, 'pieces' | 'wishes' | 'preserve' | 'style' | 'area'>;

/** The kinds that sets lack, one entry for each missing piece; a bench too many is one that lacks its place. */
export const missingFromSets = (scene: Furnished): Kind[] => setsThatLack(scene).flat();

/** What each set that is not whole lacks. */
const setsThatLack = (scene: Furnished): Kind[][] =>
  [
    ...scene.pieces.map((piece, index) => missingBy(scene, piece, index === 0)),
    Array<Kind>(Math.max(0, count(scene, 'bench') - wanted(scene, 'bench', 1))).fill('bench'),
  ].filter((missing) => missing.length > 0);

/** Points that a set costs which is not whole, and each piece that it lacks. */
const COST = { set: 2, piece: 1 } as const;

/** The cost of all sets that are not whole. */
export const costOfParts = (scene: Furnished): number =>
  setsThatLack(scene).reduce((sum, missing) => sum + COST.set + COST.piece * missing.length, 0);

/**
 * What the main piece has to have to be placed at all: a sofa a table or a second seat, a table two chairs, a desk its
 * chair. An agent who wants fewer gets fewer.
 * @returns the words for it; null: it is there
 */
export function missingCore(scene: Furnished): string | null {
  const [main] = scene.pieces;
  if (!main) return null;
  const missing = missingBy(scene, main, true);
  const lacks = (kind: Kind) => missing.includes(kind);
  if (main.kind === 'dining table') return lacks('dining chair') && chairsAt(scene, main) < 2 ? 'two chairs' : null;
  if (lacks('task chair')) return 'its chair';
  return lacks('coffee table') && lacks('armchair') ? 'a table or a second seat' : null;
}

const chairsAt = (scene: Furnished, table: Draft): number => ofGroup(scene, table, 'dining chair').length;

function missingBy(scene: Furnished, piece: Draft, isMain: boolean): Kind[] {
  if (piece.kind === 'bed') return missingByBed(scene, piece);
  if (piece.kind === 'dining table') return missingByTable(scene, piece);
  if (piece.kind === 'desk') return missingByDesk(scene, piece);
  if (piece.kind === 'gaming desk')
    return short(scene, 'gaming chair', 1, ofGroup(scene, piece, 'gaming chair').length);
  return isMain && KINDS[piece.kind].isMainSofa ? missingBySofa(scene, piece) : [];
}

/** As many of a kind as the set is short of, unless the agent wants fewer, or the surface that it needs is kept. */
const short = (scene: Furnished, kind: Kind, number: number, there: number): Kind[] =>
  isWelcome(scene, kind)
    ? Array<Kind>(Math.max(0, Math.min(number, wanted(scene, kind, number)) - there)).fill(kind)
    : [];

const ofGroup = ({ pieces }: Furnished, { group }: Draft, kind: Kind): Draft[] =>
  pieces.filter((piece) => piece.kind === kind && piece.group === group);

function missingByBed(scene: Furnished, bed: Draft): Kind[] {
  const stands = ofGroup(scene, bed, 'nightstand');
  const number = bed.width > FOR_TWO ? 2 : 1;
  const lamps = stands.filter((stand) => onTopOf(scene, stand).some(({ kind }) => kind === 'table lamp'));
  return [
    ...short(scene, 'nightstand', number, stands.length),
    ...short(scene, 'table lamp', stands.length, lamps.length),
  ];
}

const missingByTable = (scene: Furnished, table: Draft): Kind[] =>
  short(scene, 'dining chair', placesAt(scene.style, table), chairsAt(scene, table));

const missingByDesk = (scene: Furnished, desk: Draft): Kind[] => [
  ...short(scene, 'task chair', 1, ofGroup(scene, desk, 'task chair').length),
  ...short(scene, 'desk lamp', 1, onTopOf(scene, desk).filter(({ kind }) => kind === 'desk lamp').length),
];

function missingBySofa(scene: Furnished, sofa: Draft): Kind[] {
  const lamps = count(scene, 'floor lamp') + count(scene, 'table lamp');
  return [
    ...short(scene, 'coffee table', 1, ofGroup(scene, sofa, 'coffee table').length),
    ...short(scene, 'armchair', 1, lacksSeat(scene, sofa) ? 0 : 1),
    ...short(scene, 'rug', 1, ofGroup(scene, sofa, 'rug').length),
    ...short(scene, 'floor lamp', 1, lamps),
  ];
}
