import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.js';

/** The schema in GraphQL's own language, in the order of the alphabet: the same code gives the same bytes. */
export function printSchemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
