import { ConflictError, NotFoundError, ValidationError } from '../../domain/errors.js';
import { builder } from '../../graphql/builder.js';
import { RoomWall } from '../staging.enums.js';
import { stagingJobPayload } from '../stagingJob.type.js';
import { sameRoom } from './sameRoom.rules.js';
import { setSameRoom } from './setSameRoom.js';

const SetSameRoomInput = builder
  .inputType('SetSameRoomInput', {
    description: 'Which image shows the room of which other one.',
    fields: (t) => ({
      itemId: t.id({
        required: true,
        description: 'The image, of a job in PROOF_READY or in REWORK with a failure.',
      }),
      sameRoomAs: t.id({
        description: 'Another image of the job, whose furniture stands in this one, too; null: none.',
      }),
      backWall: t.field({
        type: RoomWall,
        description: 'The wall of that image’s room that is the back wall of this one; null: the photos tell it.',
      }),
    }),
  })
  .validate(sameRoom);

builder.mutationField('setSameRoom', (t) =>
  t.withAuth({ member: true }).field({
    type: stagingJobPayload('SetSameRoomPayload', 'The image is queued again.'),
    description: 'Says whether an image shows the same room as another one of its job, and stages it again.',
    errors: { types: [ValidationError, NotFoundError, ConflictError] },
    args: { input: t.arg({ type: SetSameRoomInput, required: true, description: 'The images.' }) },
    resolve: (_root, { input }, { caller, services }) => setSameRoom(caller, services, input),
  }),
);
