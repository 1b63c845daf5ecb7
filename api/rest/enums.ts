/**
 * How REST spells the values of enums: as the rest of the product does, `on_hold` or `staging_job.delivered`, where
 * GraphQL has the names ON_HOLD and STAGING_JOB_DELIVERED.
 */
import type { GraphQLEnumType } from 'graphql';

/** All values, in the order of the schema. */
export const valuesOf = (type: GraphQLEnumType): string[] => type.getValues().map(({ value }) => String(value));

/** The value of a name that the schema has. */
export const valueOf = (type: GraphQLEnumType, name: string): string => String(type.getValue(name)?.value ?? name);

/** The name of a value; undefined: there is no such value. */
export const nameOf = (type: GraphQLEnumType, given: unknown): string | undefined =>
  type.getValues().find(({ value }) => value === given)?.name;
