import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import type { useActivityUpdatesSubscription } from '../__generated__/useActivityUpdatesSubscription.graphql.js';
import { tellActivity } from './activityEvents.js';

/** Lists of activities that a page may show: a new activity is put first in each that is loaded. */
const CONNECTIONS = ['ActivityTimeline_activities', 'NotificationList_activities'];

/** Adds one to the server's counts; to the count of unseen activities only when another person acted. */
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

/** Receives everything that happens in the workspace. The shell calls it once per tab. */
export function useActivityUpdates() {
  useSubscription<useActivityUpdatesSubscription>(config);
}
