import { GraphQLError } from 'graphql';
import { builder } from './builder.js';

/** RFC 3339, with the offset that makes it a moment. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

builder.scalarType('DateTime', {
  description: 'A moment as RFC 3339 text, e.g. 2026-11-20T17:40:00.000Z.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(typeof value === 'string' && MOMENT.test(value) ? value : Number.NaN);
    if (Number.isNaN(moment.getTime())) throw new GraphQLError('Expected a moment such as 2026-11-20T17:40:00Z.');
    return moment;
  },
});
