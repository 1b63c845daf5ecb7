import type { Piece, PlanEdit } from '../../../../api/stager/contract.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { announce } from '../../../feedback/announcer.js';
import type { Arrangement } from '../arrangement.js';
import { announceObjections } from '../useRearranging.js';

/** The next of a piece's looks: asked again it is another one. */
const nextSeed = (seed: number): number => (Math.imul(seed, 1664525) + 1013904223) & 0x7fffffff;

/** What can be done with a piece; each act is told to screen readers. */
export function pieceActs(arrangement: Arrangement, piece: Piece, name: string) {
  const { id } = piece;

  async function carryOut(edit: PlanEdit, said: string): Promise<void> {
    const evaluation = await arrangement.act([edit]);
    if (!evaluation) return;
    announce(said);
    announceObjections(evaluation);
  }
  return {
    /** @param by radians, counter-clockwise seen from above */
    turn: (by: number) => carryOut({ act: 'turn', id, angle: piece.angle + by }, `${name} turned.`),
    vary: () => carryOut({ act: 'vary', id, seed: nextSeed(piece.seed) }, `${name} varied.`),
    remove: () => carryOut({ act: 'remove', id }, `${name} removed.`),
    colour: (colour: number, called: string) => carryOut({ act: 'colour', id, colour }, `${name}: ${called}.`),
    async double(): Promise<void> {
      const evaluation = await arrangement.wish({ kind: 'double', id });
      const made = evaluation?.plan.pieces.at(-1);
      if (!made) return;
      arrangement.select(made.id);
      announce(`One more ${name}.`);
    },
    async swap(kind: Kind): Promise<void> {
      // the new piece takes the old one's place in the plan
      const place = arrangement.store.get().plan.pieces.findIndex((one) => one.id === id);
      const evaluation = await arrangement.act([{ act: 'swap', id, kind }]);
      const made = evaluation?.plan.pieces[place];
      if (!evaluation || !made) return;
      arrangement.select(made.id);
      announce(`${name} swapped for ${evaluation.facts[made.id]?.name ?? kind}.`);
      announceObjections(evaluation);
    },
  };
}
