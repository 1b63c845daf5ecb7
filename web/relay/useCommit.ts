import { useCallback } from 'react';
import type { UseMutationConfig } from 'react-relay/hooks';
import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime';
import type { refusal$key } from '../__generated__/refusal.graphql.js';
import { refusalOf } from './refusal.js';

/** What a mutation selects of its only field: its payload, where that is read, and the refusal. */
interface Answer {
  /** `... on DeleteMediaPayload @alias(as: "done")` */
  readonly done?: object | null;
  /** `...refusal @alias` */
  readonly refusal: refusal$key | null | undefined;
}

interface Mutation extends MutationParameters {
  readonly response: Readonly<Record<string, Answer>>;
}

type AnswerTo<TMutation extends Mutation> = TMutation['response'][keyof TMutation['response']];
type Done<TMutation extends Mutation> =
  AnswerTo<TMutation> extends { readonly done: infer Payload } ? NonNullable<Payload> : undefined;

interface Settings<TMutation extends Mutation> extends Omit<
  UseMutationConfig<TMutation>,
  'onCompleted' | 'onError' | 'updater'
> {
  /** changes the store after the mutation succeeded */
  readonly updater?: (store: RecordSourceSelectorProxy, done: Done<TMutation>) => void;
}

type Commit<TMutation extends Mutation> = (settings: Settings<TMutation>) => Promise<Done<TMutation>>;

/** A mutation has one field. Its payload is there unless it was refused. */
function answerIn<TMutation extends Mutation>(response: TMutation['response']) {
  const [answer] = Object.values<Answer>(response);
  if (!answer) throw new Error('Expected one field in the response of a mutation, found none.');
  return { done: answer.done as Done<TMutation>, refusal: answer.refusal };
}

/** The server's message about a mutation without a result, taken out of Relay's longer message for developers. */
function saidIn(failure: Error): Error {
  const source: unknown = 'source' in failure ? failure.source : undefined;
  if (typeof source !== 'object' || source === null || !('errors' in source)) return failure;
  const [first]: readonly unknown[] = Array.isArray(source.errors) ? source.errors : [];
  const isSaid = typeof first === 'object' && first !== null && 'message' in first;
  return isSaid && typeof first.message === 'string' ? new Error(first.message, { cause: failure }) : failure;
}

/**
 * A mutation as a function that returns a promise of its payload, and whether it is running. The promise rejects when
 * the server did not carry it out: with a Refusal when the server refused.
 */
export function useCommit<TMutation extends Mutation>(
  mutation: GraphQLTaggedNode,
): readonly [commit: Commit<TMutation>, busy: boolean] {
  const [start, busy] = useMutation<TMutation>(mutation);
  const commit = useCallback<Commit<TMutation>>(
    ({ updater, ...settings }) =>
      new Promise((resolve, reject) => {
        start({
          ...settings,
          updater: (store, response) => {
            const answer = response && answerIn<TMutation>(response);
            if (answer && !answer.refusal) updater?.(store, answer.done);
          },
          onCompleted: (response, errors) => {
            const [error] = errors ?? [];
            if (error) return reject(new Error(error.message));
            const { done, refusal } = answerIn<TMutation>(response);
            const refused = refusalOf(refusal);
            if (refused) reject(refused);
            else resolve(done);
          },
          onError: (failure) => reject(saidIn(failure)),
        });
      }),
    [start],
  );
  return [commit, busy];
}
