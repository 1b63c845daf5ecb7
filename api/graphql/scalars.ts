import { GraphQLError } from 'graphql';
import { parseDay } from '../domain/parseDay.js';
import { builder } from './builder.js';

/** RFC 3339 with an offset. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

builder.scalarType('DateTime', {
  description: 'A moment as RFC 3339 text, e.g. 2026-11-20T17:40:00.000Z.',
  serialize: (moment) => moment.toISOString(),
  parseValue: (value) => {
    const moment = new Date(typeof value === 'string' && MOMENT.test(value) ? value : Number.NaN);
    // PostgreSQL has no year 0, and an offset may lead into it
    if (!(moment.getUTCFullYear() >= 1)) throw new GraphQLError('Expected a moment such as 2026-11-20T17:40:00Z.');
    return moment;
  },
});

/** Steps of a double's precision that sums of amounts may be off by. */
const MOST_STEPS = 16;

/**
 * A number as text. Sums of amounts in doubles are off by their last bits (.1 + .2, 19.99 + 1.65): such a number is the
 * amount that it stands for, any other is left to the rules.
 */
function amountText(value: number): string {
  const cents = Math.round(value * 100) / 100;
  const error = MOST_STEPS * Number.EPSILON * Math.max(1, Math.abs(value));
  return String(Math.abs(value - cents) <= error ? cents : value);
}

builder.scalarType('Money', {
  description: 'An amount of money as text with two decimals, e.g. "18.50"; its currency is told beside it.',
  serialize: (amount) => amount.toFixed(2),
  // The input's rules check the text, with a sentence for each field.
  parseValue: (value) => {
    if (typeof value === 'string') return value;
    if (typeof value === 'number') return amountText(value);
    throw new GraphQLError('Expected an amount such as "18.50".');
  },
});

builder.scalarType('Day', {
  description: 'A day of the calendar, e.g. 2026-12-31.',
  serialize: (day) => day.toISOString().slice(0, 10),
  parseValue: (value) => {
    const day = typeof value === 'string' ? parseDay(value) : null;
    if (!day) throw new GraphQLError('Expected a day such as 2026-12-31.');
    return day;
  },
});

builder.scalarType('JSON', {
  description: 'A value as the stager keeps it, such as a plan of furniture; fields may be added to it.',
  serialize: (value) => value,
  parseValue: () => {
    throw new GraphQLError('A value of this kind is only read.');
  },
});
