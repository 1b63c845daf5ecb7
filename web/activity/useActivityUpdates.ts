import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import type { useActivityUpdatesSubscription } from '../__generated__/useActivityUpdatesSubscription.graphql.js';
import { tellActivity } from './activityEvents.js';

/** The lists of activities, of which a page may show any: what is new goes to the head of each that was read. */
const CONNECTIONS = ['ActivityTimeline_activities', 'NotificationList_activities'];

/** Counted by the server when the page began, and from then on by what is heard; of news, what others did. */
function countOneMore(store: RecordSourceSelectorProxy) {
  const viewer = store.get(VIEWER_ID);
  raise(viewer?.getLinkedRecord('activities', { first: 1 }), 'totalCount');
  const actor = store.getRootField('activityAdded').getLinkedRecord('actor');
  const person = viewer?.getLinkedRecord('user');
  if (!actor || actor.getDataID() !== person?.getDataID()) raise(viewer, 'unseenActivities');
}

function raise(record: RecordProxy | null | undefined, field: string) {
  const count = record?.getValue(field);
  if (typeof count === 'number') record?.setValue(count + 1, field);
}

const config: GraphQLSubscriptionConfig<useActivityUpdatesSubscription> = {
  subscription: graphql`
    subscription useActivityUpdatesSubscription($connections: [ID!]!) {
      activityAdded @prependNode(connections: $connections, edgeTypeName: "ActivityEdge") {
        action
        description
        entityType
        entityId
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- shown by the lists
        ...useEntries_activities
      }
    }
  `,
  variables: { connections: CONNECTIONS.map((key) => ConnectionHandler.getConnectionID(VIEWER_ID, key)) },
  updater: countOneMore,
  onNext: (answer) => {
    if (answer?.activityAdded) tellActivity(answer.activityAdded);
  },
};

/** Hears of everything that happens in the workspace: called once a tab, by the shell. */
export function useActivityUpdates() {
  useSubscription<useActivityUpdatesSubscription>(config);
}
