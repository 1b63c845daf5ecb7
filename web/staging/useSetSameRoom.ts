import { graphql } from 'react-relay/hooks';
import type { useSetSameRoomMutation } from '../__generated__/useSetSameRoomMutation.graphql.js';
import { useCommit } from '../relay/useCommit.js';
import { reportOutcome } from '../forms/reportOutcome.js';
import type { RoomWall } from './roomWalls.js';

interface SameRoom {
  readonly itemId: string;
  /** null: a room of its own */
  readonly sameRoomAs: string | null;
  /** null: the photos tell it */
  readonly backWall: RoomWall | null;
}

/** Says which photo of a job shows the room of which other one, and stages it again. Its refusals are reported. */
export function useSetSameRoom() {
  const [commit, busy] = useCommit<useSetSameRoomMutation>(graphql`
    mutation useSetSameRoomMutation($input: SetSameRoomInput!) {
      setSameRoom(input: $input) {
        ... on SetSameRoomPayload {
          stagingJob {
            ...JobCard_job
            ...Review_job
          }
        }
        ...refusal @alias
      }
    }
  `);

  const set = (input: SameRoom) =>
    reportOutcome(commit({ variables: { input } }), {
      done: 'Photo queued again',
      failed: 'Failed to queue the photo again',
    });

  return [set, busy] as const;
}
