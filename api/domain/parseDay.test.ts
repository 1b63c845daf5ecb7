import { expect, it } from 'vitest';
import { parseDay } from './parseDay.js';

it.each(['2026-12-31', '0001-01-01', '9999-12-31', '2028-02-29'])('%s is a day', (text) =>
  expect(parseDay(text)?.toISOString()).toBe(`${text}T00:00:00.000Z`),
);

// PostgreSQL has no year 0
it.each(['0000-01-01', '2026-02-29', '2026-13-01', '10000-01-01', '2026-1-1', 'tomorrow'])('%s is no day', (text) =>
  expect(parseDay(text)).toBeNull(),
);
