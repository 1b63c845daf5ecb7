import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import type { useActivityUpdatesSubscription } from '../__generated__/useActivityUpdatesSubscription.graphql.js';
import { tellActivity } from './activityEvents.js';

/** Lists of activities that a page may show: a new activity is put first in each that is loaded. */
const CONNECTIONS = ['ActivityTimeline_activities', 'NotificationList_activities'];

/** Puts it on the bell, and counts it as unseen when another person acted. */
function countOneMore(store: RecordSourceSelectorProxy) {
  const viewer = store.get(VIEWER_ID);
  const activity = store.getRootField('activityAdded');
  const onBell = viewer?.getLinkedRecord('activities', { first: 3 });
  if (onBell) {
    const edge = ConnectionHandler.createEdge(store, onBell, activity, 'ActivityEdge');
    onBell.setLinkedRecords([edge, ...(onBell.getLinkedRecords('edges') ?? [])].slice(0, 3), 'edges');
  }
  const actor = activity.getLinkedRecord('actor');
  const person = viewer?.getLinkedRecord('user');
  const unseen = viewer?.getValue('unseenActivities');
  const byOther = !actor || actor.getDataID() !== person?.getDataID();
  if (byOther && typeof unseen === 'number') viewer?.setValue(unseen + 1, 'unseenActivities');
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
