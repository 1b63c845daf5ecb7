import { useCallback } from 'react';
import type { UseMutationConfig } from 'react-relay/hooks';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

type Settings<TMutation extends MutationParameters> = Omit<UseMutationConfig<TMutation>, 'onCompleted' | 'onError'>;
type Commit<TMutation extends MutationParameters> = (settings: Settings<TMutation>) => Promise<TMutation['response']>;

/** A mutation as a promise, and whether it is under way. Rejects when the server did not carry it out. */
export function useCommit<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): readonly [commit: Commit<TMutation>, busy: boolean] {
  const [start, busy] = useMutation<TMutation>(mutation);
  const commit = useCallback<Commit<TMutation>>(
    (settings) =>
      new Promise((resolve, reject) => {
        start({
          ...settings,
          onCompleted: (response, errors) =>
            errors?.length ? reject(new Error(errors[0].message)) : resolve(response),
          onError: reject,
        });
      }),
    [start],
  );
  return [commit, busy];
}
