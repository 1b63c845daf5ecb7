import { graphql, readInlineData } from 'react-relay/hooks';
import type { agentMonth$key } from '../../__generated__/agentMonth.graphql.js';
import { displayName } from '../../session/displayName.js';

/** What one person's projects brought in one month. */
export interface AgentMonth {
  /** as 2026-11 */
  readonly month: string;
  /** of the person, also after they left; null: the projects were given to nobody */
  readonly name: string | null;
  readonly projects: number;
  readonly rooms: number;
  /** null: no room was staged */
  readonly roundsPerRoom: number | null;
  /** null: nothing was approved */
  readonly hoursToApproval: number | null;
  /** as the server sends money */
  readonly spending: string;
}

export function readAgentMonth(key: agentMonth$key): AgentMonth {
  const { month, agent, agentName, projects, rooms, roundsPerRoom, hoursToApproval, spending } = readInlineData(
    graphql`
      fragment agentMonth on AgentMonth @inline {
        month
        agent {
          firstName
          lastName
          email
        }
        agentName
        projects
        rooms
        roundsPerRoom
        hoursToApproval
        spending
      }
    `,
    key,
  );
  return {
    month,
    name: agent ? nameOf(agent) : (agentName ?? null),
    projects,
    rooms,
    roundsPerRoom: roundsPerRoom ?? null,
    hoursToApproval: hoursToApproval ?? null,
    spending,
  };
}

const nameOf = ({ firstName, lastName, email }: Parameters<typeof displayName>[0]) =>
  displayName({ firstName, lastName, email });
