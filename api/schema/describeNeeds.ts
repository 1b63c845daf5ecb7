import { isObjectType, type GraphQLSchema } from 'graphql';
import { needOf, TYPES } from './needs.js';

const sentence = (before: string | null | undefined, more: string) => [before, more].filter(Boolean).join(' ');

/** Says in the schema's own descriptions which scope a key, and which permission a person, needs. */
export function describeNeeds(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    const own = TYPES[type.name];
    if (own) type.description = sentence(type.description, `Needs \`${own}\`.`);
    for (const field of Object.values(type.getFields())) {
      const need = needOf(type.name, field.name);
      const isOfType = need === TYPES[type.name.replace(/(Connection|Edge)$/, '')];
      if (need && !isOfType) field.description = sentence(field.description, `Needs \`${need}\`.`);
    }
  }
  return schema;
}
