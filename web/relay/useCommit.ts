import { useCallback } from 'react';
import type { UseMutationConfig } from 'react-relay/hooks';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';

type Settings<TMutation extends MutationParameters> = Omit<UseMutationConfig<TMutation>, 'onCompleted' | 'onError'>;
type Commit<TMutation extends MutationParameters> = (settings: Settings<TMutation>) => Promise<TMutation['response']>;

/** What the server said of a mutation that came back with nothing: Relay tells developers, in many more words. */
function saidIn(failure: Error): Error {
  const source: unknown = 'source' in failure ? failure.source : undefined;
  if (typeof source !== 'object' || source === null || !('errors' in source)) return failure;
  const [first]: readonly unknown[] = Array.isArray(source.errors) ? source.errors : [];
  const isSaid = typeof first === 'object' && first !== null && 'message' in first;
  return isSaid && typeof first.message === 'string' ? new Error(first.message, { cause: failure }) : failure;
}

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
          onError: (failure) => reject(saidIn(failure)),
        });
      }),
    [start],
  );
  return [commit, busy];
}
