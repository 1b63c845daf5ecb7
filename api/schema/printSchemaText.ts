import { lexicographicSortSchema, printSchema } from 'graphql';
import { schema } from './schema.js';

/** The schema in GraphQL's SDL, sorted, so that the same code gives the same bytes. */
export function printSchemaText(): string {
  return `${printSchema(lexicographicSortSchema(schema))}\n`;
}
