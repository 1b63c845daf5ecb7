import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { StagingStyle } from '../staging.enums.js';
import { stagingJobPayload } from '../stagingJob.type.js';
import { rearrangement } from './rearrange.rules.js';
import { rearrangeStagingItem } from './rearrangeStagingItem.js';

const PlanAct = builder.enumType('PlanAct', {
  description: 'What is done to a piece of furniture.',
  values: {
    MOVE: { value: 'move', description: 'To x and z; what hangs on a wall moves along it, and to the height y.' },
    TURN: { value: 'turn', description: 'To the rotation.' },
    REMOVE: { value: 'remove', description: 'With what stands on it.' },
    DOUBLE: { value: 'double', description: 'One more of the same, at x and z.' },
    ADD: { value: 'add', description: 'A piece of a kind for the floor, at x and z with the rotation.' },
    SWAP: { value: 'swap', description: 'For a piece of another kind, in the same place.' },
    VARY: { value: 'vary', description: 'Other details, by the seed: cushions, leaves, a motif.' },
    COLOUR: { value: 'colour', description: 'In another of the colours that the style has for it.' },
    RESIZE: { value: 'resize', description: 'To the width and depth, for what stands or lies on the floor.' },
    RESTYLE: { value: 'restyle', description: 'All pieces in another style, in the same places.' },
    ARRANGE: { value: 'arrange', description: 'Other pieces in other places, by the seed; those before are gone.' },
  },
} as const);

const PlanEditInput = builder.inputType('PlanEditInput', {
  description: 'One change of the furniture. Places are metres in the axes of `PlacedPiece`.',
  fields: (t) => ({
    act: t.field({ type: PlanAct, required: true, description: 'What is done.' }),
    pieceKey: t.string({ description: 'The piece’s key in the report; for all acts but ADD, RESTYLE and ARRANGE.' }),
    kind: t.string({ description: 'For ADD and SWAP: such as armchair.' }),
    x: t.float({ description: 'For MOVE, DOUBLE and ADD.' }),
    y: t.float({ description: 'For MOVE of what hangs on a wall: the height of its underside.' }),
    z: t.float({ description: 'For MOVE, DOUBLE and ADD.' }),
    rotation: t.float({ description: 'For TURN and ADD: degrees, counter-clockwise seen from above.' }),
    seed: t.int({ description: 'For VARY and ARRANGE.' }),
    colour: t.int({ description: 'For COLOUR: index among the colours that the style has for the piece, from 0.' }),
    width: t.float({ description: 'For RESIZE: metres.' }),
    depth: t.float({ description: 'For RESIZE: metres.' }),
    style: t.field({ type: StagingStyle, description: 'For RESTYLE.' }),
  }),
});

const RearrangeStagingItemInput = builder
  .inputType('RearrangeStagingItemInput', {
    description: 'Which image, which of its results was looked at, and what is to change in it.',
    fields: (t) => ({
      itemId: t.id({ required: true, description: 'The image, of a job in PROOF_READY.' }),
      resultId: t.id({ required: true, description: 'The result that it shows.' }),
      edits: t.field({ type: [PlanEditInput], required: true, description: 'One after the other; at most 200.' }),
    }),
  })
  .validate(rearrangement);

builder.mutationField('rearrangeStagingItem', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('RearrangeStagingItemPayload', 'The image is queued again with this furniture.'),
    description: 'Stages an image again with its furniture rearranged. What the change does not reach stays as it is.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: RearrangeStagingItemInput, required: true, description: 'The changes.' }) },
    resolve: (_root, { input }, { caller, services }) => rearrangeStagingItem(caller, services, input),
  }),
);
