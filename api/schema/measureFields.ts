import { isObjectType, type GraphQLFieldResolver, type GraphQLSchema } from 'graphql';
import type { GraphQLContext } from '../graphql/context.js';
import { secondsSince } from '../watching/timed.js';

/** Nearly all that pages read lies below `viewer`, which itself waits for nothing. */
const MEASURED = ['Query', 'Mutation', 'Viewer'];

/** Measures the resolvers of root fields, and of the viewer's: a bounded set of names. */
export function measureFields(schema: GraphQLSchema): GraphQLSchema {
  for (const name of MEASURED) {
    const type = schema.getType(name);
    if (!isObjectType(type)) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve) field.resolve = measured(`${name}.${field.name}`, field.resolve);
    }
  }
  return schema;
}

type Resolve = GraphQLFieldResolver<unknown, GraphQLContext>;

function measured(field: string, resolve: Resolve): Resolve {
  return (source, input, context, info) => {
    const began = performance.now();
    const result: unknown = resolve(source, input, context, info);
    if (result instanceof Promise) {
      const end = () => context.services.metrics.fieldSeconds.observe({ field }, secondsSince(began));
      // beside the result, which does not wait for it
      result.then(end, end);
    }
    return result;
  };
}
