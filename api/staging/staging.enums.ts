import { builder } from '../graphql/builder.js';
import { namedOptions } from '../graphql/namedOptions.js';
import { STYLE_OPTIONS } from '../shared/stagingOptions.js';

export const StagingStyle = builder.enumType('StagingStyle', {
  description: 'How a room is furnished: palette, materials and pieces.',
  values: namedOptions(STYLE_OPTIONS),
});

export const StagingJobStatus = builder.enumType('StagingJobStatus', {
  description: 'Where a staging job stands.',
  values: {
    QUEUED: { value: 'queued', description: 'Waits for a worker.' },
    PROCESSING: { value: 'processing', description: 'Is being staged.' },
    PROOF_READY: { value: 'proof_ready', description: 'Proofs wait for approval.' },
    REWORK: { value: 'rework', description: 'A revision was asked for, or with `failure`: it went wrong.' },
    APPROVED: { value: 'approved', description: 'The finals are being written.' },
    FINAL_DELIVERED: { value: 'final_delivered', description: 'The finals are there.' },
  },
} as const);

export const ReworkReason = builder.enumType('ReworkReason', {
  description: 'Why a staging job stands in REWORK.',
  values: {
    REVISION: { value: 'revision', description: 'A revision was asked for, and waits for a worker.' },
    FAILED: { value: 'failed', description: 'No photo could be staged; `failure` says why.' },
    CANCELLED: { value: 'cancelled', description: 'Somebody cancelled it.' },
    LEFT_OUT: { value: 'left_out', description: 'Every photo was left out, so there is nothing to deliver.' },
  },
} as const);

export const StagingItemState = builder.enumType('StagingItemState', {
  description: 'Where one image of a job stands.',
  values: {
    WAITING: { value: 'waiting', description: 'Is to be staged.' },
    STAGING: { value: 'staging', description: 'Is being staged.' },
    STAGED: { value: 'staged', description: 'Has its proof, of this round or of one before.' },
    FAILED: { value: 'failed', description: 'Could not be staged; `failure` says why.' },
  },
} as const);

export const RoomWall = builder.enumType('RoomWall', {
  description: 'A wall of the room that a photo shows, as the photo sees it.',
  values: {
    BACK: { value: 'back', description: 'The one that the camera looks at.' },
    LEFT: { value: 'left', description: 'The one at the left.' },
    RIGHT: { value: 'right', description: 'The one at the right.' },
    FRONT: { value: 'front', description: 'The one behind the camera.' },
  },
} as const);

export const StagingDecision = builder.enumType('StagingDecision', {
  description: 'What was decided about one image of a job.',
  values: {
    UNDECIDED: { value: 'undecided', description: 'Nothing yet.' },
    APPROVED: { value: 'approved', description: 'Its picture is taken as it is: delivered at once, and charged for.' },
    LEFT_OUT: { value: 'left_out', description: 'It is not delivered and costs nothing; it can be taken in again.' },
  },
} as const);

export const RevisionOutcome = builder.enumType('RevisionOutcome', {
  description: 'What came of a revision.',
  values: {
    PENDING: { value: 'pending', description: 'It is being worked on.' },
    DONE: { value: 'done', description: 'At least one of its images was staged.' },
    CANCELLED: { value: 'cancelled', description: 'It was called off.' },
    FAILED: { value: 'failed', description: 'None of its images could be staged; `failure` says why.' },
  },
} as const);

export const Surface = builder.enumType('Surface', {
  description: 'A part of the room that can be kept bare.',
  values: {
    FLOOR: { value: 'floor', description: 'The floor.' },
    WALLS: { value: 'walls', description: 'The walls, without windows.' },
    WINDOWS: { value: 'windows', description: 'The windows.' },
    CEILING: { value: 'ceiling', description: 'The ceiling.' },
  },
} as const);
