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

/** Up to ten digits and at most two decimals: what the database's money columns hold. */
const AMOUNT = /^\d{1,10}(\.\d{1,2})?$/;

builder.scalarType('Money', {
  description: 'An amount of money as text with two decimals, e.g. "18.50"; its currency is told beside it.',
  serialize: (amount) => amount.toFixed(2),
  // a number too: 18.5 has one exact shortest text, and that is what is taken
  parseValue: (value) => {
    const text = typeof value === 'number' ? String(value) : value;
    if (typeof text === 'string' && AMOUNT.test(text)) return text;
    throw new GraphQLError('Expected an amount of at least 0 with at most two decimals, such as "18.50".');
  },
});

const DAY = /^\d{4}-\d\d-\d\d$/;

builder.scalarType('Day', {
  description: 'A day of the calendar, e.g. 2026-12-31.',
  serialize: (day) => day.toISOString().slice(0, 10),
  parseValue: (value) => {
    const day = new Date(typeof value === 'string' && DAY.test(value) ? `${value}T00:00:00Z` : Number.NaN);
    // 31 February is moved to March by Date: such a day is none
    if (!Number.isNaN(day.getTime()) && day.toISOString().startsWith(String(value))) return day;
    throw new GraphQLError('Expected a day such as 2026-12-31.');
  },
});
