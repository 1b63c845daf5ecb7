import type { PlanEdit } from '../../../../api/stager/contract.js';
import type { Kind } from '../../../../api/stager/kinds.js';
import { nextSeed } from '../../../../api/stager/random.js';
import type { Arrangement } from '../arrangement.js';
import type { Evaluation } from '../engine/messages.js';

/** What can be done with a piece. */
export function pieceActs(arrangement: Arrangement, id: string) {
  const name = arrangement.nameOf(id);
  /** the edits by the piece as it is when its turn comes */
  const carryOut = (editOf: (piece: { readonly angle: number; readonly seed: number }) => PlanEdit, said: string) =>
    arrangement.act((plan) => {
      const piece = plan.pieces.find((one) => one.id === id);
      return piece ? [editOf(piece)] : [];
    }, said);
  const select = (made: { readonly id: string } | undefined) => made && arrangement.select(made.id);

  return {
    /** @param by radians, counter-clockwise seen from above */
    turn: (by: number) => carryOut(({ angle }) => ({ act: 'turn', id, angle: angle + by }), `${name} turned.`),
    vary: () => carryOut(({ seed }) => ({ act: 'vary', id, seed: nextSeed(seed) }), `${name} varied.`),
    remove: () => carryOut(() => ({ act: 'remove', id }), `${name} removed.`),
    colour: (colour: number, called: string) => carryOut(() => ({ act: 'colour', id, colour }), `${name}: ${called}.`),
    async double(): Promise<void> {
      const evaluation = await arrangement.act(() => ({ kind: 'double', id }), `One more: ${name}.`);
      select(evaluation?.plan.pieces.at(-1));
    },
    async swap(kind: Kind): Promise<void> {
      // the new piece takes the old one's place in the plan
      const place = arrangement.store.get().plan.pieces.findIndex((one) => one.id === id);
      const madeIn = ({ plan }: Evaluation) => plan.pieces[place];
      const evaluation = await arrangement.act(
        () => [{ act: 'swap', id, kind }],
        (done) => `${name} swapped for ${done.facts[madeIn(done)?.id ?? '']?.name ?? kind}.`,
      );
      select(evaluation ? madeIn(evaluation) : undefined);
    },
  };
}
