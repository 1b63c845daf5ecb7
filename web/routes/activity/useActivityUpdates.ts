import { graphql, useSubscription } from 'react-relay/hooks';
import type { GraphQLSubscriptionConfig, RecordSourceSelectorProxy } from 'relay-runtime';
import { ConnectionHandler, VIEWER_ID } from 'relay-runtime';
import type { useActivityUpdatesSubscription } from '../../__generated__/useActivityUpdatesSubscription.graphql.js';
import { tellActivity } from './activityEvents.js';

/** The lists of activities, of which a page may show any: what is new goes to the head of each that was read. */
const lists = ['ActivityTimeline_activities', 'NotificationList_activities'];

/** Counted by the server when the page began, and from then on by what is heard. */
function countOneMore(store: RecordSourceSelectorProxy) {
  const counted = store.get(VIEWER_ID)?.getLinkedRecord('activities', { first: 1 });
  const count = counted?.getValue('totalCount');
  if (typeof count === 'number') counted?.setValue(count + 1, 'totalCount');
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
  variables: { connections: lists.map((key) => ConnectionHandler.getConnectionID(VIEWER_ID, key)) },
  updater: countOneMore,
  onNext: (answer) => {
    if (answer?.activityAdded) tellActivity(answer.activityAdded);
  },
};

/** Hears of everything that happens in the workspace: called once a tab, by the shell. */
export function useActivityUpdates() {
  useSubscription<useActivityUpdatesSubscription>(config);
}
